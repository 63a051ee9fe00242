/** Time zones by their IANA names. */

/** Whether the runtime knows the zone under exactly this name; aliases are refused. */
export function isTimeZone(name: string): boolean {
  return name === "UTC" || Intl.supportedValuesOf("timeZone").includes(name);
}
