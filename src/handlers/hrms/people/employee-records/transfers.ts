/** Transfers to another company: requested by one person, approved by another, carried out as an exit and a rehire. */
import type { TransferInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { offeredCompaniesOf, type Option } from "#src/store/company/shared/companies.ts";
import { transferRecords } from "#src/store/people/employee-records/all.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { managersIn, offeredIn } from "#src/store/people/shared/jobs.ts";
import { lockEmployee, updateEmployee } from "#src/store/people/shared/record.ts";
import { skipOpenTasks } from "#src/store/people/employee-records/skip-tasks.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers, principalOf } from "../../context.ts";
import { sectionChanges } from "../employees/changes.ts";
import { noteChange } from "../shared/employee-events.ts";
import { reportsToHandOver } from "../employees/leaving.ts";
import { openAutomaticTasks } from "../shared/employee-tasks.ts";
import { linesOrNull } from "../../shared/fields.ts";
import { employeeOf, employeeToday, secondPerson } from "../shared/people.ts";
import { carryOut, type Move, mustBeMovable } from "./carry-out.ts";
import {
  type ApprovalRules,
  decideApproval,
  type Deciding,
  openApproval,
  submitApproval,
  withdrawApproval,
} from "../../approvals/shared/engine.ts";
import { cancelApproved } from "../../approvals/shared/cancelling.ts";
import { approvalReachOf } from "../../approvals/shared/reach.ts";
import { decidedEmployee } from "../shared/decided-employee.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { subRecords } from "./sub-records.ts";

/** The tenant's other active companies in which the person works. */
async function companiesToMoveTo(ctx: HrmsContext, companyId: string, q?: string): Promise<Option[]> {
  const companies = await offeredCompaniesOf(ctx.db, principalOf(ctx).userId, ctx.now(), q);
  return companies.filter(({ id }) => id !== companyId).map(({ id, label }) => ({ id, label }));
}

/** The job is one of the other company, on the day. */
async function checkJob(
  ctx: HrmsContext,
  { toCompanyId, departmentId, designationId, locationId, managerId, effective }: TransferInput,
): Promise<void> {
  const named = [
    ["departmentId", "departments", departmentId],
    ["designationId", "designations", designationId],
    ["locationId", "work_locations", locationId],
  ] as const;
  for (const [field, table, id] of named) {
    if (id != null && !(await offeredIn(ctx.db, toCompanyId, table, [id])).has(id))
      throw invalid(`/${field}`, "unknown-reference");
  }
  if (managerId != null && !(await managersIn(ctx.db, toCompanyId, [managerId], effective)).has(managerId))
    throw invalid("/managerId", "unknown-reference");
}

const isOpen = () => conflict("transfer-open", "Another transfer is waiting for a decision or its date.");

const transfers = subRecords({
  subject: "transfers",
  records: transferRecords,
  class: "public",
  nameOf: ({ toCompany, effective }) => `${toCompany} ${effective}`,
  async toFields(body: TransferInput, ctx, _before, employee) {
    if (!(await companiesToMoveTo(ctx, employee.companyId)).some(({ id }) => id === body.toCompanyId))
      throw invalid("/toCompanyId", "unknown-reference");
    if (body.effective <= employee.startDate) throw invalid("/effective", "too-early");
    if (body.basic != null && !employee.write.has("pay")) throw invalid("/basic", "pay-only");
    await checkJob(ctx, body);
    await reportsToHandOver(ctx, employee, body.effective, body.successorId ?? null, "/successorId");
    return { ...cleanFields("transfers", body), status: "requested" as const };
  },
  computed: (row, { userId, employee }) => ({
    basic: employee.read.has("pay") ? row.basic : null,
    decidedBy: row.decider,
    own: row.makerId === userId,
  }),
  // More people may read the history than pay.
  unaudited: [
    "toCompanyId",
    "departmentId",
    "designationId",
    "locationId",
    "managerId",
    "successorId",
    "basic",
    "decidedBy",
    "newEmployeeId",
  ],
  unique: { transfers_open: isOpen },
});

type Step = Parameters<typeof transfers.locked>[1];
type LockedTarget = Awaited<ReturnType<typeof transfers.locked>>;
type Outcome = "approved" | "rejected" | "withdrawn" | "executed";

function mustBeUndecided(ctx: HrmsContext, { before, employee }: LockedTarget): void {
  if (before.status !== "requested") throw conflict("decided", "The transfer has already been decided.");
  if (before.makerId === principalOf(ctx).userId || employee.self) throw secondPerson();
}

/** Notifies the requester and the approver of what others decided. */
async function notifyPeople(
  ctx: HrmsContext,
  { before, employee, of }: LockedTarget,
  name: Outcome,
  people: readonly (string | null)[] = [before.makerId],
): Promise<void> {
  const { userId, fullName: by } = principalOf(ctx);
  const recipients = [...new Set(people)].filter((id): id is string => id !== null && id !== userId);
  await notify(ctx.db, actorOf(ctx), recipients, {
    type: "transfer-decided",
    params: { person: employee.fullName, name, by, date: before.effective },
    companyId: of.companyId,
    recordId: of.employeeId,
  });
}

/** The employment is under notice until the day, as after any notice. */
async function giveNotice(ctx: HrmsContext, { of, employee, before }: LockedTarget): Promise<void> {
  const whole = await lockEmployee(ctx.db, of.companyId, of.employeeId);
  if (!whole) throw notFound();
  mustBeMovable(whole, before);
  const [actor, today] = [actorOf(ctx), employee.today];
  const lastDay = addDays(before.effective, -1);
  await openAutomaticTasks(ctx, of, "offboarding", lastDay);
  await updateEmployee(ctx.db, actor, whole, {
    employment: { status: "notice", noticeGivenOn: today, lastDay, exitReason: "transfer", transferId: before.id },
  });
  await noteChange(ctx, employee, {
    changes: [
      ...sectionChanges(
        "employment",
        { status: whole.employee.status, noticeGivenOn: whole.employee.noticeGivenOn, lastDay: whole.employee.lastDay },
        { status: "notice", noticeGivenOn: today, lastDay },
      ),
      ...sectionChanges("exit", { exitReason: whole.employee.exitReason }, { exitReason: "transfer" }),
    ],
  });
}

async function takeNoticeBack(ctx: HrmsContext, { of, employee, before }: LockedTarget): Promise<void> {
  const whole = await lockEmployee(ctx.db, of.companyId, of.employeeId);
  if (whole?.employee.status !== "notice" || whole.employee.transferId !== before.id) return;
  const actor = actorOf(ctx);
  await skipOpenTasks(ctx.db, actor, of.employeeId, "offboarding");
  const { noticeGivenOn, lastDay, confirmedOn } = whole.employee;
  const status = confirmedOn === null ? "probation" : "confirmed";
  await updateEmployee(ctx.db, actor, whole, {
    employment: { status, noticeGivenOn: null, lastDay: null, exitReason: null, transferId: null },
  });
  await noteChange(ctx, employee, {
    changes: [
      ...sectionChanges(
        "employment",
        { status: "notice", noticeGivenOn, lastDay },
        { status, noticeGivenOn: null, lastDay: null },
      ),
      ...sectionChanges("exit", { exitReason: "transfer" }, { exitReason: null }),
    ],
  });
}

/** The result of an approved transfer once its day has come. */
export async function executeTransfer(
  ctx: HrmsContext,
  move: Move,
  fromCompany: string,
  decision: object = {},
): Promise<void> {
  const newEmployeeId = await carryOut(ctx, move, fromCompany);
  await transfers.save(
    ctx,
    { of: { companyId: move.companyId, employeeId: move.employeeId }, before: move },
    { ...decision, status: "executed", newEmployeeId },
  );
}

const submissionOf = ({ id, companyId, employeeId, basic, makerId }: Move) =>
  ({
    companyId,
    employeeId,
    kind: "transfer",
    subject: "transfers",
    recordId: id,
    right: "transfer",
    amount: basic,
    makers: [makerId],
  }) as const;

/** Decides the current step, and carries out the final decision. */
async function decide(
  ctx: HrmsContext,
  { reach, request }: Deciding,
  target: LockedTarget,
  decision: "approved" | "rejected",
  comment: string | null,
): Promise<void> {
  mustBeUndecided(ctx, target);
  const outcome = await decideApproval(ctx, reach, request, decision, comment);
  if (outcome === "waiting") return;
  const { before, of, employee } = target;
  const { userId, now } = actorOf(ctx);
  const decided = { decidedBy: userId, decidedAt: now, comment };
  if (outcome === "rejected") {
    await notifyPeople(ctx, target, "rejected");
    await transfers.save(ctx, target, { ...decided, status: "rejected" });
  } else if (before.effective <= ctx.today(of.companyId)) {
    await executeTransfer(ctx, before, (await companyOf(ctx, of.companyId)).label, decided);
    await notifyPeople(ctx, target, "executed");
  } else {
    await reportsToHandOver(ctx, employee, before.effective, before.successorId, "/successorId");
    await giveNotice(ctx, target);
    await transfers.save(ctx, target, { ...decided, status: "approved" });
    await notifyPeople(ctx, target, "approved");
  }
}

async function decideByPath(
  ctx: HrmsContext,
  input: Step & { body: { comment?: string | null } },
  decision: "approved" | "rejected",
) {
  const target = await transfers.locked(ctx, input, false);
  mustBeUndecided(ctx, target);
  const { before, of, employee } = target;
  const reach = await approvalReachOf(ctx, of.companyId);
  const request = await openApproval(ctx, submissionOf(before));
  await decide(ctx, { reach, request }, target, decision, linesOrNull("comment", input.body.comment));
  const row = await transferRecords.find(ctx.db, of, before.id);
  if (!row) throw notFound();
  return transfers.answer(200, row, ctx, employee);
}

async function targetOf(
  ctx: HrmsContext,
  { companyId, employeeId, recordId }: Deciding["request"],
): Promise<LockedTarget> {
  const of = { companyId, employeeId };
  const whole = await lockEmployee(ctx.db, companyId, employeeId);
  const before = await transferRecords.lock(ctx.db, of, recordId);
  if (!whole || !before) throw notFound("The transfer is gone.");
  return { of, employee: decidedEmployee(whole, await employeeToday(ctx, whole.employee.id)), before };
}

const asked = ["toCompany", "effective", "newEmployeeNo", "leaveTransfer", "passAction"] as const;

/** In the queue of approvals. */
export const transferApprovals: ApprovalRules = {
  async describe(ctx, { request: { companyId, employeeId, recordId } }) {
    const row = await transferRecords.find(ctx.db, { companyId, employeeId }, recordId);
    const changes = asked.map((field) => {
      const after = row?.[field] ?? null;
      return { field, before: null, now: null, after, result: after, conflict: false };
    });
    return { changes, note: row?.note ?? null, fileId: null, fileName: null };
  },
  async decide(ctx, deciding, decision, { comment }) {
    await decide(ctx, deciding, await targetOf(ctx, deciding.request), decision, comment);
  },
  async withdraw(ctx, request) {
    const target = await targetOf(ctx, request);
    await withdrawApproval(ctx, request.recordId);
    await transfers.save(ctx, target, { status: "withdrawn" });
  },
  cancellation: {
    async possible(ctx, { companyId, employeeId, recordId }) {
      return (await transferRecords.find(ctx.db, { companyId, employeeId }, recordId))?.status === "approved";
    },
    async carryOut(ctx, request) {
      const target = await targetOf(ctx, request);
      await takeNoticeBack(ctx, target);
      await transfers.save(ctx, target, { status: "withdrawn" });
    },
  },
};

export const transfersHandlers = {
  ...transfers.handlers,

  async createTransfer(input, ctx) {
    const { employee, of } = await transfers.enter(ctx, input, true);
    if (employee.status === "exited") throw conflict("not-employed", "Only someone who is employed can transfer.");
    const created = await transfers.create(input, ctx);
    const row = await transferRecords.find(ctx.db, of, created.body.id);
    if (row) await submitApproval(ctx, submissionOf(row));
    return created;
  },

  approveTransfer: (input, ctx) => decideByPath(ctx, input, "approved"),
  rejectTransfer: (input, ctx) => decideByPath(ctx, input, "rejected"),

  async withdrawTransfer(input, ctx) {
    const target = await transfers.locked(ctx, input, false);
    const { status, makerId, decidedBy } = target.before;
    if (status !== "requested" && status !== "approved")
      throw conflict("decided", "The transfer has already been decided.");
    const mayTakeBack = status === "approved" && target.employee.actions.has("approve") && !target.employee.self;
    if (makerId !== principalOf(ctx).userId && !mayTakeBack)
      throw new ProblemError("forbidden", {
        code: "own-alone",
        detail: "Only the person who requested it can withdraw it.",
      });
    if (status === "approved") {
      await takeNoticeBack(ctx, target);
      await cancelApproved(ctx, target.before.id);
    } else await withdrawApproval(ctx, target.before.id);
    await notifyPeople(ctx, target, "withdrawn", [makerId, decidedBy]);
    return transfers.saveAndAnswer(ctx, target, { status: "withdrawn" });
  },

  async listCompaniesToMoveTo({ path, query }, ctx) {
    await employeeOf(ctx, path, { class: "public" });
    return (await companiesToMoveTo(ctx, path.companyId, query?.q)).slice(0, 100);
  },
} satisfies HrmsHandlers;
