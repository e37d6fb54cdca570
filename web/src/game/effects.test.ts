import { expect, it, vi } from "vitest";
import type { Effect } from "@/protocol";
import { effectsTold } from "./effects";

const SENTENCES: Record<string, string> = {
  "left-eaten": "Anna's follower is eaten by the dragon.",
  "effect-extends": "extends a free road",
};
vi.mock("@/lib/i18n.svelte", () => ({ t: (key: string) => SENTENCES[key], capital: (text: string) => text }));

function effect(key: string): Effect {
  return { words: { key, parameters: {}, form: "" } } as unknown as Effect;
}

it("tells whole sentences in a row without stops", () => {
  const told = effectsTold([effect("left-eaten"), effect("effect-extends"), effect("left-eaten")]);
  const eaten = "Anna's follower is eaten by the dragon";
  expect(told).toBe(`${eaten} · extends a free road · ${eaten}`);
});
