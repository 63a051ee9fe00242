/** Pay runs: made, calculated and submitted by one person, approved by another, then locked, published, paid and closed. */
import { conflict, invalid } from "#src/contract/problem.ts";
import type { PayRunFields } from "#src/store/payroll/pay-runs.ts";
import { recordTaken } from "#src/store/payroll/assigned-items.ts";
import { settleAdjustments } from "#src/store/attendance/shared/adjustments.ts";
import {
  adjustmentsOfRun,
  finalisePayslips,
  isOvertaken,
  nextNumber,
  payRunRecords,
  removePayslips,
  takenOf,
} from "#src/store/payroll/pay-runs.ts";
import { payPeriodRecords, settlePeriod } from "#src/store/payroll/pay-periods.ts";
import { hasTaskEnded, startTask } from "#src/store/platform/shared/background-tasks.ts";
import { actorOf, type HrmsHandlers } from "../context.ts";
import { linesOrNull, lineOrNull } from "../shared/fields.ts";
import { checkVersion } from "../shared/records/version.ts";
import { approval, approvedNow, makersWith, returnedNow, submittedNow } from "./shared/approval-steps.ts";
import { enterPay } from "./shared/paid.ts";
import { publishNow } from "./shared/publish.ts";
import {
  lockedRun,
  mustBe,
  mustBeOpen,
  readRun,
  runAnswer,
  runRecords,
  runWire,
  saveStep,
} from "./shared/run-records.ts";

const calculateAgain = () =>
  conflict("calculate-again", "Something has been paid to one of its people since: calculate it again.");

/** Whom it pays; another choice means another calculation. */
interface Choice {
  readonly departmentIds?: string[];
  readonly employeeGroupIds?: string[];
  readonly employeeIds?: string[];
  readonly itemCodes?: string[];
}
const choiceOf = ({ departmentIds = [], employeeGroupIds = [], employeeIds = [], itemCodes = [] }: Choice) => ({
  departmentIds,
  employeeGroupIds,
  employeeIds,
  itemCodes,
});

