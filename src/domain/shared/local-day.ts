/** Which day it is at an instant: in the zone of a work location, of a company, or of a tenant. */

export interface Zones {
  /** Of the tenant; the platform's for its own accounts. */
  readonly tenant: string;
  /** Of each company. */
  readonly companies: Readonly<Record<string, string>>;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  // Swedish writes dates and times in the order of ISO 8601.
  const made = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, made);
  return made;
}

/** The day in the zone, as YYYY-MM-DD. */
export const localDay = (zone: string, at: Date): string => formatOf(zone).format(at).slice(0, 10);

/** Without a company, or with one that is not known yet, the tenant's. */
export const zoneIn = ({ tenant, companies }: Zones, companyId?: string): string =>
  (companyId === undefined ? undefined : companies[companyId]) ?? tenant;

/** How far local clocks are ahead of UTC at the instant, in milliseconds. */
function ahead(zone: string, at: number): number {
  const whole = Math.floor(at / 1000) * 1000;
  return Date.parse(`${formatOf(zone).format(whole).replace(" ", "T")}Z`) - whole;
}

/** The first instant of a day in the zone; where the clocks skip midnight, the first one after it. */
export function startOfLocalDay(zone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset of a day before and after covers both sides of a change of the clocks.
  const candidates = [-86_400_000, 86_400_000].map((away) => midnight - ahead(zone, midnight + away));
  const found = candidates.toSorted((one, other) => one - other).find((at) => localDay(zone, new Date(at)) === day);
  return new Date(found ?? Math.max(...candidates));
}
