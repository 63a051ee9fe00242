/** Staffing needs of a company, with the names of their shifts and locations. */
import { and, eq, sql } from "drizzle-orm";
import type { Need } from "#src/domain/attendance/coverage.ts";
import type { Transaction } from "../database/transaction.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { staffingNeeds } from "./tables/staffing-needs.ts";

const shift = sql<string>`(select shift.name from shifts shift where shift.tenant_id = ${staffingNeeds.tenantId} and shift.id = ${staffingNeeds.shiftId})`;
const location = sql<
  string | null
>`(select place.name from work_locations place where place.tenant_id = ${staffingNeeds.tenantId} and place.id = ${staffingNeeds.locationId})`;

export const staffingNeedRecords = companyRecords({
  table: staffingNeeds,
  label: staffingNeeds.name,
  shown: { shift, location },
  sortable: sortableColumns(staffingNeeds, "name", "code", "people", "updatedAt"),
  defaultSort: "name",
  searchable: [staffingNeeds.name, staffingNeeds.code, shift],
  filters: { status: staffingNeeds.status },
});

export async function activeNeeds(tx: Transaction, companyId: string): Promise<Need[]> {
  return tx
    .select({
      id: staffingNeeds.id,
      name: staffingNeeds.name,
      shiftId: staffingNeeds.shiftId,
      locationId: staffingNeeds.locationId,
      weekdays: staffingNeeds.weekdays,
      people: staffingNeeds.people,
    })
    .from(staffingNeeds)
    .where(and(eq(staffingNeeds.companyId, companyId), eq(staffingNeeds.status, "active")))
    .orderBy(staffingNeeds.name, staffingNeeds.id);
}
