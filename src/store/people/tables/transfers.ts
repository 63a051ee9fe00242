/** Transfers of an employee to another company of the tenant: requested, approved by someone else, then an exit and a rehire. */
import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, foreignKey, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { leaveTransfers, passActions, transferStates } from "#src/domain/people/shared/records.ts";
import { companies } from "../../company/tables/companies.ts";
import { employeeTable } from "./employee-table.ts";
import { employees } from "./employees.ts";
import { instant } from "../../shared/tables/policies.ts";

export const transfers = employeeTable(
  "transfers",
  {
    toCompanyId: uuid().notNull(),
    /** First day in the other company. */
    effective: date().notNull(),
    keepService: boolean().notNull(),
    leaveTransfer: text({ enum: leaveTransfers }).notNull(),
    passAction: text({ enum: passActions }).notNull(),
    newEmployeeNo: text().notNull(),
    /** The job in the other company; checked again when it starts. */
    departmentId: uuid(),
    designationId: uuid(),
    locationId: uuid(),
    managerId: uuid(),
    /** Cents of the new rate; null to keep the old one. */
    basic: bigint({ mode: "number" }),
    /** Who takes over the employee's direct reports. */
    successorId: uuid(),
    cpfRelatedApprovalRef: text(),
    note: text(),
    status: text({ enum: transferStates }).notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    comment: text(),
    /** The employment in the other company, once it exists. */
    newEmployeeId: uuid(),
  },
  (table) => [
    foreignKey({
      name: "transfers_to_company",
      columns: [table.tenantId, table.toCompanyId],
      foreignColumns: [companies.tenantId, companies.id],
    }),
    foreignKey({
      name: "transfers_new_employee",
      columns: [table.tenantId, table.newEmployeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }),
    uniqueIndex("transfers_open")
      .on(table.tenantId, table.employeeId)
      .where(sql`${table.status} in ('requested', 'approved')`),
    index("transfers_due").on(table.tenantId, table.status, table.effective),
    check(
      "transfers_second",
      sql`${table.status} not in ('approved', 'executed') or ${table.decidedBy} <> ${table.createdBy}`,
    ),
    check("transfers_elsewhere", sql`${table.toCompanyId} <> ${table.companyId}`),
  ],
);
