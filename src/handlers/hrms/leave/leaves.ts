/** Leave: requests, decisions by the record, cancellation and recall. */
import type { Leave, LeaveInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { accountOfEmployee } from "#src/store/approvals/shared/organisation.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import {
  allLeaves,
  findLeave,
  insertLeave,
  leavePage,
  type ShownLeave,
  type StoredLeave,
} from "#src/store/leave/shared/leaves.ts";
import { insertSlots } from "#src/store/leave/shared/leave-slots.ts";
import { standInsOf } from "#src/store/leave/shared/calendar.ts";
import { appendEntries, lockLedger } from "#src/store/leave/shared/ledger.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { openApproval, submitApproval } from "../approvals/shared/engine.ts";
import { approvalReachOf } from "../approvals/shared/reach.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { checkFiles } from "../people/shared/record-files.ts";
import { linesOrNull } from "../shared/fields.ts";
import { day } from "../shared/file-cells.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import type { ReachedEmployee } from "../people/shared/people.ts";
import { explanationOf } from "../statutory/shared/explanation.ts";
import { decideLeave, submissionOf, withdraw } from "./shared/leave-approvals.ts";
import { askedLeave, clashFaults, fundingOf, previewOf, typeOf } from "./shared/asked.ts";
import { actorIn, isUnlimited, readLedgers, writtenLedger } from "./shared/balances.ts";
import {
  giveBack,
  hasStarted,
  leaveName,
  lockedLeave,
  moveLeave,
  notifyPerson,
  shortenLeave,
} from "./shared/changes.ts";
import { explainStored } from "./shared/explained.ts";
import { allToWire } from "./shared/leave-wire.ts";
import { recount } from "./shared/recount.ts";
import { leaveEmployeeOf, leaveReachOf, type LeaveReading } from "./shared/reach.ts";

type OfLeave = { path: { companyId: string; leaveId: string } };

const granted: readonly string[] = ["approved", "taken"];

async function found(ctx: HrmsContext, reading: LeaveReading, id: string): Promise<ShownLeave> {
  const row = await findLeave(ctx.db, reading, id);
  if (!row) throw notFound("There is no such leave.");
  return row;
}

async function answer(ctx: HrmsContext, { path }: OfLeave): Promise<Leave> {
  const reading = await leaveReachOf(ctx, path.companyId);
  const [wire] = await allToWire(ctx, reading, [await found(ctx, reading, path.leaveId)]);
  return wire as Leave;
}

/** The employee whose leave it is: the reader without one named. */
async function personOf(
  ctx: HrmsContext,
  companyId: string,
  body: Pick<LeaveInput, "employeeId">,
): Promise<ReachedEmployee> {
  const { reader } = await leaveReachOf(ctx, companyId);
  const employeeId = body.employeeId ?? reader;
  if (employeeId === null)
    throw new ProblemError("not-found", {
      code: "no-employment",
      detail: "Your account isn't linked to an employee of this company.",
    });
  return leaveEmployeeOf(ctx, { companyId, employeeId });
}

async function checkHandover(ctx: HrmsContext, employee: ReachedEmployee, id: string | null): Promise<string | null> {
  if (id === null) return null;
  if (id === employee.id) throw invalid("/handoverToId", "own-stand-in");
  const whole = await findEmployee(ctx.db, employee.companyId, id);
  if (!whole || whole.employee.status === "exited") throw invalid("/handoverToId", "unknown-reference");
  return id;
}

