/** Tables over HTTP: the list of one's own, sitting down, invitations. */

import type { Invitation, SeatTaken, TableState, TableSummary } from "@/protocol";
import { request } from "./api";
import { to } from "./router.svelte";
import { forgetTable, keepTable, keptTables, tokenOf } from "./seats";

export type MyTable = TableSummary & { made: number };

/** Ask for the tables of this device; those that the server does not know any more are forgotten. */
export async function myTables(): Promise<MyTable[]> {
  const kept = keptTables();
  if (!kept.length) return [];
  const found = await request<TableSummary[]>("tables/mine", { tokens: kept.map((each) => each.token) });
  const known = new Set(found.map((each) => each.table));
  for (const each of kept) if (!known.has(each.table)) forgetTable(each.table);
  const made = new Map(kept.map((each) => [each.table, each.made]));
  return found.map((each) => ({ ...each, made: made.get(each.table) ?? each.changed * 1000 }));
}

export function tableState(table: string): Promise<TableState> {
  return request<TableState>(`tables/${encodeURIComponent(table)}`, undefined, tokenOf(table) ?? undefined);
}

/** Sit down with an invitation, and keep what opens the seat on this device. */
export async function takeSeat(table: string, code: string, name: string): Promise<SeatTaken> {
  const body = { code, name };
  const path = `tables/${encodeURIComponent(table)}/seats`;
  const taken = await request<SeatTaken>(path, body, tokenOf(table) ?? undefined);
  const before = keptTables().find((each) => each.table === table);
  const invitations = before?.invitations ?? {};
  keepTable({ table, token: taken.token, invitations, made: before?.made ?? Date.now() });
  return taken;
}

/** The address that lets somebody sit down; the code stands behind the `#`. */
export function inviteLink(table: string, code: string): string {
  return `${location.origin}${location.pathname}${to("join", table, code)}`;
}

export function watchLink(table: string): string {
  return `${location.origin}${location.pathname}${to("t", table)}`;
}

/** The code of a free seat: the one this device has, or a fresh one. */
export async function invitationOf(table: string, seat: number, isFresh = false): Promise<string> {
  const kept = keptTables().find((each) => each.table === table);
  const known = kept?.invitations[seat];
  if (known && !isFresh) return known;
  const path = `tables/${encodeURIComponent(table)}/invitations`;
  const fresh = await request<Invitation>(path, { seat }, kept?.token);
  if (kept) keepTable({ ...kept, invitations: { ...kept.invitations, [seat]: fresh.code } });
  return fresh.code;
}

/** Where a link leads that somebody was sent: the part behind its `#`. */
export function placeOf(link: string): string | null {
  const hash = link.trim().split("#")[1];
  return hash && /^\/(join|t|replay|review)\/./.test(hash) ? `#${hash}` : null;
}
