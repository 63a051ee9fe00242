/** Countries, and look-ups by two-letter code. */
import { and, asc, eq, sql } from "drizzle-orm";
import { byReading, searched } from "../../../shared/list-query.ts";
import { sortableColumns } from "../../../shared/records/filters.ts";
import { platformRecords } from "../../../shared/records/platform-records.ts";
import { countries } from "../../tables/countries.ts";
import { globalLeaveTypes } from "../../tables/global-leave-types.ts";
import type { Transaction } from "../../../database/transaction.ts";

interface SourceFilter {
  source?: readonly ("traditional" | "other")[] | undefined;
}

export const countryRecords = platformRecords({
  table: countries,
  label: countries.name,
  sortable: {
    ...sortableColumns(countries, "name", "nationality", "updatedAt"),
    iso2: countries.iso2,
    iso3: countries.iso3,
    currency: countries.currency,
  },
  defaultSort: "name",
  searchable: [countries.name, countries.nationality, countries.iso2, countries.iso3],
  filters: { status: countries.status },
  matching: ({ source }: SourceFilter) => [
    source?.length === 1 ? eq(countries.isTraditionalSource, source[0] === "traditional") : undefined,
  ],
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

/** Whether an active country has this two-letter code; locked until the transaction ends. */
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
