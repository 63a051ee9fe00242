/** Time zones by their IANA names. */

/** Whether the runtime knows the zone; other spellings of one are refused, so that one place has one name. */
export function isTimeZone(name: string): boolean {
  return name === "UTC" || Intl.supportedValuesOf("timeZone").includes(name);
}
