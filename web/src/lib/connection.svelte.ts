/** The line to a table: it comes back by itself, and what was asked meanwhile goes out again under the same id. */

import type { Foreseen, FromClient, FromServer, Inspected, Lines, Refusal } from "@/protocol";

export type Status = "connecting" | "open" | "lost" | "closed";

/** An intent without its id: the line gives it one. */
export type Wish = Without<Exclude<FromClient, { type: "hello" }>>;
type Without<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

/** What comes of a wish. */
export type Outcome =
  | { is: "done"; version: number }
  | { is: "refused"; refusal: Refusal }
  | { is: "inspected"; answer: Inspected }
  | { is: "foreseen"; answer: Foreseen }
  | { is: "lines"; answer: Lines };

interface Waiting {
  message: Extract<FromClient, { id: string }>;
  resolve: (outcome: Outcome) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;

export class Connection {
  status = $state<Status>("connecting");
  /** Why the server closed the line for good. */
  refusal = $state.raw<Refusal | null>(null);
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #number = 0;
  // Not `randomUUID`: in a home network, without https, a page does not have it.
  #session = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    readonly address: string,
    readonly hello: () => FromClient,
    readonly receive: (message: FromServer) => void,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Ask for something; the answer comes when the server has it on disk. */
  ask(wish: Wish): Promise<Outcome> {
    this.#number += 1;
    if (this.refusal) return Promise.resolve({ is: "refused", refusal: this.refusal });
    const message = { ...wish, id: `${this.#session}-${this.#number}` } as Waiting["message"];
    return new Promise((resolve) => {
      this.#waiting.set(message.id, { message, resolve });
      this.#send(message);
    });
  }

  /** Say hello again: the next welcome tells everything. */
  greet(): void {
    this.#send(this.hello());
  }

  close(): void {
    this.status = "closed";
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    clearTimeout(this.#timer);
    // One that is still being opened would be a second line, on which everything is heard twice.
    this.#socket?.close();
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      socket.send(JSON.stringify(this.hello()));
      clearInterval(this.#pinger);
      this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as FromServer);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      clearInterval(this.#pinger);
      if (this.status === "closed") return;
      this.status = "lost";
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
    });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.status = "open";
        this.#wait = FIRST_WAIT;
        this.receive(message);
        for (const { message: unsaid } of this.#waiting.values()) this.#send(unsaid);
        return;
      case "done":
        this.#settle(message.id, { is: "done", version: message.version });
        return;
      case "refused":
        this.#settle(message.id, { is: "refused", refusal: message.refusal });
        return;
      case "inspected":
        this.#settle(message.id, { is: "inspected", answer: message });
        return;
      case "foreseen":
        this.#settle(message.id, { is: "foreseen", answer: message });
        return;
      case "lines":
        this.#settle(message.id, { is: "lines", answer: message });
        return;
      case "bye":
        if (message.comes_back) return;
        this.refusal = message.refusal;
        this.close();
        for (const id of [...this.#waiting.keys()]) this.#settle(id, { is: "refused", refusal: message.refusal });
        return;
      default:
        this.receive(message);
    }
  }

  #settle(id: string, outcome: Outcome): void {
    this.#waiting.get(id)?.resolve(outcome);
    this.#waiting.delete(id);
  }

  #ping(): void {
    if (Date.now() - this.#heard > 2.5 * PING_EVERY) this.#socket?.close();
    else this.#send({ type: "ping", id: `${this.#session}-ping` });
  }

  /** The network or the eyes are back: do not wait any longer. */
  #now = (): void => {
    if (this.status !== "lost" || document.visibilityState !== "visible") return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };
}
