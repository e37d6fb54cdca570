/** The tables of this device: which token opens which seat. Tokens stay here and in the first message of a socket. */

import { keep, kept } from "./memory";

export interface KeptTable {
  table: string;
  token: string;
  /** Codes of invitations that this device may pass on, by seat. */
  invitations: Record<number, string>;
  made: number;
}

const KEY = "bastide.tables";

export function keptTables(): KeptTable[] {
  const found = kept(KEY);
  return Array.isArray(found) ? (found as KeptTable[]) : [];
}

export function tokenOf(table: string): string | null {
  return keptTables().find((each) => each.table === table)?.token ?? null;
}

export function keepTable(table: KeptTable): void {
  const others = keptTables().filter((each) => each.table !== table.table);
  keep(KEY, [table, ...others].slice(0, 200));
}

export function forgetTable(table: string): void {
  keep(
    KEY,
    keptTables().filter((each) => each.table !== table),
  );
}
