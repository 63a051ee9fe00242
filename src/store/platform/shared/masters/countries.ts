/** Countries, and what names them by their two letters. */
import { and, asc, eq, sql } from "drizzle-orm";
import { byReading, ofStatus, searched } from "../../../shared/list-query.ts";
import { platformRecords } from "../../../shared/platform-records.ts";
import { countries } from "../../tables/countries.ts";
import { globalLeaveTypes } from "../../tables/global-leave-types.ts";
import type { Transaction } from "../../../database/transaction.ts";

interface CountryFilters {
  status?: readonly (typeof countries.$inferSelect)["status"][] | undefined;
  source?: readonly ("traditional" | "other")[] | undefined;
}

export const countryRecords = platformRecords({
  table: countries,
  label: countries.name,
  sortable: {
    name: byReading(countries.name),
    iso2: countries.iso2,
    iso3: countries.iso3,
    nationality: byReading(countries.nationality),
    currency: countries.currency,
    updatedAt: countries.updatedAt,
  },
  defaultSort: "name",
  searchable: [countries.name, countries.nationality, countries.iso2, countries.iso3],
  matching: ({ status, source }: CountryFilters) => [
    ofStatus(countries.status, status),
    source?.length === 1 ? eq(countries.isTraditionalSource, source[0] === "traditional") : undefined,
  ],
  offered: eq(countries.status, "active"),
  offeredBy: [],
});

/** The active countries by name, with their two letters. */
export function countryOptions(
  tx: Transaction,
  q: string | undefined,
): Promise<{ id: string; label: string; iso2: string }[]> {
  return tx
    .select({ id: countries.id, label: countries.name, iso2: countries.iso2 })
    .from(countries)
    .where(and(eq(countries.status, "active"), searched(q, [countries.name])))
    .orderBy(byReading(countries.name), countries.id)
    .limit(300);
}

/** Whether a country in use has these two letters; kept from changes until the transaction ends. */
export async function holdCountry(tx: Transaction, iso2: string): Promise<boolean> {
  const found = await tx
    .select({ id: countries.id })
    .from(countries)
    .where(eq(sql`lower(${countries.iso2})`, iso2.toLowerCase()))
    .for("share");
  return found.length > 0;
}

/** Leave types of the country. */
export function leaveTypesOfCountry(tx: Transaction, id: string) {
  return tx
    .select({ id: globalLeaveTypes.id, name: globalLeaveTypes.name })
    .from(globalLeaveTypes)
    .innerJoin(countries, eq(countries.iso2, globalLeaveTypes.country))
    .where(eq(countries.id, id))
    .orderBy(asc(globalLeaveTypes.name))
    .limit(20);
}
