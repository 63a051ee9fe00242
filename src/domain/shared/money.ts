/** Money in integer cents. */

/** `520000` as `5200.00`, without floating point. */
export function centsToUnits(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
