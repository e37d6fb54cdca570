/** The tables of this device: which token opens which seat. Tokens stay here and in the first message of a socket. */

export interface KeptTable {
  table: string;
  token: string;
  /** Codes of invitations that this device may pass on, by seat. */
  invitations: Record<number, string>;
  made: number;
}

const KEY = "bastide.tables";

export function keptTables(): KeptTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptTable[];
  } catch {
    return [];
  }
}

export function tokenOf(table: string): string | null {
  return keptTables().find((each) => each.table === table)?.token ?? null;
}

export function keepTable(kept: KeptTable): void {
  const others = keptTables().filter((each) => each.table !== kept.table);
  localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, 200)));
}

export function forgetTable(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptTables().filter((each) => each.table !== table)));
}
