/** Minutes as hours and minutes: 8:05. */
export function hoursText(minutes: number): string {
  const length = Math.abs(minutes);
  return `${minutes < 0 ? "−" : ""}${Math.floor(length / 60)}:${String(length % 60).padStart(2, "0")}`;
}
