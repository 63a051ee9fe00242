/** Payroll of the sample companies, calculated by the engine itself: twelve closed months, and the current one with what is still open. */
import { and, eq, gt, sql } from "drizzle-orm";
import { engineVersion } from "#src/domain/payroll/calculate.ts";
import { periodName, type PeriodDraft } from "#src/domain/payroll/periods.ts";
import { addDays, firstDay, lastDay, monthOf, shiftMonth, yearOf } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import type { Store } from "../database/open-store.ts";
import { inTenant, type Transaction } from "../database/transaction.ts";
import { notifications } from "../account/tables/notifications.ts";
import { insertRows } from "../database/insert-rows.ts";
import { recordTaken } from "../payroll/assigned-items.ts";
import { calculatePeople } from "../payroll/calculate-people.ts";
import { contextOf, findRun } from "../payroll/run-context.ts";
import { takenOf } from "../payroll/pay-runs.ts";
import { readersOf } from "../payroll/publish.ts";
import { peopleOfRun } from "../payroll/run-people.ts";
import { totalsOf } from "../payroll/run-totals.ts";
import { payPeriods, payRuns } from "../payroll/tables/pay-runs.ts";
import { payslips } from "../payroll/tables/payslips.ts";
import { taxFilings } from "../payroll/tables/tax-filings.ts";
import { beginDraft, draftSome, endDraft } from "../payroll/draft-tax-forms.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { insertAdjustment } from "./attendance.ts";
import { sampleId } from "./ids.ts";
import { overtimeDays, samplePayDate } from "./overtime-days.ts";
import { insertSettlements } from "./settlements.ts";

type Company = keyof typeof sampleCompanies;

const closedMonths = 12;
const peoplePerStep = 250;
const morning = (day: string): Date => new Date(`${day}T03:00:00Z`);

/** Who prepares payroll, and who approves it; in a small company the work was prepared outside. */
const workers = (company: Company) =>
  sampleCompanies[company].tenant === "merlion"
    ? { maker: sampleAccounts.jiahui.id, approver: sampleAccounts.suresh.id, makers: [sampleAccounts.jiahui.id] }
    : { maker: sampleAccounts.lakshmi.id, approver: sampleAccounts.lakshmi.id, makers: [] };

function periodOf(month: string, now: Date): PeriodDraft {
  const { from, to } = overtimeDays(month, now);
  return {
    startDate: firstDay(month),
    endDate: lastDay(month),
    attendanceFrom: from,
    attendanceTo: to,
    payDate: samplePayDate(month, now),
    month,
  };
}

interface Month {
  readonly company: Company;
  readonly period: PeriodDraft;
  readonly open: boolean;
  /** The last one that is closed: its payslips are still news. */
  readonly latest: boolean;
  readonly now: Date;
}

interface Published {
  readonly tenantId: string;
  readonly companyId: string;
  readonly runId: string;
  readonly period: PeriodDraft;
  readonly at: Date;
}

/** A period whose pay is not calculated yet, in which people may leave. */
async function insertComing(tx: Transaction, { company, period, now }: Omit<Month, "open" | "latest">): Promise<void> {
  const { id: companyId, tenant } = sampleCompanies[company];
  const { maker } = workers(company);
  await tx.insert(payPeriods).values({
    id: sampleId(`pay-periods/${companyId}/${period.month}`),
    tenantId: sampleTenants[tenant].id,
    companyId,
    ...period,
    name: periodName(period, "monthly"),
    frequency: "monthly",
    status: "open",
    createdAt: now,
    createdBy: maker,
    updatedAt: now,
    updatedBy: maker,
  });
}

/** What people with an account were notified of, and have read. */
async function insertNotices(tx: Transaction, { tenantId, companyId, runId, period, at }: Published): Promise<void> {
  const slips = await tx
    .select({ id: payslips.id, employeeId: payslips.employeeId })
    .from(payslips)
    .where(and(eq(payslips.runId, runId), eq(payslips.state, "published")));
  const readers = await readersOf(tx, companyId, slips, period.payDate);
  const params = { month: period.month, from: period.startDate, until: period.endDate };
  await insertRows(
    tx,
    notifications,
    readers.map(({ userId, payslipId }) => ({
      id: sampleId(`notifications/payslips/${payslipId}`),
      tenantId,
      userId,
      companyId,
      type: "payslip-ready",
      params,
      recordId: payslipId,
      at,
      readAt: at,
    })),
  );
}

