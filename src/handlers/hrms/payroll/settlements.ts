/** Final settlements: opened from a record of leaving, calculated and paid by a final pay run, with a letter to the leaver. */
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { ir21DueOn } from "#src/domain/payroll/files/iras-ir21.ts";
import { finalPayBy, suggestedTerms, termsFaults } from "#src/domain/payroll/settlement.ts";
import { addMonths } from "#src/domain/shared/calendar.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { nextNumber, type PayRunFields, removePayslips } from "#src/store/payroll/pay-runs.ts";
import { bookOfCompany } from "#src/store/payroll/run-context.ts";
import { knownDeductions, leaverOf, postedLeave } from "#src/store/payroll/settlement-pay.ts";
import { leaversPage, residencyOn, settlementRecords, type SettlementRow } from "#src/store/payroll/settlements.ts";
import { lastClearance } from "#src/store/payroll/tax-clearances.ts";
import { startTask } from "#src/store/platform/shared/background-tasks.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { payOutLeave, takeBackLeave } from "../leave/shared/pay-out.ts";
import { employeeOf } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { exportFile } from "../shared/records/operations.ts";
import { moments } from "../shared/records/wire.ts";
import { checkVersion, versioned } from "../shared/records/version.ts";
import { enterPay } from "./shared/paid.ts";
import { makersWith } from "./shared/approval-steps.ts";
import { runRecords, saveStep, type Target as RunTarget } from "./shared/run-records.ts";
import { takeFromRegularRun } from "./shared/slip-changes.ts";
import { withOutcome } from "./shared/settlement-outcome.ts";
import { settlementLetter } from "./shared/settlement-letter.ts";
import {
  lockedSettlement,
  mustBeSettling,
  readSettlement,
  saveSettlement,
  settlementCrud,
  type SettlementTarget,
  settlingMakers,
} from "./shared/settlement-records.ts";
import { payByOf, settlementPeriod, settlementWire } from "./shared/settlement-wire.ts";

const answer = async <const Status extends number>(status: Status, ctx: HrmsContext, row: SettlementRow) =>
  versioned(status, await settlementWire(ctx, row));

const noLastDay = () => conflict("no-last-day", "This employee has no last day: record the notice first.");

/** Leave is posted for the last day as it is: what was posted for another day is taken back first. */
async function settleLeave(ctx: HrmsContext, row: SettlementRow, lastDay: string): Promise<string[]> {
  const person = { id: row.employeeId, companyId: row.companyId, fullName: row.fullName };
  const posted = await postedLeave(ctx.db, row.leaveIds);
  const stale = !row.encashLeave || posted.some(({ on }) => on !== lastDay);
  if (stale) await takeBackLeave(ctx, person, row.leaveIds, "Final settlement changed");
  if (!row.encashLeave) return [];
  const added = await payOutLeave(ctx, person, lastDay, "Final settlement");
  return stale ? added : [...posted.map(({ id }) => id), ...added];
}

async function cancelRun(ctx: HrmsContext, run: RunTarget, reason: string): Promise<void> {
  await removePayslips(ctx.db, run.before.id);
  await saveStep(ctx, run, { status: "cancelled" }, { action: "archive", reason });
}

/** The final run of the period for this person: the one it has, or another if the last day has moved to another period. */
async function runFor(
  ctx: HrmsContext,
  row: SettlementRow,
  periodId: string,
  run: RunTarget | undefined,
): Promise<RunTarget> {
  if (run && run.before.periodId === periodId) return run;
  if (run) await cancelRun(ctx, run, "The last day has changed");
  const fields: PayRunFields = {
    departmentIds: [],
    employeeGroupIds: [],
    employeeIds: [row.employeeId],
    itemCodes: [],
    periodId,
    kind: "final",
    number: await nextNumber(ctx.db, periodId, "final"),
    name: row.fullName.slice(0, 80),
    note: null,
    status: "draft",
    makers: settlingMakers(ctx, row),
  };
  const made = await runRecords.add(ctx, row.companyId, fields);
  return { entry: row.companyId, scope: row.companyId, before: made };
}

