import { t } from "./i18n.svelte";

/** Put names into a list: `Anna, Ben and Ines`. */
export function listedNames(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return t("listed-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}
