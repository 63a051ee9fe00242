/** Leave increments of a company, with their leave type and how many settings use them. */
import { sql } from "drizzle-orm";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { leaveIncrements } from "./tables/leave-increments.ts";

const leaveType = sql<string>`(
  select kind.name from leave_types kind where kind.tenant_id = ${leaveIncrements.tenantId} and kind.id = ${leaveIncrements.leaveTypeId})`;

export const leaveIncrementRecords = companyRecords({
  table: leaveIncrements,
  label: leaveIncrements.name,
  shown: {
    leaveType,
    settings: sql<number>`(
      select count(*)::int from leave_settings setting
      where setting.tenant_id = ${leaveIncrements.tenantId} and setting.increment_id = ${leaveIncrements.id})`,
  },
  sortable: {
    ...sortableColumns(leaveIncrements, "name", "updatedAt"),
    leaveType: sql`${leaveType} collate "und-x-icu"`,
  },
  defaultSort: "name",
  searchable: [leaveIncrements.name, leaveType],
  filters: { status: leaveIncrements.status, leaveTypeId: leaveIncrements.leaveTypeId },
});
