/** Write what is left on a clock: days, hours, minutes, and tenths when it is nearly nothing; also how long one is over time. */
export function clockText(milliseconds: number): string {
  if (milliseconds <= -1000) return `−${clockText(-milliseconds)}`;
  const left = Math.max(0, milliseconds);
  const seconds = Math.floor(left / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  if (seconds >= 2 * 86400) return `${Math.floor(seconds / 86400)}d ${Math.floor((seconds % 86400) / 3600)}h`;
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  if (seconds < 10) return `0:0${(left / 1000).toFixed(1)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
