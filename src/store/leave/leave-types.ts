/** Leave types of a company: what can be sorted, searched and filtered. */
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";
import { globalLeaveTypes } from "../platform/tables/global-leave-types.ts";
import { byReading } from "../shared/list-query.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { leaveTypes } from "./tables/leave-types.ts";

export const leaveTypeRecords = companyRecords({
  table: leaveTypes,
  label: leaveTypes.name,
  sortable: sortableColumns(leaveTypes, "name", "code", "kind", "noticeDays", "updatedAt"),
  defaultSort: "name",
  searchable: [leaveTypes.name, leaveTypes.code, leaveTypes.description],
  filters: { status: leaveTypes.status, kind: leaveTypes.kind, unit: leaveTypes.unit },
});

/** Active types with the rows of their global leave type, by name. */
export function configuredTypes(tx: Transaction, companyId: string) {
  return tx
    .select({
      id: leaveTypes.id,
      name: leaveTypes.name,
      kind: leaveTypes.kind,
      unit: leaveTypes.unit,
      colour: leaveTypes.colour,
      payFraction: leaveTypes.payFraction,
      countsRestDays: leaveTypes.countsRestDays,
      countsHolidays: leaveTypes.countsHolidays,
      noticeDays: leaveTypes.noticeDays,
      eligibility: {
        gender: leaveTypes.gender,
        maritalStatus: leaveTypes.maritalStatus,
        serviceMonths: leaveTypes.serviceMonths,
        childAge: leaveTypes.childAge,
        childCitizen: leaveTypes.childCitizen,
        residencies: leaveTypes.residencies,
        passCategories: leaveTypes.passCategories,
      },
      globalRows: globalLeaveTypes.defaultEntitlement,
    })
    .from(leaveTypes)
    .leftJoin(globalLeaveTypes, eq(globalLeaveTypes.id, leaveTypes.globalLeaveTypeId))
    .where(and(eq(leaveTypes.companyId, companyId), eq(leaveTypes.status, "active")))
    .orderBy(byReading(leaveTypes.name), leaveTypes.id);
}
export type ConfiguredLeaveType = Awaited<ReturnType<typeof configuredTypes>>[number];

/** Tables that still hold records of a leave type, with the subject that names them. */
export async function typeUsages(
  tx: Transaction,
  id: string,
): Promise<{ subject: string; id: string; name: string }[]> {
  const { rows } = await tx.execute<{ subject: string; id: string; name: string }>(sql`
    (select 'leave-increments' as subject, own.id, own.name from leave_increments own where own.leave_type_id = ${id} order by 3 limit 20)
    union all
    (select 'leave-settings', own.id, kind.name || ' ' || own.valid_from::text from leave_settings own
      join leave_types kind on kind.tenant_id = own.tenant_id and kind.id = own.leave_type_id
      where own.leave_type_id = ${id} order by 3 limit 20)`);
  return rows;
}
