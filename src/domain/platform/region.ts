/** Where a tenant is at home: what its new companies, and people and mails without a choice of their own, go by. */
import type { Language } from "../shared/languages.ts";
import { isTimeZone } from "../shared/time-zone.ts";

export interface Region {
  /** IANA name. */
  timeZone: string;
  /** Language of mails. */
  locale: Language;
  /** ISO 4217. */
  currency: string;
}

export const defaultRegion: Region = { timeZone: "Asia/Singapore", locale: "en", currency: "SGD" };

export const isDefaultRegion = ({ timeZone, locale, currency }: Region): boolean =>
  timeZone === defaultRegion.timeZone && locale === defaultRegion.locale && currency === defaultRegion.currency;

/** Fields whose value the runtime does not know; the contract knows no more than their form. */
export function regionFaults({
  timeZone,
  currency,
}: Pick<Region, "timeZone" | "currency">): ("timeZone" | "currency")[] {
  const known = { timeZone: isTimeZone(timeZone), currency: Intl.supportedValuesOf("currency").includes(currency) };
  return (["timeZone", "currency"] as const).filter((name) => !known[name]);
}
