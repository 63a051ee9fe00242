/** Leave settings of a company, with the names of what they set and whom they apply to. */
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Increment } from "#src/domain/leave/policy.ts";
import type { LeaveUnit, SettingLevel } from "#src/domain/leave/shared/vocabulary.ts";
import type { Transaction } from "../database/transaction.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { leaveIncrements } from "./tables/leave-increments.ts";
import { leaveSettings } from "./tables/leave-settings.ts";
import { leaveTypes } from "./tables/leave-types.ts";

const typeField = <Value>(field: SQL) => sql<Value>`(
  select ${field} from leave_types kind where kind.tenant_id = ${leaveSettings.tenantId} and kind.id = ${leaveSettings.leaveTypeId})`;

const level = sql<SettingLevel>`(case
  when ${leaveSettings.employeeId} is not null then 'employee'
  when ${leaveSettings.departmentId} is not null then 'department'
  when ${leaveSettings.employeeGroupId} is not null then 'employee-group'
  when ${leaveSettings.gradeId} is not null then 'grade'
  else 'company' end)`;

const named = (table: string, name: string, column: AnyPgColumn): SQL => sql`(
  select target.${sql.identifier(name)} from ${sql.identifier(table)} target
  where target.tenant_id = ${leaveSettings.tenantId} and target.id = ${column})`;

const target = sql<string | null>`coalesce(
  ${named("departments", "department", leaveSettings.departmentId)},
  ${named("grades", "name", leaveSettings.gradeId)},
  ${named("employee_groups", "group_name", leaveSettings.employeeGroupId)},
  (select person.full_name from employees own join persons person on person.tenant_id = own.tenant_id and person.id = own.person_id
    where own.tenant_id = ${leaveSettings.tenantId} and own.id = ${leaveSettings.employeeId}))`;

const leaveType = typeField<string>(sql`kind.name`);

export const leaveSettingRecords = companyRecords({
  table: leaveSettings,
  // Settings have no name of their own and are never offered in a list of choices.
  label: leaveSettings.accrual,
  shown: {
    leaveType,
    unit: typeField<LeaveUnit>(sql`kind.unit`),
    level,
    target,
    increment: sql<string | null>`(
      select increment.name from leave_increments increment
      where increment.tenant_id = ${leaveSettings.tenantId} and increment.id = ${leaveSettings.incrementId})`,
  },
  sortable: {
    ...sortableColumns(leaveSettings, "validFrom", "entitlement", "updatedAt"),
    leaveType: sql`${leaveType} collate "und-x-icu"`,
    target: sql`${target} collate "und-x-icu"`,
  },
  defaultSort: "leaveType",
  searchable: [leaveType, target],
  filters: {
    status: leaveSettings.status,
    leaveTypeId: leaveSettings.leaveTypeId,
    level,
    departmentId: leaveSettings.departmentId,
    employeeId: leaveSettings.employeeId,
  },
});

export type LeaveSettingRow = NonNullable<Awaited<ReturnType<typeof leaveSettingRecords.find>>>;
export type LeaveSettingFields = Parameters<typeof leaveSettingRecords.insert>[3];

export const targetOf = (
  row: Pick<LeaveSettingFields, "departmentId" | "gradeId" | "employeeGroupId" | "employeeId">,
) => row.departmentId ?? row.gradeId ?? row.employeeGroupId ?? row.employeeId ?? null;

/** The setting of the same leave type and target that starts on the same day. */
export async function sameSetting(
  tx: Transaction,
  companyId: string,
  fields: LeaveSettingFields,
): Promise<string | undefined> {
  const of = (column: AnyPgColumn, id: string | null | undefined) => (id == null ? isNull(column) : eq(column, id));
  const [row] = await tx
    .select({ id: leaveSettings.id })
    .from(leaveSettings)
    .where(
      and(
        eq(leaveSettings.companyId, companyId),
        eq(leaveSettings.leaveTypeId, fields.leaveTypeId),
        eq(leaveSettings.validFrom, fields.validFrom),
        of(leaveSettings.departmentId, fields.departmentId),
        of(leaveSettings.gradeId, fields.gradeId),
        of(leaveSettings.employeeGroupId, fields.employeeGroupId),
        of(leaveSettings.employeeId, fields.employeeId),
      ),
    );
  return row?.id;
}

const settingColumns = {
  id: leaveSettings.id,
  leaveTypeId: leaveSettings.leaveTypeId,
  level,
  targetId: sql<
    string | null
  >`coalesce(${leaveSettings.departmentId}, ${leaveSettings.gradeId}, ${leaveSettings.employeeGroupId}, ${leaveSettings.employeeId})`,
  target,
  validFrom: leaveSettings.validFrom,
  entitlement: leaveSettings.entitlement,
  accrual: leaveSettings.accrual,
  rounding: leaveSettings.rounding,
  prorateJoiners: leaveSettings.prorateJoiners,
  prorateLeavers: leaveSettings.prorateLeavers,
  incrementId: leaveSettings.incrementId,
} as const;

/** All active settings of a company, for resolving which ones apply. */
export async function activeSettings(tx: Transaction, companyId: string, incrementId?: string) {
  return (
    tx
      .select(settingColumns)
      .from(leaveSettings)
      // The join also makes drizzle name the tables, which the subqueries need.
      .innerJoin(
        leaveTypes,
        and(eq(leaveTypes.tenantId, leaveSettings.tenantId), eq(leaveTypes.id, leaveSettings.leaveTypeId)),
      )
      .where(
        and(
          eq(leaveSettings.companyId, companyId),
          eq(leaveSettings.status, "active"),
          incrementId === undefined ? undefined : eq(leaveSettings.incrementId, incrementId),
        ),
      )
  );
}
export type ActiveSetting = Awaited<ReturnType<typeof activeSettings>>[number];

/** Active increments of a company by id. */
export async function activeIncrements(
  tx: Transaction,
  companyId: string,
): Promise<ReadonlyMap<string, Increment & { readonly name: string }>> {
  const rows = await tx
    .select()
    .from(leaveIncrements)
    .where(and(eq(leaveIncrements.companyId, companyId), eq(leaveIncrements.status, "active")));
  return new Map(rows.map(({ id, name, basis, rows: steps, cap }) => [id, { name, basis, rows: steps, cap }]));
}
