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

/** A new game is chosen above the start page: both are one page. */
function pageOf({ parts }: Route): string {
  return parts[0] === "new" ? "" : parts.join("/");
}

// A page begins at its top for who comes by a link; the browser brings back where one was to who goes back.
const SEEN = "seen";
history.replaceState(SEEN, "");
addEventListener("hashchange", () => {
  const before = pageOf(place.route);
  place.route = routeOf(location.hash);
  if (history.state === SEEN) return;
  history.replaceState(SEEN, "");
  if (pageOf(place.route) !== before) scrollTo(0, 0);
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
  history.replaceState(history.state, "", to(...parts));
  place.route = routeOf(location.hash);
}