async function create(ctx: HrmsContext, companyId: string, body: LeaveInput): Promise<string> {
  const employee = await personOf(ctx, companyId, body);
  const actor = actorOf(ctx);
  await lockLedger(ctx.db, employee.id);
  const type = await typeOf(ctx, companyId, body.leaveTypeId);
  const asked = await askedLeave(ctx, employee, type, body, { afterwards: !employee.self });
  if (asked.faults.length > 0) throw new ProblemError("validation", { errors: [...asked.faults] });
  const ledger = await writtenLedger(ctx, employee, type, asked.to, actorIn(ctx), asked.from);
  const funding = fundingOf(asked, ledger);
  const [clash] = clashFaults(asked, funding);
  if (clash?.code === "days-taken") throw conflict("days-taken", "There is already leave on these days.", [clash]);
  if (clash) throw conflict("balance-too-low", "The balance does not suffice.", [clash]);
  const limited = !isUnlimited(type);
  const fields = {
    companyId,
    employeeId: employee.id,
    tenantId: actor.tenantId,
    leaveTypeId: type.id,
    ...pick(asked, ["from", "to", "startHalf", "endHalf", "minutes", "cost"]),
    payFraction: type.payFraction,
    reason: linesOrNull("reason", body.reason),
    fileIds: await checkFiles(ctx, employee, body.fileIds ?? [], type.medical ? "health" : "personal"),
    dependantId: body.dependantId ?? null,
    handoverToId: await checkHandover(ctx, employee, body.handoverToId ?? null),
    balanceBefore: limited ? funding.before : null,
    balanceAfter: limited ? funding.after : null,
    source: "request" as const,
    status: "submitted" as const,
    createdAt: actor.now,
    createdBy: actor.userId,
    updatedAt: actor.now,
    updatedBy: actor.userId,
  };
  const id = await insertLeave(ctx.db, fields);
  const leave = { ...fields, id };
  await takeSlots(() => insertSlots(ctx.db, leave, asked.slots, "pending"));
  const reserved = funding.taken.map(({ bucketId, on, minutes }) => ({
    bucketId,
    on,
    minutes: -minutes,
    kind: "reserve" as const,
  }));
  await appendEntries(ctx.db, leave, reserved, { leaveId: id, userId: actor.userId, now: actor.now });
  const account = await accountOfEmployee(ctx.db, employee.id);
  await submitApproval(ctx, submissionOf(leave, [actor.userId, ...(account === undefined ? [] : [account])]));
  await recordEvent(ctx.db, actor, {
    companyId,
    action: "create",
    subject: "leaves",
    recordId: id,
    recordName: leaveName(employee.fullName, leave),
    changes: changedFields(null, { leaveType: type.name, from: leave.from, to: leave.to, status: leave.status }),
  });
  return id;
}

/** The database keeps every half day for one leave only. */
async function takeSlots(insert: () => Promise<void>): Promise<void> {
  try {
    await insert();
  } catch (error) {
    if (violatedConstraint(error) === "leave_slots_once")
      throw conflict("days-taken", "There is already leave on these days.", [{ pointer: "/from", code: "days-taken" }]);
    throw error;
  }
}

async function decideByPath(
  ctx: HrmsContext,
  input: OfLeave,
  decision: "approved" | "rejected",
  comment: string | null,
): Promise<Leave> {
  const { companyId, leaveId } = input.path;
  const { leave } = await found(ctx, await leaveReachOf(ctx, companyId), leaveId);
  if (leave.status !== "submitted" && leave.status !== "cancelRequested")
    throw conflict("not-waiting", "The request isn't waiting for a decision.");
  const reach = await approvalReachOf(ctx, companyId);
  const request = await openApproval(ctx, submissionOf(leave, [leave.createdBy]));
  await decideLeave(ctx, { reach, request }, decision, comment);
  return answer(ctx, input);
}

/** The reader's own leave, locked. */
async function ownLeave(ctx: HrmsContext, { path: { companyId, leaveId } }: OfLeave): Promise<StoredLeave> {
  const reading = await leaveReachOf(ctx, companyId);
  const { leave } = await found(ctx, reading, leaveId);
  if (leave.employeeId !== reading.reader) throw new ProblemError("forbidden", { code: "own-alone" });
  return lockedLeave(ctx, companyId, leaveId);
}

