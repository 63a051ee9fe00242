/** Dates relative to today in Singapore. */
export function accessDay(after: number): string {
  return new Date(Date.now() + (after * 24 + 8) * 3_600_000).toISOString().slice(0, 10);
}
