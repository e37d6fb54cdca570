/** Games that are over, or come from elsewhere: upload, replay, review, the check of the draw. */

import type { Fairness, RecordFacts, Refusal, Replay, ReviewState, Shared } from "@/protocol";
import { RequestRefused, request } from "./api";
import { to } from "./router.svelte";
import { tokenOf } from "./seats";

const path = (record: string, more = "") => `records/${encodeURIComponent(record)}${more}`;

/** Bring a file along: `.bastide`, or a save file of JCloisterZone. */
export async function upload(file: Blob): Promise<RecordFacts> {
  const response = await fetch("/api/records", { method: "POST", body: file });
  if (!response.ok) throw new RequestRefused((await response.json()) as Refusal);
  return (await response.json()) as RecordFacts;
}

export function replayOf(record: string): Promise<Replay> {
  return request<Replay>(path(record, "/replay"));
}

export function reviewState(record: string): Promise<ReviewState> {
  return request<ReviewState>(path(record, "/review"));
}

export function beginReview(record: string): Promise<ReviewState> {
  return request<ReviewState>(path(record, "/review"), {});
}

export function fairnessOf(record: string): Promise<Fairness> {
  return request<Fairness>(path(record, "/fairness"));
}

/** Where the record is to be downloaded. */
export function textAddress(record: string): string {
  return `/api/${path(record, "/text")}`;
}

/** The address of a game at one of its steps. */
export function positionLink(record: string, step: number): string {
  return `${location.origin}${location.pathname}${to("replay", record)}?step=${step}`;
}

/** Keep the position of a running table, so that it can be linked. */
export function sharePosition(table: string): Promise<Shared> {
  return request<Shared>(`tables/${encodeURIComponent(table)}/share`, {}, tokenOf(table) ?? undefined);
}
