/** Minutes as hours and minutes: 8:05. */
export function hoursText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

export function MinutesValue({ value }: { readonly value: unknown }) {
  return <span data-minutes>{hoursText(Number(value))}</span>;
}
