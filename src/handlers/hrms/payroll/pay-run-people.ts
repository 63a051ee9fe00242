/** What a pay run page shows: blockers, people with their payslips, and the comparison with another run. */
import type { PayBlocker, PayRunComparison } from "#generated/hrms/schema.ts";
import { invalid, notFound } from "#src/contract/problem.ts";
import { lineChanges, reasonsOf } from "#src/domain/payroll/changes.ts";
import type { BlockerCode } from "#src/domain/payroll/run-words.ts";
import { readSnapshot } from "#src/domain/payroll/snapshot.ts";
import { changeCounts, changesPage, comparedItems, linesAndInputs } from "#src/store/payroll/comparison.ts";
import { leftOutPage } from "#src/store/payroll/left-out.ts";
import { payPeriodRecords } from "#src/store/payroll/pay-periods.ts";
import { payRunRecords, type PayRunRow } from "#src/store/payroll/pay-runs.ts";
import { bookOfCompany } from "#src/store/payroll/run-context.ts";
import { allRunPeople, blockersPage, type BlockerRow, runPeoplePage } from "#src/store/payroll/run-lists.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { exportFile } from "../shared/records/operations.ts";
import { enterPay } from "./shared/paid.ts";
import { runAmounts } from "./shared/run-amounts.ts";
import { readRun } from "./shared/run-records.ts";

type Place = PayBlocker["target"]["place"];

/** Where each blocker is resolved; the others on the payslip itself. */
const places: Partial<Record<BlockerCode, Place>> = {
  "no-bank-account": "employee-bank",
  "no-pay-terms": "employee-pay",
  "piece-rate": "employee-pay",
  "foreign-currency": "employee-pay",
  "no-working-days": "employee-pay",
  "no-birth-date": "employee-person",
  "no-residency": "employee-residency",
  "no-pr-date": "employee-residency",
  "no-work-pass": "employee-work-pass",
  "pass-expired": "employee-work-pass",
  "levy-unknown": "employee-work-pass",
  "attendance-unlocked": "attendance-periods",
  "days-unreviewed": "attendance-logs",
  "overtime-limit": "attendance-logs",
  "already-paid": "pay-run",
  "open-elsewhere": "pay-run",
};

function blockerWire({ payslipId, ...row }: BlockerRow, runId: string): PayBlocker {
  const place = places[row.code] ?? "payslip";
  const { runId: other } = row.params;
  const run = typeof other === "string" ? other : runId;
  const id = place === "payslip" ? payslipId : place === "pay-run" ? run : row.employeeId;
  return { id: `${payslipId}:${row.code}`, payslipId, ...row, target: { place, id } };
}

async function otherRun(ctx: HrmsContext, run: PayRunRow, wanted: string | undefined): Promise<PayRunRow | undefined> {
  const id = wanted ?? run.previousRunId;
  if (id === null) return undefined;
  const other = await payRunRecords.find(ctx.db, run.companyId, id);
  if (!other && wanted !== undefined) throw notFound();
  if (other?.id === run.id) throw invalid("query/with", "same-run");
  return other;
}

const compared = ["people", ...runAmounts] as const;
const usualThreshold = 0.05;

export const payRunPeopleHandlers = {
  async listLeftOut({ path: { companyId }, query }, ctx) {
    await enterPay(ctx, companyId);
    const { periodId, payRunId = null, kind = "regular", departmentId = [], employeeGroupId = [], ...paging } = query;
    const period = await payPeriodRecords.find(ctx.db, companyId, periodId);
    if (!period) throw notFound();
    const run = {
      id: payRunId,
      companyId,
      periodId,
      kind,
      departmentIds: departmentId,
      employeeGroupIds: employeeGroupId,
    };
    return leftOutPage(ctx.db, { ...run, employeeIds: [] }, period, paging);
  },

  async listPayRunBlockers(input, ctx) {
    const { id } = await readRun(ctx, input);
    const page = await blockersPage(ctx.db, id, input.query ?? {});
    return { ...page, items: page.items.map((row) => blockerWire(row, id)) };
  },

  async listPayRunPeople(input, ctx) {
    const { id } = await readRun(ctx, input);
    return runPeoplePage(ctx.db, id, input.query ?? {});
  },

  async exportPayRunPeople(input, ctx) {
    const { id } = await readRun(ctx, input);
    const query = input.query ?? {};
    return exportFile("people", query, await allRunPeople(ctx.db, id, query), { name: "pay-run" });
  },

  async getPayRunComparison(input, ctx): Promise<PayRunComparison> {
    const run = await readRun(ctx, input);
    const { threshold = usualThreshold } = input.query ?? {};
    const other = await otherRun(ctx, run, input.query?.with);
    const both = { runId: run.id, previousId: other?.id ?? null, threshold };
    return {
      previousRunId: other?.id ?? null,
      previousRun: other?.name ?? null,
      threshold,
      counts: await changeCounts(ctx.db, both),
      totals: compared.map((field) => ({ field, before: other?.[field] ?? 0, after: run[field] })),
      items: await comparedItems(ctx.db, both),
    };
  },

  async listPayRunChanges(input, ctx) {
    const run = await readRun(ctx, input);
    const { threshold = usualThreshold, ...query } = input.query ?? {};
    const other = await otherRun(ctx, run, query.with);
    const page = await changesPage(ctx.db, { runId: run.id, previousId: other?.id ?? null, threshold }, query);
    const ids = page.items.flatMap(({ payslipId, previousPayslipId }) =>
      [payslipId, previousPayslipId].filter((id) => id !== null),
    );
    const slips = await linesAndInputs(ctx.db, ids);
    const { book } = await bookOfCompany(ctx.db, { tenantId: actorOf(ctx).tenantId, companyId: run.companyId });
    const side = (id: string | null) => {
      const found = id === null ? undefined : slips.get(id);
      return { lines: found?.lines ?? [], input: found?.input == null ? undefined : readSnapshot(found.input) };
    };
    return {
      ...page,
      items: page.items.map(({ previousPayslipId, ...row }) => {
        const [before, after] = [side(previousPayslipId), side(row.payslipId)];
        const reasons =
          row.change === "changed"
            ? reasonsOf(before, after, book)
            : row.change === "new"
              ? (["joined"] as const)
              : (["left"] as const);
        return { ...row, reasons: [...reasons], lines: lineChanges(before.lines, after.lines) };
      }),
    };
  },
} satisfies HrmsHandlers;
