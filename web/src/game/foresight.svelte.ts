/** What answers would do, as the server foresees it: asked for once, when it is wanted. */

import type { Table } from "@/lib/table.svelte";
import type { Effect, Option } from "@/protocol";

/** So many answers of one question are foreseen at most. */
const MOST = 24;

export class Foresight {
  #known = $state.raw<ReadonlyMap<string, readonly Effect[]>>(new Map());
  #asked = new Set<string>();
  #version = -1;

  constructor(readonly table: Table) {}

  /** What an answer would do, as far as it is known. */
  of(option: Option | undefined): readonly Effect[] {
    return (option && this.#known.get(option.action)) ?? [];
  }

  /** Ask what some answers would do, unless that has been asked already. */
  async want(options: readonly Option[]): Promise<void> {
    const { version } = this.table;
    if (version !== this.#version) {
      this.#version = version;
      this.#asked.clear();
      this.#known = new Map();
    }
    const actions = options.map((each) => each.action).filter((action) => !this.#asked.has(action));
    if (!actions.length || !this.table.hasAids || this.#asked.size > MOST * MOST) return;
    for (const action of actions) this.#asked.add(action);
    const found = await this.table.foresee(actions.slice(0, MOST));
    if (version === this.#version) this.#known = new Map([...this.#known, ...Object.entries(found)]);
  }
}
