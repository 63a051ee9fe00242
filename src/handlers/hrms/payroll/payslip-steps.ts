/** Changes of one person's payslip in a run: each is recorded on its own, and its author cannot approve the run. */
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { overridableLines } from "#src/domain/payroll/overrides.ts";
import { lockedStates, type Override } from "#src/domain/payroll/run-words.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { calculatePeople } from "#src/store/payroll/calculate-people.ts";
import { findPayslip, lockPayslip, updatePayslip, type WholePayslip } from "#src/store/payroll/payslips.ts";
import { contextOf, findRun } from "#src/store/payroll/run-context.ts";
import { needFreshCode } from "../account/shared/second-step.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { linesOrNull } from "../shared/fields.ts";
import { checkVersion, versioned } from "../shared/records/version.ts";
import { payslipWire } from "./shared/payslip-wire.ts";
import { reverseSlip } from "./shared/reversal.ts";
import { lockedRun, mustBe, mustBeOpen, runAnswer } from "./shared/run-records.ts";
import { settle, type SlipTarget } from "./shared/slip-changes.ts";

interface OfSlip {
  readonly path: { readonly companyId: string; readonly payRunId: string; readonly payslipId: string };
}

async function lockedSlip(ctx: HrmsContext, input: OfSlip): Promise<SlipTarget> {
  const target = await lockedRun(ctx, input);
  const slip = await lockPayslip(ctx.db, target.before.id, input.path.payslipId);
  if (!slip) throw notFound();
  return { target, slip };
}

const paidElsewhere = () => conflict("already-paid", "Another run of the period pays this person.");

/** One person has one payslip of a period: a violation of that key is answered as such. */
function paidOnce(error: unknown): never {
  if (violatedConstraint(error) === "payslips_once") throw paidElsewhere();
  throw error;
}

const answer = async (ctx: HrmsContext, slip: WholePayslip) => versioned(200, await payslipWire(ctx, slip));

/** Calculates one person again, from the records as they are now. */
async function recalculate(ctx: HrmsContext, { target, slip }: SlipTarget): Promise<void> {
  const found = await findRun(ctx.db, target.before.id);
  if (!found) throw notFound();
  const context = await contextOf(ctx.db, { ...found.run, calculatedBy: actorOf(ctx).userId }, found.period);
  await calculatePeople(ctx.db, context, [slip.employeeId], ctx.now()).catch(paidOnce);
}

const reasonOf = (text: string): string => linesOrNull("reason", text) ?? "";

export const payslipStepsHandlers = {
  async overridePayslipLine(input, ctx) {
    const at = await lockedSlip(ctx, input);
    const { slip, target } = at;
    mustBeOpen(target.before);
    if (slip.state !== "draft") throw conflict("not-calculated", "The payslip is not calculated.");
    const { code, sourceId = null, amount = null } = input.body;
    const reason = reasonOf(input.body.reason);
    const before = await findPayslip(ctx.db, slip.companyId, slip.id);
    const line = before?.lines.find((each) => each.code === code && (sourceId === null || each.sourceId === sourceId));
    if (!line) throw invalid("/code", "unknown-line");
    if (line.name === null && !overridableLines.includes(code)) throw invalid("/code", "not-overridable");
    const others = slip.overrides.filter((each) => each.code !== code || each.sourceId !== sourceId);
    const set: Override[] = amount === null ? [] : [{ code, sourceId, amount, reason }];
    await updatePayslip(ctx.db, slip.id, actorOf(ctx), { overrides: [...others, ...set] });
    await recalculate(ctx, at);
    return answer(
      ctx,
      await settle(ctx, at, [{ field: code, before: line.amount, after: amount ?? line.calculated }], reason),
    );
  },

  async recalculatePayslip(input, ctx) {
    const at = await lockedSlip(ctx, input);
    mustBeOpen(at.target.before);
    if (at.slip.state === "excluded") throw conflict("excluded", "The person is excluded: include them first.");
    await recalculate(ctx, at);
    return answer(ctx, await settle(ctx, at, []));
  },

  async holdPayslip(input, ctx) {
    const at = await lockedSlip(ctx, input);
    mustBe(at.target.before, "calculated", "submitted", "approved", "locked");
    if (at.slip.held) throw conflict("held", "The pay is held already.");
    if (!["draft", "final", "published"].includes(at.slip.state))
      throw conflict("not-calculated", "There is no pay to hold.");
    const holdReason = reasonOf(input.body.reason);
    await updatePayslip(ctx.db, at.slip.id, actorOf(ctx), { held: true, holdReason });
    return answer(ctx, await settleHeld(ctx, at, true, holdReason));
  },

  async releasePayslip(input, ctx) {
    const at = await lockedSlip(ctx, input);
    if (!at.slip.held) throw conflict("not-held", "The pay is not held.");
    await updatePayslip(ctx.db, at.slip.id, actorOf(ctx), { held: false, holdReason: null });
    return answer(ctx, await settleHeld(ctx, at, false));
  },

  async excludePayslip(input, ctx) {
    const at = await lockedSlip(ctx, input);
    mustBeOpen(at.target.before);
    if (at.slip.state === "excluded") throw conflict("excluded", "The person is excluded already.");
    if (at.slip.replacesId !== null) throw conflict("correction", "It replaces a payslip that is reversed.");
    const holdReason = reasonOf(input.body.reason);
    const { state } = at.slip;
    await updatePayslip(ctx.db, at.slip.id, actorOf(ctx), { state: "excluded", held: false, holdReason });
    // Another employment of the person may have counted it.
    await recalculate(ctx, at);
    return answer(ctx, await settle(ctx, at, [{ field: "state", before: state, after: "excluded" }], holdReason));
  },

  async includePayslip(input, ctx) {
    const at = await lockedSlip(ctx, input);
    mustBeOpen(at.target.before);
    if (at.slip.state !== "excluded") throw conflict("not-excluded", "The person is not excluded.");
    await updatePayslip(ctx.db, at.slip.id, actorOf(ctx), { state: "draft", holdReason: null }).catch(paidOnce);
    await recalculate(ctx, at);
    // A failed payslip of another run is not in the key, and keeps its place nevertheless.
    if ((await lockPayslip(ctx.db, at.target.before.id, at.slip.id))?.state === "excluded") throw paidElsewhere();
    return answer(ctx, await settle(ctx, at, [{ field: "state", before: "excluded", after: "draft" }]));
  },

  async updatePayslipNote(input, ctx) {
    const at = await lockedSlip(ctx, input);
    mustBe(at.target.before, "draft", "calculated", "failed");
    checkVersion({ version: at.slip.version, updatedBy: null }, input.headers);
    const note = linesOrNull("note", input.body.note);
    await updatePayslip(ctx.db, at.slip.id, actorOf(ctx), { note });
    return answer(ctx, await settle(ctx, at, [{ field: "note", before: at.slip.note, after: note }]));
  },

  async reversePayslip(input, ctx) {
    const at = await lockedSlip(ctx, input);
    mustBe(at.target.before, ...lockedStates);
    if (at.slip.state === "reversed") throw conflict("reversed", "The payslip is reversed already.");
    await needFreshCode(ctx);
    const row = await reverseSlip(ctx, at.target.before, at.slip, reasonOf(input.body.reason));
    return runAnswer(201, ctx, row);
  },
} satisfies HrmsHandlers;

/** A held payslip of a locked run changes the count of the run alone. */
function settleHeld(ctx: HrmsContext, at: SlipTarget, held: boolean, reason?: string): Promise<WholePayslip> {
  return settle(ctx, at, [{ field: "held", before: !held, after: held }], reason);
}
