/** A tenant's regional defaults, for new companies and for people and mails without settings of their own. */
import type { Language } from "../../shared/languages.ts";
import { isTimeZone } from "../../shared/time-zone.ts";

export interface Region {
  /** IANA time zone name. */
  timeZone: string;
  /** Language of mails. */
  locale: Language;
  /** ISO 4217. */
  currency: string;
}

export const defaultRegion: Region = { timeZone: "Asia/Singapore", locale: "en", currency: "SGD" };

export const isDefaultRegion = ({ timeZone, locale, currency }: Region): boolean =>
  timeZone === defaultRegion.timeZone && locale === defaultRegion.locale && currency === defaultRegion.currency;

/** Fields whose value the runtime does not support; the contract only checks their format. */
export function regionFaults({
  timeZone,
  currency,
}: Pick<Region, "timeZone" | "currency">): ("timeZone" | "currency")[] {
  const known = { timeZone: isTimeZone(timeZone), currency: Intl.supportedValuesOf("currency").includes(currency) };
  return (["timeZone", "currency"] as const).filter((name) => !known[name]);
}
