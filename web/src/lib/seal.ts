/** What is published before the first draw: the SHA-256 of the seed. Empty where a page may not compute it (no https). */
export async function sealOf(seed: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