export const leavesHandlers = {
  async listLeaves({ path, query = {} }, ctx) {
    const reading = await leaveReachOf(ctx, path.companyId);
    const page = await leavePage(ctx.db, reading, query);
    return { ...page, items: await allToWire(ctx, reading, page.items) };
  },

  async exportLeaves({ path, query = {} }, ctx) {
    const reading = await leaveReachOf(ctx, path.companyId);
    const rows = await allLeaves(ctx.db, reading, reading.reach.where, query);
    return exportFile("leaves", query, await allToWire(ctx, reading, rows), {
      cells: {
        createdAt: ({ createdAt }) => new Date(createdAt),
        decidedAt: ({ decidedAt }) => (decidedAt === null ? null : new Date(decidedAt)),
        from: ({ from }) => day(from),
        to: ({ to }) => day(to),
      },
    });
  },

  getLeave: (input, ctx) => answer(ctx, input),

  async listLeaveHistory({ path, query }, ctx) {
    const { leave } = await found(ctx, await leaveReachOf(ctx, path.companyId), path.leaveId);
    return historyPage(await eventsOf(ctx.db, "leaves", leave.id, query ?? {}));
  },

  async explainLeave({ path }, ctx) {
    const { leave } = await found(ctx, await leaveReachOf(ctx, path.companyId), path.leaveId);
    return explanationOf(await explainStored(ctx, leave));
  },

  async previewLeave({ path, body }, ctx) {
    const employee = await personOf(ctx, path.companyId, body);
    const type = await typeOf(ctx, path.companyId, body.leaveTypeId);
    const asked = await askedLeave(ctx, employee, type, body, { afterwards: !employee.self });
    const ledgers = await readLedgers(ctx, [employee], [type], asked.to, asked.from);
    const ledger = ledgers.get(`${employee.id} ${type.id}`) ?? { buckets: [], entries: [] };
    return previewOf(ctx, await leaveReachOf(ctx, path.companyId), employee, asked, ledger);
  },

  async createLeave({ path, body }, ctx) {
    const id = await create(ctx, path.companyId, body);
    return reply(201, await answer(ctx, { path: { companyId: path.companyId, leaveId: id } }));
  },

  approveLeave: (input, ctx) => decideByPath(ctx, input, "approved", linesOrNull("comment", input.body.comment)),
  rejectLeave: (input, ctx) => decideByPath(ctx, input, "rejected", linesOrNull("comment", input.body.comment)),

  async withdrawLeave(input, ctx) {
    const { companyId, id } = await ownLeave(ctx, input);
    await withdraw(ctx, companyId, id);
    return answer(ctx, input);
  },

  async cancelLeave(input, ctx) {
    const leave = await ownLeave(ctx, input);
    const reason = linesOrNull("comment", input.body.comment);
    if (leave.status !== "approved" || leave.source === "manual")
      throw conflict("leave-state", "Only approved leave can be cancelled.");
    if (hasStarted(ctx, leave)) {
      await moveLeave(ctx, leave, "cancelRequested", { cancelReason: reason }, reason);
      await submitApproval(ctx, submissionOf(leave, [principalOf(ctx).userId]));
    } else {
      await giveBack(ctx, leave, { from: leave.from, recalled: false });
      await moveLeave(ctx, leave, "cancelled", { cancelReason: reason }, reason);
    }
    return answer(ctx, input);
  },

  async listStandInOptions({ path: { companyId }, query = {} }, ctx) {
    const { id } = await personOf(ctx, companyId, { employeeId: query.employeeId ?? null });
    return standInsOf(ctx.db, { companyId, employeeId: id, day: ctx.today(companyId), q: query.q });
  },

  async recountLeave(input, ctx) {
    await recount(ctx, input.path.companyId, input.path.leaveId);
    return answer(ctx, input);
  },

  async recallLeave(input, ctx) {
    const { path, body } = input;
    const reading = await leaveReachOf(ctx, path.companyId);
    const { mayApprove } = await found(ctx, reading, path.leaveId);
    if (!mayApprove) throw new ProblemError("forbidden");
    const leave = await lockedLeave(ctx, path.companyId, path.leaveId);
    if (!granted.includes(leave.status) || leave.source === "manual")
      throw conflict("leave-state", "Only approved leave can be recalled.");
    if (body.from < leave.from || body.from > leave.to)
      throw invalid("/from", "outside-leave", { from: leave.from, to: leave.to });
    const reason = linesOrNull("comment", body.comment);
    const back = await giveBack(ctx, leave, { from: body.from, recalled: true });
    const whole = body.from === leave.from;
    await (whole
      ? moveLeave(ctx, leave, "cancelled", { cancelReason: reason }, reason)
      : shortenLeave(ctx, leave, { firstDayBack: body.from, minutes: back, reason }));
    await notifyPerson(ctx, leave, "leave-recalled");
    return answer(ctx, input);
  },
} satisfies HrmsHandlers;
