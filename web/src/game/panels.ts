/** Panels that lie on the board. */

import type { Box } from "./box";

/** What panels cover of a part of the page, from its corner; each of them says that it is one by `data-panel`. */
export function panelsIn(host: HTMLElement): Box[] {
  const { left, top } = host.getBoundingClientRect();
  return [...host.querySelectorAll("[data-panel]")].flatMap((panel) => {
    const box = panel.getBoundingClientRect();
    if (!box.width || !box.height) return [];
    return [{ left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }];
  });
}