async function insertMonth(tx: Transaction, { company, period, open, latest, now }: Month): Promise<void> {
  const { id: companyId, tenant } = sampleCompanies[company];
  const { maker, approver, makers } = workers(company);
  const earliest = (date: Date): Date => (date > now ? now : date);
  const calculatedAt = earliest(morning(addDays(period.payDate, -4)));
  const [lockedAt, paidAt] = [morning(addDays(period.payDate, -2)), morning(period.payDate)];
  const by = { createdBy: maker, updatedBy: maker, createdAt: calculatedAt, updatedAt: calculatedAt };
  const own = { tenantId: sampleTenants[tenant].id, companyId };
  const [periodId, runId] = ["pay-periods", "pay-runs"].map((kind) => sampleId(`${kind}/${companyId}/${period.month}`));
  if (periodId === undefined || runId === undefined) return;
  const name = periodName(period, "monthly");
  await tx
    .insert(payPeriods)
    .values({ id: periodId, ...own, ...by, ...period, name, frequency: "monthly", status: "open" });
  await tx.insert(payRuns).values({
    ...own,
    ...by,
    id: runId,
    periodId,
    name,
    kind: "regular",
    number: 1,
    status: "calculating",
    calculatedAt,
    calculatedBy: maker,
    makers,
  });
  const found = await findRun(tx, runId);
  if (!found) return;
  const context = await contextOf(tx, found.run, found.period);
  const ids = await peopleOfRun(tx, found.run, found.period);
  for (let done = 0; done < ids.length; done += peoplePerStep)
    await calculatePeople(tx, context, ids.slice(done, done + peoplePerStep), calculatedAt);
  const calculated = {
    engineVersion,
    ratesVersion: context.ratesVersion,
    previousRunId: context.previousRunId,
    done: ids.length,
    toDo: ids.length,
  };
  if (open) {
    await tx
      .update(payRuns)
      .set({ ...calculated, ...(await totalsOf(tx, runId)), status: "calculated" })
      .where(eq(payRuns.id, runId));
    return;
  }
  await tx
    .update(payslips)
    .set({ state: "excluded", holdReason: "Records were incomplete" })
    .where(and(eq(payslips.runId, runId), eq(payslips.state, "failed")));
  // What was missing then was resolved outside.
  await tx
    .update(payslips)
    .set({ blockers: [], blockerCount: 0 })
    .where(and(eq(payslips.runId, runId), gt(payslips.blockerCount, 0)));
  const totals = await totalsOf(tx, runId);
  const actor = { tenantId: own.tenantId, userId: maker, requestId: "samples", now: lockedAt };
  await recordTaken(tx, actor, { companyId, runId, periodId, month: period.month }, await takenOf(tx, runId));
  await tx
    .update(payslips)
    .set({ state: "published", publishedAt: paidAt, updatedAt: paidAt })
    .where(and(eq(payslips.runId, runId), eq(payslips.state, "draft")));
  const steps = {
    submittedAt: calculatedAt,
    submittedBy: maker,
    approvedAt: lockedAt,
    approvedBy: approver,
    lockedAt,
    publishAt: paidAt,
    publishedAt: paidAt,
    paidAt: period.payDate,
    closedAt: paidAt,
  };
  await tx
    .update(payRuns)
    .set({
      ...calculated,
      ...totals,
      ...steps,
      status: "closed",
      updatedAt: paidAt,
      version: sql`${payRuns.version} + 1`,
    })
    .where(eq(payRuns.id, runId));
  await tx.update(payPeriods).set({ status: "closed", updatedAt: paidAt }).where(eq(payPeriods.id, periodId));
  if (latest) await insertNotices(tx, { ...own, runId, period, at: paidAt });
}