export const payRunsHandlers = {
  async listPayRuns(input, ctx) {
    await enterPay(ctx, input.path.companyId);
    const page = await payRunRecords.page(ctx.db, input.path.companyId, input.query ?? {});
    return { ...page, items: page.items.map((row) => runWire(ctx, row)) };
  },

  async listPayRunOptions(input, ctx) {
    await enterPay(ctx, input.path.companyId);
    return runRecords.options(input, ctx);
  },

  async exportPayRuns(input, ctx) {
    await enterPay(ctx, input.path.companyId);
    return runRecords.export(input, ctx);
  },

  async getPayRun(input, ctx) {
    return runAnswer(200, ctx, await readRun(ctx, input));
  },

  async listPayRunHistory(input, ctx) {
    await enterPay(ctx, input.path.companyId);
    return runRecords.history(input, ctx);
  },

  async createPayRun({ path: { companyId }, body }, ctx) {
    await enterPay(ctx, companyId);
    const { periodId, kind } = body;
    const period = await payPeriodRecords.find(ctx.db, companyId, periodId);
    if (!period) throw invalid("/periodId", "unknown");
    if (period.status === "closed") throw conflict("period-closed", "The period is closed.");
    if (kind === "off-cycle" && !body.itemCodes?.length) throw invalid("/itemCodes", "required");
    const fields: PayRunFields = {
      ...choiceOf(body),
      periodId,
      kind,
      number: await nextNumber(ctx.db, periodId, kind),
      name: lineOrNull("name", body.name) ?? period.name,
      note: linesOrNull("note", body.note),
      status: "draft",
      makers: [actorOf(ctx).userId],
    };
    return runAnswer(201, ctx, await runRecords.add(ctx, companyId, fields));
  },

  async updatePayRun(input, ctx) {
    const target = await lockedRun(ctx, input);
    checkVersion(target.before, input.headers);
    mustBeOpen(target.before);
    const choice = choiceOf(input.body);
    const { departmentIds, employeeGroupIds, employeeIds, itemCodes, kind } = target.before;
    if (kind === "correction" && choice.employeeIds.join() !== employeeIds.join())
      throw invalid("/employeeIds", "corrected-people");
    const same = JSON.stringify(choice) === JSON.stringify({ departmentIds, employeeGroupIds, employeeIds, itemCodes });
    const row = await saveStep(ctx, target, {
      ...choice,
      name: lineOrNull("name", input.body.name) ?? target.before.name,
      note: linesOrNull("note", input.body.note),
      makers: makersWith(ctx, target.before),
      ...(!same && { status: "draft" }),
    });
    return runAnswer(200, ctx, row);
  },

  async calculatePayRun(input, ctx) {
    const target = await lockedRun(ctx, input);
    const { before } = target;
    if (before.status === "calculating" && !(await hasTaskEnded(ctx.db, before.taskId)))
      throw conflict("period-busy", "The run is being calculated.");
    if (before.status !== "calculating") mustBeOpen(before);
    const { tenantId, userId, now } = actorOf(ctx);
    const taskId = await startTask(ctx.db, {
      job: "calculate-pay-run",
      tenantId,
      startedBy: userId,
      recordId: before.id,
      now,
    });
    const row = await saveStep(ctx, target, {
      status: "calculating",
      taskId,
      done: 0,
      toDo: 0,
      calculatedAt: now,
      calculatedBy: userId,
      makers: makersWith(ctx, before),
    });
    return runAnswer(202, ctx, row);
  },

  async submitPayRun(input, ctx) {
    const target = await lockedRun(ctx, input);
    const { before } = target;
    mustBe(before, "calculated");
    if (before.blockers > 0)
      throw conflict("blockers-open", "Resolve the blockers first, or exclude the people.", [
        { pointer: "", code: "blockers-open", params: { count: before.blockers } },
      ]);
    if (before.people === 0) throw conflict("nobody", "The run pays nobody.");
    if (await isOvertaken(ctx.db, before.id)) throw calculateAgain();
    return runAnswer(200, ctx, await saveStep(ctx, target, submittedNow(ctx, before)));
  },

  async approvePayRun(input, ctx) {
    const target = await lockedRun(ctx, input);
    const { before } = target;
    mustBe(before, "submitted");
    const fields = await approvedNow(ctx, before);
    if (await isOvertaken(ctx.db, before.id)) throw calculateAgain();
    return runAnswer(200, ctx, await saveStep(ctx, target, fields, approval(input.body)));
  },

  async returnPayRun(input, ctx) {
    const target = await lockedRun(ctx, input);
    mustBe(target.before, "submitted", "approved");
    const fields = returnedNow(ctx, input.body);
    const row = await saveStep(
      ctx,
      target,
      { ...fields, status: "calculated", approvedAt: null, approvedBy: null },
      { reason: fields.returnReason },
    );
    return runAnswer(200, ctx, row);
  },

  async lockPayRun(input, ctx) {
    const target = await lockedRun(ctx, input);
    const { before } = target;
    mustBe(before, "approved");
    if (await isOvertaken(ctx.db, before.id)) throw calculateAgain();
    const actor = actorOf(ctx);
    const { id: runId, companyId, periodId, month } = before;
    await recordTaken(ctx.db, actor, { companyId, runId, periodId, month }, await takenOf(ctx.db, runId));
    const adjustments = await adjustmentsOfRun(ctx.db, runId);
    if ((await settleAdjustments(ctx.db, actor, adjustments)) < adjustments.length) throw calculateAgain();
    await finalisePayslips(ctx.db, runId, actor.now);
    const row = await saveStep(ctx, target, { status: "locked", lockedAt: actor.now }, { action: "lock" });
    await settlePeriod(ctx.db, periodId, actor);
    return runAnswer(200, ctx, row);
  },

  async publishPayRun(input, ctx) {
    const target = await lockedRun(ctx, input);
    const { before } = target;
    mustBe(before, "locked", "paid", "closed");
    if (before.publishedAt !== null) throw conflict("published", "Its payslips have been published.");
    const now = ctx.now();
    const at = input.body.publishAt == null ? now : new Date(input.body.publishAt);
    const row = await saveStep(ctx, target, { publishAt: at }, { action: "publish" });
    if (at.getTime() > now.getTime()) return runAnswer(200, ctx, row);
    await publishNow(ctx, before.id);
    return runAnswer(200, ctx, await readRun(ctx, input));
  },

  async markPayRunPaid(input, ctx) {
    const target = await lockedRun(ctx, input);
    mustBe(target.before, "locked");
    const paidAt = input.body.paidOn ?? target.before.payDate;
    return runAnswer(200, ctx, await saveStep(ctx, target, { status: "paid", paidAt }));
  },

  async closePayRun(input, ctx) {
    const target = await lockedRun(ctx, input);
    const { before } = target;
    mustBe(before, "paid");
    if (before.held > 0) throw conflict("payslips-held", "Some payslips are still held: release or reverse them.");
    const actor = actorOf(ctx);
    const row = await saveStep(ctx, target, { status: "closed", closedAt: actor.now }, { action: "close" });
    await settlePeriod(ctx.db, before.periodId, actor);
    return runAnswer(200, ctx, row);
  },

  async cancelPayRun(input, ctx) {
    const target = await lockedRun(ctx, input);
    mustBe(target.before, "draft", "calculated", "failed", "submitted");
    if (target.before.kind === "correction")
      throw conflict("correction", "It corrects payslips that are reversed: pay them with it.");
    await removePayslips(ctx.db, target.before.id);
    const reason = linesOrNull("reason", input.body.reason) ?? "";
    return runAnswer(200, ctx, await saveStep(ctx, target, { status: "cancelled" }, { action: "archive", reason }));
  },
} satisfies HrmsHandlers;
