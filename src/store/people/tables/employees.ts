/** Employees: one employment of a person in a company, from offer to exit. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgPolicy,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractTypes, employeeStatuses, exitReasons } from "#src/domain/people/shared/vocabulary.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { authRole } from "../../shared/tables/policies.ts";
import { persons } from "./persons.ts";

export const employees = companyTable(
  "employees",
  {
    personId: uuid().notNull(),
    employeeNo: text().notNull(),
    status: text({ enum: employeeStatuses }).notNull(),
    /** Independent of the status, which it does not end. */
    suspendedFrom: date(),
    startDate: date().notNull(),
    probationEnd: date(),
    confirmedOn: date(),
    contractType: text({ enum: contractTypes }).notNull(),
    contractEnd: date(),
    noticeDays: integer(),
    noticeGivenOn: date(),
    /** The last day of the employment. */
    lastDay: date(),
    exitReason: text({ enum: exitReasons }),
    exitNote: text(),
    rehireEligible: boolean(),
    /** The transfer that ended or started the employment. */
    transferId: uuid(),
    /** The previous employment of a person who was rehired or transferred. */
    previousEmploymentId: uuid(),
    /** The reason for a legal hold on purging, and its first day. */
    holdReason: text(),
    holdSince: date(),
  },
  (table) => [
    // Grants limit this to what is counted as seats: tenant and status.
    pgPolicy("counted", { for: "select", to: authRole, using: sql`true` }),
    uniqueIndex("employees_number").on(table.tenantId, sql`lower(${table.employeeNo} collate "und-x-icu")`),
    // A person has one active employment per company.
    uniqueIndex("employees_open")
      .on(table.tenantId, table.companyId, table.personId)
      .where(sql`${table.status} <> 'exited'`),
    index("employees_status").on(table.tenantId, table.companyId, table.status),
    index("employees_person").on(table.tenantId, table.personId),
    index("employees_previous").on(table.tenantId, table.previousEmploymentId),
    foreignKey({
      name: "employees_person_id",
      columns: [table.tenantId, table.personId],
      foreignColumns: [persons.tenantId, persons.id],
    }),
    foreignKey({
      name: "employees_previous_id",
      columns: [table.tenantId, table.previousEmploymentId],
      foreignColumns: [table.tenantId, table.id],
    }),
    check(
      "employees_state",
      sql`${table.status} in ('offered', 'onboarding', 'probation', 'confirmed', 'notice', 'exited')`,
    ),
    check("employees_days", sql`${table.lastDay} >= ${table.startDate} and ${table.contractEnd} >= ${table.startDate}`),
    check("employees_hold", sql`(${table.holdReason} is null) = (${table.holdSince} is null)`),
    check(
      "employees_exit",
      sql`${table.status} not in ('notice', 'exited') or (${table.lastDay} is not null and ${table.exitReason} is not null)`,
    ),
  ],
);
