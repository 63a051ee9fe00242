/** Banks. */
import { eq, inArray } from "drizzle-orm";
import { byReading, ofStatus } from "../../../shared/list-query.ts";
import { platformRecords } from "../../../shared/platform-records.ts";
import { banks } from "../../tables/banks.ts";

type Bank = typeof banks.$inferSelect;

interface BankFilters {
  status?: readonly Bank["status"][] | undefined;
  giroFormat?: readonly Bank["giroFormat"][] | undefined;
}

export const bankRecords = platformRecords({
  table: banks,
  label: banks.name,
  sortable: { name: byReading(banks.name), code: banks.code, swift: banks.swift, updatedAt: banks.updatedAt },
  defaultSort: "name",
  searchable: [banks.name, banks.code, banks.swift],
  matching: ({ status, giroFormat }: BankFilters) => [
    ofStatus(banks.status, status),
    giroFormat?.length ? inArray(banks.giroFormat, [...giroFormat]) : undefined,
  ],
  offered: eq(banks.status, "active"),
  offeredBy: [],
});
