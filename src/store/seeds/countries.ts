/** The countries of ISO 3166-1. */
import { getCountryDataList } from "countries-list";
import type { countries } from "../platform/tables/countries.ts";
import { nationalities } from "./nationalities.ts";

/** In the data, but not in the standard: reserved or user-assigned codes. */
const outside: readonly string[] = ["AC", "TA", "XK"];
/** Malaysia and the North Asian sources of the work permit rules. */
const traditional: readonly string[] = ["HK", "KR", "MO", "MY", "TW"];

export function seededCountries(): Omit<typeof countries.$inferInsert, "createdAt" | "updatedAt">[] {
  return getCountryDataList()
    .filter(({ iso2 }) => !outside.includes(iso2))
    .map(({ iso2, iso3, name, phone, currency }) => ({
      iso2,
      iso3,
      name,
      nationality: nationalities.get(iso2) ?? name,
      dialCode: phone[0] === undefined ? null : `+${phone[0]}`,
      currency: currency[0] ?? null,
      isTraditionalSource: traditional.includes(iso2),
      status: "active",
    }));
}
