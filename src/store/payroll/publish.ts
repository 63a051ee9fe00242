/** Publishes payslips of locked runs to the people they belong to, and finds the accounts of those people. */
import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { lockedStates } from "#src/domain/payroll/run-words.ts";
import { holdsOn } from "../access/shared/access.ts";
import { userAccess } from "../access/tables/user-access.ts";
import { isActiveAccount } from "../account/shared/people-accounts.ts";
import { users } from "../account/tables/users.ts";
import { companies } from "../company/tables/companies.ts";
import type { Transaction } from "../database/transaction.ts";
import { type Recipient, recipientColumns } from "../people/shared/hr-recipients.ts";
import { payPeriods, payRuns } from "./tables/pay-runs.ts";
import { payslips } from "./tables/payslips.ts";

interface PublishedSlip {
  readonly id: string;
  readonly employeeId: string;
}

/** All that are final; those published before stay as they are, and are not returned. */
export async function publishPayslipsOf(tx: Transaction, runId: string, now: Date): Promise<PublishedSlip[]> {
  const slips = await tx
    .update(payslips)
    .set({ state: "published", publishedAt: now, updatedAt: now })
    .where(and(eq(payslips.runId, runId), eq(payslips.state, "final")))
    .returning({ id: payslips.id, employeeId: payslips.employeeId });
  await tx.update(payRuns).set({ publishedAt: now, updatedAt: now }).where(eq(payRuns.id, runId));
  return slips;
}

const published = {
  id: payRuns.id,
  companyId: payRuns.companyId,
  company: companies.name,
  month: payPeriods.month,
  startDate: payPeriods.startDate,
  endDate: payPeriods.endDate,
};

const publishedRuns = (tx: Transaction) =>
  tx
    .select(published)
    .from(payRuns)
    .innerJoin(payPeriods, and(eq(payPeriods.tenantId, payRuns.tenantId), eq(payPeriods.id, payRuns.periodId)))
    .innerJoin(companies, and(eq(companies.tenantId, payRuns.tenantId), eq(companies.id, payRuns.companyId)));

export type PublishedRun = Awaited<ReturnType<typeof publishedRuns>>[number];

export async function runToPublish(tx: Transaction, runId: string): Promise<PublishedRun | undefined> {
  const [run] = await publishedRuns(tx).where(eq(payRuns.id, runId));
  return run;
}

/** Runs whose time has come, locked until the transaction ends. */
export const runsToPublish = (tx: Transaction, now: Date): Promise<PublishedRun[]> =>
  publishedRuns(tx)
    .where(and(lte(payRuns.publishAt, now), isNull(payRuns.publishedAt), inArray(payRuns.status, [...lockedStates])))
    .for("update", { of: payRuns });

/** Accounts that may open payslips: those of their employees who can sign in and have access to the company on the day. */
export async function readersOf(
  tx: Transaction,
  companyId: string,
  slips: readonly PublishedSlip[],
  day: string,
): Promise<(Recipient & { readonly payslipId: string })[]> {
  const slipOf = new Map(slips.map(({ id, employeeId }) => [employeeId, id]));
  const rows = await tx
    .select({ ...recipientColumns, employeeId: userAccess.employeeId })
    .from(userAccess)
    .innerJoin(users, eq(users.id, userAccess.userId))
    .where(
      and(
        eq(userAccess.companyId, companyId),
        sql`${userAccess.employeeId} = any(${sql.param([...slipOf.keys()])}::uuid[])`,
        holdsOn(day),
        isActiveAccount,
      ),
    );
  return rows.flatMap(({ employeeId, ...reader }) => {
    const payslipId = employeeId === null ? undefined : slipOf.get(employeeId);
    return payslipId === undefined ? [] : [{ ...reader, payslipId }];
  });
}
