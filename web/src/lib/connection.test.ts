import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromServer } from "@/protocol";
import { Connection } from "./connection.svelte";

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  isClosed = false;
  readonly said: string[] = [];

  constructor() {
    super();
    Socket.made.push(this);
  }

  send(message: string): void {
    this.said.push(JSON.parse(message).type);
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.readyState = Socket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  breaks(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }

  tells(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

const eyes = Object.assign(new EventTarget(), { visibilityState: "visible" });
let heard: string[] = [];

function connected(): Connection {
  const connection = new Connection(
    "ws://here",
    () => ({ type: "hello", token: "", version: null }),
    (message: FromServer) => heard.push(message.type),
  );
  socket().opens();
  socket().tells({ type: "welcome" });
  return connection;
}

function socket(): Socket {
  return Socket.made.at(-1) as Socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", eyes);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  Socket.made = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sends again what was not answered when the line is back", () => {
  const connection = connected();
  void connection.ask({ type: "play", version: 0, action: "-" });
  socket().breaks();
  expect(connection.status).toBe("lost");
  vi.runOnlyPendingTimers();
  socket().opens();
  expect(socket().said).toEqual(["hello"]);
  socket().tells({ type: "welcome" });
  expect(socket().said).toEqual(["hello", "play"]);
});

it("refuses what is asked on a line that is closed for good", async () => {
  const connection = connected();
  const early = connection.ask({ type: "play", version: 0, action: "-" });
  socket().tells({ type: "bye", comes_back: false, refusal: { code: "no_such_table" } });
  const late = connection.ask({ type: "undo", version: 0 });
  for (const outcome of await Promise.all([early, late]))
    expect(outcome).toEqual({ is: "refused", refusal: { code: "no_such_table" } });
});

it("has one line only, also if the eyes are back while it is being opened", () => {
  const connection = connected();
  socket().breaks();
  vi.runOnlyPendingTimers();
  const slow = socket();
  eyes.dispatchEvent(new Event("visibilitychange"));
  const quick = socket();
  expect(quick).not.toBe(slow);
  expect(slow.isClosed).toBe(true);
  for (const each of [slow, quick]) {
    each.opens();
    each.tells({ type: "welcome" });
    each.tells({ type: "said" });
  }
  expect(slow.said).toEqual([]);
  expect(heard).toEqual(["welcome", "welcome", "said"]);
  connection.close();
  expect(quick.isClosed).toBe(true);
});
