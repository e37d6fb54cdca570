/** What this device keeps. Where a browser keeps nothing, it is kept as long as the page is open. */

const here = new Map<string, string>();

function textOf(key: string): string | null {
  try {
    return here.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What is kept by this name; `null` if there is nothing, or nothing that can be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(textOf(key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    here.delete(key);
  } catch {
    here.set(key, text);
  }
}
