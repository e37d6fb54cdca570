import { boxName, copiesOf } from "./boxes";
import { has, t } from "./i18n.svelte";
import { keyOf } from "./language";

/** Put names into a list: `Anna, Ben and Ines`. */
export function listedNames(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return t("listed-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** The title of a box, with the number of its copies if there is not one. */
export function boxTitle(written: string): string {
  const key = `title-${keyOf(boxName(written))}`;
  const copies = copiesOf(written);
  return `${has(key) ? t(key) : boxName(written)}${copies === 1 ? "" : ` × ${copies}`}`;
}
