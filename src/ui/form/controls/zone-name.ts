/** A time zone's name as people read it. */
export function zoneName(zone: string): string {
  return zone.replaceAll("_", " ");
}
