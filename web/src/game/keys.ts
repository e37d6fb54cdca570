/** The keyboard of a game. */

import type { Camera } from "./camera.svelte";
import type { Stage } from "./stage.svelte";

interface Helpers {
  camera: Camera;
  fit: () => void;
  last: () => void;
  final: { next: () => void; back: () => void; pause: () => void } | null;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(input|textarea|select)$/i.test(target.tagName);
}

/** Answer a key; says whether it meant something. */
export function pressed(event: KeyboardEvent, stage: Stage, helpers: Helpers): boolean {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isTyping(event.target) && key !== "Escape") return false;
  if (document.querySelector("dialog[open]")) return false;
  if (stage.mode === "final" && helpers.final) {
    if (key === "ArrowRight" || key === "Enter") helpers.final.next();
    else if (key === "ArrowLeft") helpers.final.back();
    else if (key === " ") helpers.final.pause();
    else if (key === "Escape") stage.mode = "play";
    else return false;
    return true;
  }
  const arrow = ARROWS[key];
  if (arrow) {
    stage.step(...arrow);
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const answer = stage.group?.answers[Number(key) - 1];
    if (stage.isLaying || !answer) return false;
    void stage.play(answer.option);
    return true;
  }
  switch (key.toLowerCase()) {
    case "enter":
      // A button that has the focus is pressed by itself.
      if (event.target instanceof HTMLButtonElement && !event.target.dataset.cell) return false;
      stage.confirm();
      return true;
    case "r":
      stage.turn(event.shiftKey ? -1 : 1);
      return true;
    case "0":
      if (stage.prompt.pass && !stage.isLaying) stage.pass();
      else helpers.fit();
      return true;
    case "n":
      stage.pass();
      return true;
    case "backspace":
      stage.undo();
      return true;
    case "g":
      if (stage.table.hasAids) stage.show("gap");
      return true;
    case "b":
      if (stage.table.hasAids) stage.show("bag");
      return true;
    case "s":
      stage.panel = "lines";
      return true;
    case "c":
      stage.panel = stage.panel === "chat" ? null : "chat";
      return true;
    case "+":
    case "=":
      helpers.camera.zoom(1.25);
      return true;
    case "-":
      helpers.camera.zoom(0.8);
      return true;
    case "l":
      helpers.last();
      return true;
    case "?":
      stage.panel = "keys";
      return true;
    case "escape":
      stage.close();
      return true;
    default:
      return false;
  }
}
