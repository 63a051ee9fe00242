/** Payslips with their lines: one of each employment, period, kind and number. Those of locked runs are kept by triggers of the migration. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CompanyShare } from "#src/domain/payroll/company-shares.ts";
import type { CpfExcess } from "#src/domain/payroll/files/iras-ir8s.ts";
import { type Blocker, type Override, slipKinds, slipStates } from "#src/domain/payroll/run-words.ts";
import type { Timesheet } from "#src/domain/payroll/timesheet.ts";
import type { CostShare } from "#src/domain/people/shared/vocabulary.ts";
import type { FundCode } from "#src/domain/statutory/rates/funds.ts";
import { employees } from "../../people/tables/employees.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { instant, ownTenant } from "../../shared/tables/policies.ts";
import { payPeriods, payRuns } from "./pay-runs.ts";

const cents = () => bigint({ mode: "number" }).notNull().default(0);

export const payslips = companyTable(
  "payslips",
  {
    runId: uuid().notNull(),
    periodId: uuid().notNull(),
    employeeId: uuid().notNull(),
    personId: uuid().notNull(),
    /** CPF counts the month of a person with an employer: the submission number, or the company without one. */
    employer: text().notNull(),
    month: text().notNull(),
    kind: text({ enum: slipKinds }).notNull(),
    number: integer().notNull(),
    state: text({ enum: slipStates }).notNull(),
    departmentId: uuid(),
    designationId: uuid(),
    /** What turned out too much of the year, by month, where it settles the year. */
    cpfExcess: jsonb().$type<CpfExcess[]>(),
    /** Companies that bear it, if the person works for several; null for the paying one alone. */
    companyShares: jsonb().$type<CompanyShare[]>(),
    /** Who bears its cost within the company, as the job says; its department alone if empty. */
    costs: jsonb().$type<CostShare[]>().notNull().default([]),
    gross: cents(),
    deductions: cents(),
    net: cents(),
    /** What the payslip that it replaces has paid. */
    paidBefore: cents(),
    employerCost: cents(),
    ordinaryWages: cents(),
    additionalWages: cents(),
    /** Additional wages of the month that are subject to CPF. */
    additionalSubject: cents(),
    cpfEmployee: cents(),
    cpfEmployer: cents(),
    sdlWages: cents(),
    sdl: cents(),
    fundWages: cents(),
    funds: jsonb().$type<Partial<Record<FundCode, number>>>().notNull().default({}),
    fundTotal: cents(),
    levy: cents(),
    /** Net pay of the previous run; null if the person was not in it. */
    previousNet: bigint({ mode: "number" }),
    blockers: jsonb().$type<Blocker[]>().notNull().default([]),
    blockerCount: integer().notNull().default(0),
    warningCount: integer().notNull().default(0),
    overrides: jsonb().$type<Override[]>().notNull().default([]),
    timesheet: jsonb().$type<Timesheet>(),
    /** What it was calculated from: the text of `writeSnapshot`. */
    input: text(),
    inputHash: text(),
    engineVersion: integer(),
    ratesVersion: text(),
    held: boolean().notNull().default(false),
    holdReason: text(),
    note: text(),
    calculatedAt: instant(),
    publishedAt: instant(),
    viewedAt: instant(),
    acknowledgedAt: instant(),
    reversedAt: instant(),
    reversedBy: uuid(),
    reverseReason: text(),
    replacesId: uuid(),
    replacedById: uuid(),
  },
  (table) => [
    uniqueIndex("payslips_of_run").on(table.tenantId, table.runId, table.employeeId),
    // A final payslip is the last regular one.
    uniqueIndex("payslips_once")
      .on(
        table.tenantId,
        table.employeeId,
        table.periodId,
        sql`(case ${table.kind} when 'final' then 'regular' else ${table.kind} end)`,
        table.number,
      )
      .where(sql`${table.state} not in ('failed', 'excluded', 'reversed')`),
    index("payslips_year").on(table.tenantId, table.personId, table.employer, table.month),
    index("payslips_employee").on(table.tenantId, table.employeeId),
    index("payslips_list").on(table.tenantId, table.companyId, table.month),
    foreignKey({
      name: "payslips_run",
      columns: [table.tenantId, table.runId],
      foreignColumns: [payRuns.tenantId, payRuns.id],
    }),
    foreignKey({
      name: "payslips_period",
      columns: [table.tenantId, table.periodId],
      foreignColumns: [payPeriods.tenantId, payPeriods.id],
    }),
    foreignKey({
      name: "payslips_employee_id",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }),
    check("payslips_state", sql`${table.state} in ('failed', 'draft', 'excluded', 'final', 'published', 'reversed')`),
    check("payslips_net", sql`${table.net} = ${table.gross} - ${table.deductions}`),
    check("payslips_reversed", sql`(${table.state} = 'reversed') = (${table.reversedAt} is not null)`),
  ],
);

export const payslipLines = pgTable(
  "payslip_lines",
  {
    tenantId: uuid().notNull(),
    payslipId: uuid().notNull(),
    position: integer().notNull(),
    code: text().notNull(),
    /** Of a pay item; null for lines that every payslip may have. */
    name: text(),
    kind: text({ enum: ["earning", "deduction", "employer-cost"] }).notNull(),
    unit: text({ enum: ["days", "minutes"] }),
    quantity: doublePrecision(),
    rate: bigint({ mode: "number" }),
    amount: bigint({ mode: "number" }).notNull(),
    cpf: text({ enum: ["ordinary", "additional", "none"] }).notNull(),
    sdl: boolean().notNull(),
    funds: boolean().notNull(),
    taxBox: text(),
    sourceId: uuid(),
    /** First day of the terms that it is paid by. */
    fromDay: date(),
    /** The earlier day that it corrects. */
    onDay: date(),
    /** The period that arrears are for, or of that day. */
    about: text(),
    /** What was calculated, if it was overridden. */
    calculated: bigint({ mode: "number" }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.payslipId, table.position] }),
    foreignKey({
      name: "payslip_lines_payslip",
      columns: [table.tenantId, table.payslipId],
      foreignColumns: [payslips.tenantId, payslips.id],
    }).onDelete("cascade"),
    index("payslip_lines_source")
      .on(table.tenantId, table.sourceId)
      .where(sql`${table.sourceId} is not null`),
    ownTenant(table.tenantId),
  ],
);
