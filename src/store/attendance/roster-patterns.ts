/** Rotation patterns of a company, with the names of their shifts. */
import { type SQL, sql } from "drizzle-orm";
import type { PatternDay } from "#src/domain/attendance/pattern.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { rosterPatterns } from "./tables/roster-patterns.ts";

const shownDays = sql<(PatternDay & { readonly shift: string | null })[]>`(
  select jsonb_agg(each.day || jsonb_build_object('shift', (select shift.name from shifts shift where shift.tenant_id = ${rosterPatterns.tenantId} and shift.id::text = each.day ->> 'shiftId')) order by each.place)
  from jsonb_array_elements(${rosterPatterns.days}) with ordinality as each (day, place))`;
const length = sql<number>`jsonb_array_length(${rosterPatterns.days})` as SQL<number>;

export const rosterPatternRecords = companyRecords({
  table: rosterPatterns,
  label: rosterPatterns.name,
  shown: { days: shownDays, length },
  sortable: sortableColumns(rosterPatterns, "name", "code", "updatedAt"),
  defaultSort: "name",
  searchable: [rosterPatterns.name, rosterPatterns.code, rosterPatterns.description],
  filters: { status: rosterPatterns.status },
});
