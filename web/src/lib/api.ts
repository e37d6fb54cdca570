/** Requests beside the socket of a table. */

import type { NewTable, Refusal, TableMade } from "@/protocol";
import { t } from "./i18n.svelte";
import { keepTable } from "./seats";

export class RequestRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export async function request<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new RequestRefused((await response.json()) as Refusal);
  return (await response.json()) as Answer;
}

/** Make a table, and keep what opens it on this device. */
export async function makeTable(table: NewTable): Promise<TableMade> {
  const seats = table.seats.map((seat, number) => ({ ...seat, name: seat.name || t("app-colour", { number }) }));
  const made = await request<TableMade>("tables", { ...table, seats });
  const invitations = Object.fromEntries(made.invitations.map((each) => [each.seat, each.code]));
  keepTable({ table: made.table, token: made.token, invitations, made: Date.now() });
  return made;
}