/** What payroll waits for: attendance of the month that is paid, and here and there an account that nobody has verified. */
async function prepareOpenMonth(
  tx: Transaction,
  company: Company,
  { attendanceFrom }: PeriodDraft,
  now: Date,
): Promise<void> {
  const { id: companyId } = sampleCompanies[company];
  if (company === "trading") {
    await tx.execute(sql`
      update employee_bank_accounts account set status = 'pendingVerify', verified_by = null, verified_at = null
      where account.status = 'active' and account.employee_id in (select own.id from employees own where own.company_id = ${companyId}
        and own.status in ('onboarding', 'probation') order by own.start_date desc, own.id limit 3)`);
    await insertAdjustment(tx, companyId);
    return;
  }
  await tx.execute(sql`
    update attendance_periods set status = 'locked', locked_at = ${now}::timestamptz, locked_by = ${workers(company).maker}::uuid
    where company_id = ${companyId} and start_date = ${attendanceFrom}::date and status = 'open'`);
}

/** The tax filing of the year that was paid last, as a draft. */
async function insertFiling(
  tx: Transaction,
  { company, year, now, dataKey }: { company: Company; year: number; now: Date; dataKey: string },
): Promise<void> {
  const { id: companyId, tenant } = sampleCompanies[company];
  const { maker, makers } = workers(company);
  const id = sampleId(`tax-filings/${companyId}/${year}`);
  await tx.insert(taxFilings).values({
    id,
    tenantId: sampleTenants[tenant].id,
    companyId,
    name: `IR8A ${year}`,
    year,
    kind: "original",
    number: 1,
    status: "drafting",
    organisationId: sql`(select left(uen, 12) from companies where id = ${companyId})`,
    makers,
    draftedAt: now,
    draftedBy: maker,
    createdAt: now,
    createdBy: maker,
    updatedAt: now,
    updatedBy: maker,
  });
  const begun = await beginDraft(tx, id);
  await draftSome(tx, id, begun?.left ?? [], dataKey);
  await endDraft(tx, id, now);
}

/** After the other samples, with statistics of their tables: companies side by side, a transaction for each month. */
export async function loadSamplePayroll(store: Store, now: Date, dataKey: string): Promise<void> {
  const own = (Object.keys(sampleCompanies) as Company[]).map((company) => loadCompany(store, company, now, dataKey));
  await Promise.all(own);
}

async function loadCompany(store: Store, company: Company, now: Date, dataKey: string): Promise<void> {
  const thisMonth = monthOf(localDay(defaultRegion.timeZone, now));
  const { id, tenant } = sampleCompanies[company];
  for (let back = closedMonths; back >= 0; back -= 1) {
    const period = periodOf(shiftMonth(thisMonth, -back), now);
    await inTenant(store, sampleTenants[tenant].id, async (tx) => {
      const known = await tx
        .select({ id: payPeriods.id })
        .from(payPeriods)
        .where(eq(payPeriods.id, sampleId(`pay-periods/${id}/${period.month}`)));
      if (known.length > 0) return;
      if (back === 0) await prepareOpenMonth(tx, company, period, now);
      await insertMonth(tx, { company, period, open: back === 0, latest: back === 1, now });
    });
    // As in loadSamples: without statistics each line is compared with every payslip.
    if (back > closedMonths - 2) await store.pool.query("analyze payslips, payslip_lines, pay_runs, pay_periods");
  }
  const year = yearOf(firstDay(shiftMonth(thisMonth, -1)));
  await inTenant(store, sampleTenants[tenant].id, (tx) => insertFiling(tx, { company, year, now, dataKey }));
  if (company === "trading") {
    const coming = periodOf(shiftMonth(thisMonth, 1), now);
    await inTenant(store, sampleTenants[tenant].id, (tx) => insertComing(tx, { company, period: coming, now }));
    const place = { tenantId: sampleTenants[tenant].id, companyId: id, maker: workers(company).maker, now, dataKey };
    await inTenant(store, place.tenantId, (tx) => insertSettlements(tx, place));
  }
}
