/** Final settlements: what was decided about the last pay of a leaver. The pay run that pays it has its states. */
import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, foreignKey, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  awsMethods,
  leavingWays,
  noticeCounts,
  noticeDebtors,
  type SettlementOutcome,
  type SettlementRecovery,
} from "#src/domain/payroll/settlement.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";
import { payRuns } from "./pay-runs.ts";

export const settlements = employeeTable(
  "settlements",
  {
    runId: uuid(),
    how: text({ enum: leavingWays }).notNull(),
    /** Who owes the rest of the notice, from its first to its last day. */
    noticeBy: text({ enum: noticeDebtors }),
    noticeFrom: date(),
    noticeTo: date(),
    noticeCount: text({ enum: noticeCounts }).notNull(),
    awsMethod: text({ enum: awsMethods }),
    awsUnpaidDays: integer().notNull(),
    retrenchment: bigint({ mode: "number" }).notNull(),
    encashLeave: boolean().notNull(),
    /** Manual leave that was posted to pay out what is left. */
    leaveIds: jsonb().$type<string[]>().notNull().default([]),
    recoverLoans: boolean().notNull(),
    limitLoans: boolean().notNull(),
    recoveries: jsonb().$type<SettlementRecovery[]>().notNull(),
    withholdTax: boolean().notNull(),
    note: text(),
    /** Accounts that have opened or changed it: none of them approves its pay run. */
    makers: jsonb().$type<string[]>().notNull(),
    /** As calculated with the payslip. */
    outcome: jsonb().$type<SettlementOutcome>(),
    cancelledAt: instant(),
    cancelReason: text(),
  },
  (table) => [
    // An employment is settled once.
    uniqueIndex("settlements_once")
      .on(table.tenantId, table.employeeId)
      .where(sql`${table.cancelledAt} is null`),
    foreignKey({
      name: "settlements_run",
      columns: [table.tenantId, table.runId],
      foreignColumns: [payRuns.tenantId, payRuns.id],
    }),
    check(
      "settlements_notice",
      sql`${table.noticeBy} is null or (${table.noticeFrom} is not null and ${table.noticeTo} >= ${table.noticeFrom})`,
    ),
    check("settlements_amounts", sql`${table.retrenchment} >= 0 and ${table.awsUnpaidDays} >= 0`),
  ],
);
