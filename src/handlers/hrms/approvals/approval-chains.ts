/** Approval chains of a company, and a preview of who would decide for an employee. */
import type { ApprovalChainInput, ApprovalStepInput } from "#generated/hrms/schema.ts";
import { notFound, ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import { chainFaults, type ChainStep, stepsFor } from "#src/domain/approvals/shared/chain.ts";
import { approversOf } from "#src/domain/approvals/shared/deciding.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { roleRecords } from "#src/store/access/shared/roles.ts";
import { approvalChainRecords } from "#src/store/approvals/approval-chains.ts";
import {
  accountOfEmployee,
  activeAccounts,
  namesOfAccounts,
  organisationOf,
} from "#src/store/approvals/shared/organisation.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import { offeredIn } from "#src/store/people/shared/jobs.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { chainOf } from "./shared/engine.ts";

/** What does not belong to the kind of approver is dropped. */
const stepOf = (step: ApprovalStepInput): ChainStep => ({
  approver: step.approver,
  roleId: step.approver === "role" ? (step.roleId ?? null) : null,
  userId: step.approver === "person" ? (step.userId ?? null) : null,
  mode: step.mode ?? "any",
  amountFrom: step.amountFrom ?? null,
  deadlineHours: step.deadlineHours ?? null,
  escalateToId: step.escalateToId ?? null,
});

/** Roles and accounts are those of the company now, or were in the chain before. */
async function checkSteps(
  ctx: HrmsContext,
  companyId: string,
  body: Pick<ApprovalChainInput, "kind" | "steps">,
  before: readonly ChainStep[],
): Promise<void> {
  const faults: ProblemFault[] = chainFaults(body);
  const steps = body.steps.map(stepOf);
  const named = steps.flatMap(({ userId, escalateToId }) => [userId, escalateToId].filter((id) => id !== null));
  const active = await activeAccounts(ctx.db, companyId, accessDay(ctx.now()), named);
  const known = new Set(before.flatMap(({ roleId, userId, escalateToId }) => [roleId, userId, escalateToId]));
  for (const [index, step] of steps.entries()) {
    const unknown = (field: string) => faults.push({ pointer: `/steps/${index}/${field}`, code: "unknown-reference" });
    if (step.roleId !== null && !known.has(step.roleId)) {
      const role = await roleRecords.find(ctx.db, actorOf(ctx).tenantId, step.roleId);
      if (role?.status !== "active") unknown("roleId");
    }
    if (step.userId !== null && !known.has(step.userId) && !active.has(step.userId)) unknown("userId");
    if (step.escalateToId !== null && !known.has(step.escalateToId) && !active.has(step.escalateToId))
      unknown("escalateToId");
  }
  if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
}

const chains = crud({
  subject: "approval-chains",
  records: approvalChainRecords,
  nameOf: ({ name }) => name,
  unique: { approval_chains_name: "name" },
  unaudited: ["departmentIds", "departments", "stepCount"],
  auditFields: ({ departments }) => ({ departmentIds: departments.join("; ") }),
  cells: { departments: ({ departments }) => departments.join("; ") },
  async toFields(body: ApprovalChainInput, ctx, before, companyId) {
    await checkSteps(ctx, companyId, body, before?.steps ?? []);
    const departmentIds = body.departmentIds ?? [];
    const offered = await offeredIn(ctx.db, companyId, "departments", departmentIds);
    const foreign = departmentIds.findIndex((id) => !offered.has(id) && !before?.departmentIds.includes(id));
    if (foreign >= 0)
      throw new ProblemError("validation", {
        errors: [{ pointer: `/departmentIds/${foreign}`, code: "unknown-reference" }],
      });
    return { ...cleanFields("approval-chains", body), departmentIds, steps: body.steps.map(stepOf) };
  },
});

export const approvalChainsHandlers = {
  ...chains.handlers,

  async previewApprovalChain({ path: { companyId }, body }, ctx) {
    await companyOf(ctx, companyId);
    const { employeeId, kind, amount = null } = body;
    if (!(await findEmployee(ctx.db, companyId, employeeId))) throw notFound("There is no such employee.");
    const day = accessDay(ctx.now());
    const found = await chainOf(ctx.db, { companyId, employeeId, kind, amount }, day);
    const tried = body.steps?.map(stepOf);
    const steps =
      tried === undefined ? found.steps : stepsFor({ id: "", kind, departmentIds: [], steps: tried }, { kind, amount });
    const org = await organisationOf(ctx.db, { companyId, employeeId }, steps, day);
    const own = await accountOfEmployee(ctx.db, employeeId);
    const approvers = steps.map((step) => approversOf(step, org, own === undefined ? [] : [own]));
    const names = await namesOfAccounts(ctx.db, approvers.flat());
    return {
      chainId: tried === undefined ? (found.chain?.id ?? null) : null,
      chain: tried === undefined ? (found.chain?.name ?? null) : null,
      steps: steps.map(({ approver, mode }, index) => ({
        approver,
        mode,
        open: approvers[index]?.length === 0,
        names: (approvers[index] ?? []).slice(0, 20).map((id) => names.get(id) ?? ""),
      })),
    };
  },
} satisfies HrmsHandlers;
