/** A box as it is written: its name, with `x2` behind it for two copies of its tiles, or `x0` for none of them. */

const WRITTEN = /^(.*?)\s*[x×]\s*(\d+)$/;

export function boxName(written: string): string {
  return WRITTEN.exec(written)?.[1] ?? written;
}

export function copiesOf(written: string): number {
  return Number(WRITTEN.exec(written)?.[2] ?? 1);
}

export function writeBox(name: string, copies: number): string {
  return copies === 1 ? name : `${name} x${copies}`;
}
