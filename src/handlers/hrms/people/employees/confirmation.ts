/** The end of probation: at once, or after the approval chain of the company has decided. */
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { possibleSteps } from "#src/domain/people/life-cycle.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { confirmationRecords } from "#src/store/people/confirmations.ts";
import { findEmployee, lockEmployee } from "#src/store/people/shared/record.ts";
import { notifyOutcome } from "../../approvals/shared/cancelling.ts";
import {
  type ApprovalRules,
  chainOf,
  decideApproval,
  submitApproval,
  withdrawApproval,
} from "../../approvals/shared/engine.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../../context.ts";
import { decidedEmployee } from "../shared/decided-employee.ts";
import { employeeToday } from "../shared/people.ts";
import { beginStep, finish, saveStep } from "./life-step.ts";
import { mustBeReady } from "./readiness.ts";
import { showEmployee } from "./show.ts";

interface Request {
  readonly companyId: string;
  readonly employeeId: string;
  readonly recordId: string;
}

/** The confirmation and its employee, locked. */
async function targetOf(ctx: HrmsContext, { companyId, employeeId, recordId }: Request) {
  const of = { companyId, employeeId };
  const whole = await lockEmployee(ctx.db, companyId, employeeId);
  const before = await confirmationRecords.lock(ctx.db, of, recordId);
  if (!whole || !before) throw notFound("The confirmation is gone.");
  return { of, whole, who: decidedEmployee(whole, await employeeToday(ctx, employeeId)), actor: actorOf(ctx), before };
}
type Target = Awaited<ReturnType<typeof targetOf>>;

const setStatus = (ctx: HrmsContext, { of, actor, before }: Target, status: Target["before"]["status"]) =>
  confirmationRecords.update(ctx.db, actor, of, before.id, before.version, { status });

async function carryOut(ctx: HrmsContext, target: Target): Promise<void> {
  const { whole, who, before } = target;
  if (!possibleSteps(whole.employee).includes("confirm"))
    throw conflict("wrong-state", `This step isn't possible while the employment is ${whole.employee.status}.`);
  // What is missing is reported by area: the person who decides may not see it.
  await mustBeReady(ctx, { ...who, read: new Set() });
  await saveStep(ctx, target, { status: "confirmed", confirmedOn: before.confirmedOn }, before.note);
}

/** In the queue of approvals. */
export const confirmationApprovals: ApprovalRules = {
  async describe(ctx, { request: { companyId, employeeId, recordId } }) {
    const row = await confirmationRecords.find(ctx.db, { companyId, employeeId }, recordId);
    const after = row?.confirmedOn ?? null;
    const changes = [{ field: "confirmedOn", before: null, now: null, after, result: after, conflict: false }];
    return { changes, note: row?.note ?? null, fileId: null, fileName: null };
  },

  async decide(ctx, { reach, request }, decision, { comment }) {
    const target = await targetOf(ctx, request);
    const outcome = await decideApproval(ctx, reach, request, decision, comment);
    if (outcome === "waiting") return;
    if (outcome === "approved") await carryOut(ctx, target);
    await setStatus(ctx, target, outcome);
    await notifyOutcome(ctx, request, outcome);
  },

  async withdraw(ctx, request) {
    const target = await targetOf(ctx, request);
    await withdrawApproval(ctx, request.recordId);
    await setStatus(ctx, target, "withdrawn");
  },

  cancellation: {
    async possible(ctx, { companyId, employeeId, recordId }) {
      const whole = await findEmployee(ctx.db, companyId, employeeId);
      const row = await confirmationRecords.find(ctx.db, { companyId, employeeId }, recordId);
      if (!whole || row?.status !== "approved") return false;
      return whole.employee.status === "confirmed" && whole.employee.confirmedOn === row.confirmedOn;
    },
    async carryOut(ctx, request) {
      const target = await targetOf(ctx, request);
      await saveStep(ctx, target, { status: "probation", confirmedOn: null });
      await setStatus(ctx, target, "cancelled");
    },
  },
};

function refuseTwice(error: unknown): never {
  if (violatedConstraint(error) === "confirmations_open")
    throw conflict("confirmation-open", "A confirmation is already waiting for a decision.");
  throw error;
}

export const confirmationHandlers = {
  async confirmEmployee({ path, body: { confirmedOn, note = null } }, ctx) {
    const opened = await beginStep(ctx, path, "confirm");
    const { who, whole, actor, day } = opened;
    if (confirmedOn < whole.employee.startDate) throw invalid("/confirmedOn", "before-start");
    await mustBeReady(ctx, who);
    const of = { companyId: who.companyId, employeeId: who.id };
    const { chain } = await chainOf(ctx.db, { ...of, kind: "confirmation" }, day);
    if (!chain) return finish(ctx, opened, { status: "confirmed", confirmedOn }, note);
    const recordId = await confirmationRecords
      .insert(ctx.db, actor, of, { confirmedOn, note, status: "requested" })
      .catch(refuseTwice);
    await submitApproval(ctx, {
      ...of,
      kind: "confirmation",
      subject: "confirmations",
      recordId,
      right: "employment",
      permitted: true,
    });
    return reply(202, await showEmployee(ctx, who));
  },
} satisfies HrmsHandlers;
