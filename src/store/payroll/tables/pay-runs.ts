/** Pay periods, and the runs that pay them. Locked ones are kept by triggers of the migration. */
import { sql } from "drizzle-orm";
import { bigint, check, date, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { periodStates, runKinds, runStates } from "#src/domain/payroll/run-words.ts";
import { payFrequencies } from "#src/domain/people/shared/vocabulary.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { instant } from "../../shared/tables/policies.ts";

const cents = () => bigint({ mode: "number" }).notNull().default(0);
const ids = () => jsonb().$type<string[]>().notNull().default([]);

export const payPeriods = companyTable(
  "pay_periods",
  {
    name: text().notNull(),
    frequency: text({ enum: payFrequencies }).notNull(),
    startDate: date().notNull(),
    endDate: date().notNull(),
    /** Days whose overtime it pays. */
    attendanceFrom: date().notNull(),
    attendanceTo: date().notNull(),
    payDate: date().notNull(),
    /** CPF month. */
    month: text().notNull(),
    status: text({ enum: periodStates }).notNull(),
  },
  (table) => [
    uniqueIndex("pay_periods_name").on(table.tenantId, table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    uniqueIndex("pay_periods_start").on(table.tenantId, table.companyId, table.frequency, table.startDate),
    index("pay_periods_list").on(table.tenantId, table.companyId, table.payDate),
    check(
      "pay_periods_days",
      sql`${table.endDate} >= ${table.startDate} and ${table.attendanceTo} >= ${table.attendanceFrom} and ${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`,
    ),
    check("pay_periods_status", sql`${table.status} in ('open', 'inputs-closed', 'locked', 'closed')`),
  ],
);

export const payRuns = companyTable(
  "pay_runs",
  {
    name: text().notNull(),
    kind: text({ enum: runKinds }).notNull(),
    /** Counts the runs of its kind in the period. */
    number: integer().notNull(),
    periodId: uuid().notNull(),
    departmentIds: ids(),
    employeeGroupIds: ids(),
    employeeIds: ids(),
    itemCodes: ids(),
    note: text(),
    status: text({ enum: runStates }).notNull(),
    /** The task that calculates it, and how far it is. */
    taskId: uuid(),
    done: integer().notNull().default(0),
    toDo: integer().notNull().default(0),
    people: integer().notNull().default(0),
    held: integer().notNull().default(0),
    excluded: integer().notNull().default(0),
    blockers: integer().notNull().default(0),
    warnings: integer().notNull().default(0),
    gross: cents(),
    deductions: cents(),
    net: cents(),
    payable: cents(),
    employerCost: cents(),
    cpfEmployee: cents(),
    cpfEmployer: cents(),
    funds: cents(),
    sdl: cents(),
    levy: cents(),
    previousRunId: uuid(),
    correctsRunId: uuid(),
    engineVersion: integer(),
    ratesVersion: text(),
    inputHash: text(),
    /** Accounts that have made, calculated or changed it: none of them approves it. */
    makers: ids(),
    calculatedAt: instant(),
    calculatedBy: uuid(),
    submittedAt: instant(),
    submittedBy: uuid(),
    approvedAt: instant(),
    approvedBy: uuid(),
    returnedAt: instant(),
    returnedBy: uuid(),
    returnReason: text(),
    lockedAt: instant(),
    publishAt: instant(),
    publishedAt: instant(),
    paidAt: date(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex("pay_runs_number").on(table.tenantId, table.periodId, table.kind, table.number),
    // Runs of a period exclude each other while one is calculated.
    uniqueIndex("pay_runs_calculating")
      .on(table.tenantId, table.periodId)
      .where(sql`${table.status} = 'calculating'`),
    index("pay_runs_list").on(table.tenantId, table.companyId, table.createdAt),
    index("pay_runs_publish")
      .on(table.tenantId, table.publishAt)
      .where(sql`${table.publishedAt} is null`),
    foreignKey({
      name: "pay_runs_period",
      columns: [table.tenantId, table.periodId],
      foreignColumns: [payPeriods.tenantId, payPeriods.id],
    }),
    check(
      "pay_runs_status",
      sql`${table.status} in ('draft', 'calculating', 'calculated', 'failed', 'submitted', 'approved', 'locked', 'paid', 'closed', 'cancelled')`,
    ),
    check("pay_runs_second", sql`${table.approvedBy} is null or not ${table.makers} ? ${table.approvedBy}::text`),
    check(
      "pay_runs_approved",
      sql`${table.status} not in ('approved', 'locked', 'paid', 'closed') or ${table.approvedAt} is not null`,
    ),
  ],
);