async function calculate(ctx: HrmsContext, run: RunTarget, makers: readonly string[]): Promise<void> {
  const { tenantId, userId, now } = actorOf(ctx);
  const taskId = await startTask(ctx.db, {
    job: "calculate-pay-run",
    tenantId,
    startedBy: userId,
    recordId: run.before.id,
    now,
  });
  await saveStep(ctx, run, {
    status: "calculating",
    taskId,
    done: 0,
    toDo: 0,
    calculatedAt: now,
    calculatedBy: userId,
    makers: [...new Set([...makersWith(ctx, run.before), ...makers])],
  });
}

export const settlementsHandlers = {
  async listSettlements(input, ctx) {
    const { companyId } = input.path;
    await enterPay(ctx, companyId);
    const { book } = await bookOfCompany(ctx.db, { tenantId: actorOf(ctx).tenantId, companyId });
    const page = await settlementRecords.page(ctx.db, companyId, input.query ?? {});
    const items = page.items.map((row) => ({
      ...pick(row, ["id", "companyId", "employeeId", "employeeNo", "fullName", "lastDay", "how", "status"]),
      ...pick(row, ["net", "withheld", "payable", "version"]),
      ...moments(pick(row, ["createdAt", "updatedAt"])),
      createdBy: row.createdBy ?? "",
      updatedBy: row.updatedBy ?? "",
      payBy: payByOf(row, book),
    }));
    return { ...page, items };
  },

  async exportSettlements({ path: { companyId }, query = {} }, ctx) {
    await enterPay(ctx, companyId);
    const { book } = await bookOfCompany(ctx.db, { tenantId: actorOf(ctx).tenantId, companyId });
    const rows = await settlementRecords.all(ctx.db, companyId, query);
    return exportFile(
      "settlements",
      query,
      rows.map((row) => ({ ...row, payBy: payByOf(row, book) })),
      {},
    );
  },

  async listLeavers({ path: { companyId }, query = {} }, ctx) {
    await enterPay(ctx, companyId);
    const { book } = await bookOfCompany(ctx.db, { tenantId: actorOf(ctx).tenantId, companyId });
    const page = await leaversPage(ctx.db, companyId, addMonths(ctx.today(companyId), -3), query);
    const items = page.items.map(
      ({ how, withholdTax, startDate, noticeGivenOn, noticeDays, exitReason, isFiled, ...row }) => {
        const { lastDay } = row;
        const isCitizen = row.residency === "citizen";
        const facts = { startDate, lastDay, noticeGivenOn, noticeDays, exitReason, isCitizen };
        const suggested = suggestedTerms(facts, book);
        const held = withholdTax ?? suggested.withholdTax;
        return {
          ...row,
          payBy: held ? null : finalPayBy(how ?? suggested.how, lastDay, book),
          clearanceDueOn: isCitizen || isFiled ? null : ir21DueOn(lastDay, noticeGivenOn ?? ctx.today(companyId)),
        };
      },
    );
    return { ...page, items };
  },

  async getSettlement(input, ctx) {
    return answer(200, ctx, await readSettlement(ctx, input));
  },

  async listSettlementHistory(input, ctx) {
    await enterPay(ctx, input.path.companyId);
    return settlementCrud.history(input, ctx);
  },

  async createSettlement({ path: { companyId }, body: { employeeId } }, ctx) {
    await enterPay(ctx, companyId);
    const employee = await employeeOf(ctx, { companyId, employeeId }, { class: "pay", element: "payroll" });
    const leaver = await leaverOf(ctx.db, employee.id);
    if (!leaver || leaver.lastDay === null) throw noLastDay();
    const { lastDay } = leaver;
    const { book } = await bookOfCompany(ctx.db, { tenantId: actorOf(ctx).tenantId, companyId });
    const isCitizen = (await residencyOn(ctx.db, employee.id, lastDay)) === "citizen";
    const clearance = await lastClearance(ctx.db, employee.id);
    const isCleared = clearance?.status === "directed" || clearance?.status === "settled";
    const suggested = suggestedTerms({ ...leaver, lastDay, isCitizen }, book);
    const row = await settlementCrud.add(ctx, companyId, {
      ...suggested,
      withholdTax: suggested.withholdTax && !isCleared,
      employeeId: employee.id,
      encashLeave: true,
      recoverLoans: true,
      recoveries: [],
      makers: [actorOf(ctx).userId],
    });
    return answer(201, ctx, await withOutcome(ctx, row));
  },

  async updateSettlement(input, ctx) {
    const { target, run } = await lockedSettlement(ctx, input);
    const { before } = target;
    checkVersion(before, input.headers);
    mustBeSettling(before, "draft", "calculated");
    const { body } = input;
    const terms = {
      how: body.how,
      noticeBy: body.noticeBy ?? null,
      noticeFrom: body.noticeBy == null ? null : (body.noticeFrom ?? null),
      noticeTo: body.noticeBy == null ? null : (body.noticeTo ?? null),
      noticeCount: body.noticeCount,
      awsMethod: body.awsMethod ?? null,
      awsUnpaidDays: body.awsUnpaidDays ?? 0,
      retrenchment: body.retrenchment ?? 0,
      encashLeave: body.encashLeave ?? true,
      recoverLoans: body.recoverLoans ?? true,
      limitLoans: body.limitLoans ?? false,
      withholdTax: body.withholdTax ?? false,
      recoveries: body.recoveries ?? [],
      note: linesOrNull("note", body.note),
    };
    const errors = termsFaults(terms, before.lastDay ?? before.startDate);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    const known = await knownDeductions(
      ctx.db,
      before.companyId,
      terms.recoveries.map(({ deductionId }) => deductionId),
    );
    const unknown = terms.recoveries.findIndex(({ deductionId }) => !known.has(deductionId));
    if (unknown >= 0) throw invalid(`/recoveries/${unknown}/deductionId`, "unknown-reference");
    if (run) await saveStep(ctx, run, { status: "draft", makers: makersWith(ctx, run.before) });
    const row = await saveSettlement(ctx, target, { ...terms, makers: settlingMakers(ctx, before) });
    return answer(200, ctx, await withOutcome(ctx, row));
  },

  async prepareSettlement(input, ctx) {
    const { target, run } = await lockedSettlement(ctx, input);
    const { before } = target;
    mustBeSettling(before, "draft", "calculated");
    if (before.lastDay === null) throw noLastDay();
    const period = await settlementPeriod(ctx, before);
    if (!period) throw conflict("no-period", "No pay period contains the last day.");
    if (period.status === "closed") throw conflict("period-closed", "The period is closed.");
    const paid = { periodId: period.id, employeeId: before.employeeId };
    await takeFromRegularRun(ctx, before.companyId, paid, "Paid with the final settlement");
    const leaveIds = await settleLeave(ctx, before, before.lastDay);
    const makers = settlingMakers(ctx, before);
    const paying = await runFor(ctx, before, period.id, run);
    await calculate(ctx, paying, makers);
    const row = await saveSettlement(ctx, target, { runId: paying.before.id, leaveIds, makers });
    return answer(202, ctx, row);
  },

  async cancelSettlement(input, ctx) {
    const { target, run } = await lockedSettlement(ctx, input);
    const { before } = target;
    mustBeSettling(before, "draft", "calculated", "submitted");
    const cancelReason = linesOrNull("reason", input.body.reason) ?? "";
    if (run) await cancelRun(ctx, run, cancelReason);
    await takeBackSettled(ctx, target, cancelReason);
    const fields = { cancelledAt: actorOf(ctx).now, cancelReason, leaveIds: [] };
    return answer(200, ctx, await saveSettlement(ctx, target, fields, { action: "archive", reason: cancelReason }));
  },

  async downloadSettlementLetter(input, ctx) {
    const row = await readSettlement(ctx, input);
    const shown = await settlementWire(ctx, row);
    if (shown.payslipId === null || !row.outcome) throw conflict("not-calculated", "Calculate the last pay first.");
    const bytes = await settlementLetter(ctx, shown, input.query?.language ?? "en");
    const name = `settlement-${row.employeeNo.replaceAll(/[^\w-]/g, "_")}.pdf`;
    return reply(200, new Blob([bytes]), { "Content-Disposition": `attachment; filename="${name}"` });
  },
} satisfies HrmsHandlers;

function takeBackSettled(ctx: HrmsContext, { before }: SettlementTarget, reason: string): Promise<void> {
  const person = { id: before.employeeId, companyId: before.companyId, fullName: before.fullName };
  return takeBackLeave(ctx, person, before.leaveIds, reason);
}
