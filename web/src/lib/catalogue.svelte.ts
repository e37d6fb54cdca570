/** What this server offers: games, boxes, options, levels. Asked once. */

import type { Catalogue, GameFacts, Refusal } from "@/protocol";
import { RequestRefused, request } from "./api";

export const offered = $state<{ all: Catalogue | null; refusal: Refusal | null; failed: boolean }>({
  all: null,
  refusal: null,
  failed: false,
});

let asking: Promise<void> | null = null;

export function askCatalogue(): Promise<void> {
  asking ??= ask();
  return asking;
}

async function ask(): Promise<void> {
  offered.failed = false;
  try {
    offered.all = await request<Catalogue>("catalogue");
  } catch (error) {
    offered.refusal = error instanceof RequestRefused ? error.refusal : null;
    offered.failed = true;
    asking = null;
  }
}

export function gameNamed(name: string): GameFacts | undefined {
  return offered.all?.games.find((each) => each.name === name);
}
