/** Where in the app one is: a path behind the `#`, so that nothing of it ever reaches a server or its log. */

export interface Route {
  /** The parts of the path: `["t", "abc"]`. */
  parts: string[];
  query: URLSearchParams;
}

export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  return { parts: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

export const place = $state<{ route: Route }>({ route: routeOf(location.hash) });

addEventListener("hashchange", () => {
  place.route = routeOf(location.hash);
});

/** Give the link to a place of the app. */
export function to(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** The link to the review of a game; who played it alone on this device is looked at first. */
export function toReview(record: string, seats: readonly number[]): string {
  return seats.length === 1 ? `${to("review", record)}?of=${seats[0]}` : to("review", record);
}

export function go(...parts: string[]): void {
  location.hash = to(...parts);
}

/** Go there without a step in the history: after a secret of the address has been used, say. */
export function replace(...parts: string[]): void {
  history.replaceState(null, "", to(...parts));
  place.route = routeOf(location.hash);
}
