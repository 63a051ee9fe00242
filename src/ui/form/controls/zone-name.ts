/** Display name of a time zone. */
export function zoneName(zone: string): string {
  return zone.replaceAll("_", " ");
}
