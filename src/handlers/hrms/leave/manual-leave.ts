/** Manual leave: entered by HR for one or many people, posted at once, reversed by its opposite. */
import type { ManualLeave, ManualLeaveInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { manualLeaveFaults } from "#src/domain/leave/manual-leave.ts";
import { allocate, type LedgerEntry } from "#src/domain/leave/shared/ledger.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import {
  allManualLeave,
  entriesOfManual,
  findManualLeave,
  insertManualLeave,
  lockManualLeave,
  manualLeavePage,
  reverseStored,
  type ShownManualLeave,
  type StoredManualLeave,
} from "#src/store/leave/manual-leaves.ts";
import { insertLeave } from "#src/store/leave/shared/leaves.ts";
import { insertSlots } from "#src/store/leave/shared/leave-slots.ts";
import { appendEntries, insertBucket, lockLedger } from "#src/store/leave/shared/ledger.ts";
import type { LeaveType } from "#src/store/leave/shared/types.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { employeeOf, reachOf, type ReachedEmployee, secondPerson } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { day } from "../shared/file-cells.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import { askedLeave, clashFaults, fundingOf, typeOf } from "./shared/asked.ts";
import { actorIn, minutesOf, unitsOf, writtenLedger } from "./shared/balances.ts";
import { giveBack, leaveName, lockedLeave, moveLeave } from "./shared/changes.ts";
import type { LeaveReading } from "./shared/reach.ts";

const element = "manual-leave";

async function readingOf(ctx: HrmsContext, companyId: string): Promise<LeaveReading> {
  const reach = await reachOf(ctx, companyId, element);
  const [seen, health] = [reach.whereReadable("public"), reach.whereReadable("health")];
  const { reader } = reach;
  return { companyId, reader, seen, health, approvable: seen, reach, day: ctx.today(companyId) };
}

function toWire(row: ShownManualLeave): ManualLeave {
  const { entry, unit, mayRead, to } = row;
  return {
    ...pick(entry, ["id", "employeeId", "leaveTypeId", "mode", "on", "expiresOn"]),
    ...pick(entry, ["leaveId", "status", "reverseReason"]),
    ...pick(row, ["employeeNo", "fullName", "leaveType", "unit", "createdBy", "reversedBy"]),
    units: unitsOf(entry.minutes, unit),
    to: entry.mode === "take" ? to : null,
    reason: mayRead ? entry.reason : null,
    hidden: !mayRead,
    reversedAt: entry.reversedAt?.toISOString() ?? null,
    createdAt: entry.createdAt.toISOString(),
  };
}

async function found(ctx: HrmsContext, companyId: string, id: string): Promise<ShownManualLeave> {
  const row = await findManualLeave(ctx.db, await readingOf(ctx, companyId), id);
  if (!row) throw notFound("There is no such entry.");
  return row;
}

const tooLow = (fullName: string) =>
  conflict("balance-too-low", `The balance of ${fullName} does not suffice.`, [
    { pointer: "/units", code: "balance-too-low", params: { name: fullName } },
  ]);

async function guarded<Result>(fullName: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const broken = violatedConstraint(error);
    if (broken === "leave_ledger_minimum") throw tooLow(fullName);
    if (broken === "leave_slots_once")
      throw conflict("days-taken", `${fullName} already has leave on these days.`, [
        { pointer: "/from", code: "days-taken", params: { name: fullName } },
      ]);
    throw error;
  }
}

interface Posting {
  readonly employee: ReachedEmployee;
  readonly type: LeaveType;
  readonly body: ManualLeaveInput;
  readonly reason: string;
}

const ofPosting = (ctx: HrmsContext, { employee, type }: Posting) => ({
  tenantId: actorOf(ctx).tenantId,
  companyId: employee.companyId,
  employeeId: employee.id,
  leaveTypeId: type.id,
});

const made = (ctx: HrmsContext) => {
  const { userId, now } = actorOf(ctx);
  return { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
};

/** Leave that was taken without a request: approved, or already over. */
async function postTaken(ctx: HrmsContext, posting: Posting): Promise<string> {
  const { employee, type, body, reason } = posting;
  const { now, userId } = actorOf(ctx);
  const from = body.from ?? ctx.today(employee.companyId);
  const asked = await askedLeave(ctx, employee, type, { ...body, from, minutes: null }, { afterwards: true });
  const errors = asked.faults.filter(({ code }) => !waived.includes(code));
  if (errors.length > 0) throw new ProblemError("validation", { errors });
  const ledger = await writtenLedger(ctx, employee, type, asked.to, actorIn(ctx), asked.from);
  const funding = fundingOf(asked, ledger);
  const [clash] = clashFaults(asked, funding);
  if (clash)
    throw clash.code === "balance-too-low"
      ? tooLow(employee.fullName)
      : conflict(clash.code, "There is already leave on these days.", [clash]);
  const leave = {
    ...ofPosting(ctx, posting),
    ...pick(asked, ["from", "to", "startHalf", "endHalf", "cost"]),
    minutes: null,
    payFraction: type.payFraction,
    reason,
    fileIds: [],
    balanceBefore: null,
    balanceAfter: null,
    source: "manual" as const,
    status: asked.to < ctx.today(employee.companyId) ? ("taken" as const) : ("approved" as const),
    decidedAt: now,
    decidedBy: userId,
    ...made(ctx),
  };
  const leaveId = await insertLeave(ctx.db, leave);
  await insertSlots(ctx.db, { ...leave, id: leaveId }, asked.slots, "granted");
  const manualId = await insertEntry(ctx, posting, { minutes: -asked.cost, on: asked.from, expiresOn: null, leaveId });
  const taken = funding.taken.map(({ bucketId, on, minutes }) => ({
    bucketId,
    on,
    minutes: -minutes,
    kind: "take" as const,
  }));
  await appendEntries(ctx.db, leave, taken, { leaveId, manualLeaveId: manualId, userId, now });
  return manualId;
}

/** HR may record what a rule for requests would have refused. */
const waived: readonly string[] = [
  "document-missing",
  "dependant-missing",
  "blackout",
  "too-many-in-month",
  "too-long",
];

async function insertEntry(
  ctx: HrmsContext,
  posting: Posting,
  fields: Pick<StoredManualLeave, "minutes" | "on" | "expiresOn" | "leaveId">,
): Promise<string> {
  const of = ofPosting(ctx, posting);
  return insertManualLeave(ctx.db, {
    ...of,
    ...fields,
    mode: posting.body.mode,
    reason: posting.reason,
    status: "posted",
    ...made(ctx),
  });
}

async function postUnits(ctx: HrmsContext, posting: Posting): Promise<string> {
  const { employee, type, body, reason } = posting;
  const { now, userId } = actorOf(ctx);
  const on = body.from ?? ctx.today(employee.companyId);
  const units = minutesOf(body.units ?? 0, type.unit);
  const minutes = body.mode === "encash" ? -units : units;
  const of = ofPosting(ctx, posting);
  const ledger = await writtenLedger(ctx, employee, type, on, actorIn(ctx));
  const expiresOn = body.mode === "grant" ? (body.expiresOn ?? null) : null;
  const manualLeaveId = await insertEntry(ctx, posting, { minutes, on, expiresOn, leaveId: null });
  const entries: LedgerEntry[] = [];
  if (minutes > 0) {
    const year = ledger.buckets.find(
      ({ kind, from, expiresOn: last }) => kind === "year" && from <= on && (last ?? on) >= on,
    );
    const kind = type.kind === "off-in-lieu" ? "lieu" : "extra";
    const bucketId =
      body.mode === "adjust" && year
        ? year.id
        : await insertBucket(ctx.db, of, { kind, from: on, expiresOn, minimum: 0 }, now);
    entries.push({ bucketId, on, minutes, kind: body.mode === "adjust" ? "adjust" : "grant" });
  } else {
    const { taken, missing } = allocate(ledger, [{ on, minutes: -minutes }]);
    if (missing.length > 0) throw tooLow(employee.fullName);
    for (const part of taken)
      entries.push({ ...part, minutes: -part.minutes, kind: body.mode === "encash" ? "encash" : "adjust" });
  }
  await appendEntries(ctx.db, of, entries, { manualLeaveId, note: type.medical ? null : reason, userId, now });
  return manualLeaveId;
}

async function post(ctx: HrmsContext, posting: Posting): Promise<ManualLeave> {
  const { employee, type, body } = posting;
  await lockLedger(ctx.db, employee.id);
  const id = await guarded(employee.fullName, () =>
    body.mode === "take" ? postTaken(ctx, posting) : postUnits(ctx, posting),
  );
  const wire = toWire(await found(ctx, employee.companyId, id));
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId: employee.companyId,
    action: "create",
    subject: element,
    recordId: id,
    recordName: leaveName(employee.fullName, { from: wire.on, to: wire.to ?? wire.on }),
    changes: changedFields(null, { leaveType: type.name, mode: wire.mode, units: wire.units, on: wire.on }),
  });
  return wire;
}

export const manualLeaveHandlers = {
  async listManualLeave({ path, query = {} }, ctx) {
    const page = await manualLeavePage(ctx.db, await readingOf(ctx, path.companyId), query);
    return { ...page, items: page.items.map(toWire) };
  },

  async exportManualLeave({ path, query = {} }, ctx) {
    const reading = await readingOf(ctx, path.companyId);
    const rows = await allManualLeave(ctx.db, reading, reading.reach.where, query);
    return exportFile("manual-leave", query, rows.map(toWire), {
      cells: {
        createdAt: ({ createdAt }) => new Date(createdAt),
        reversedAt: ({ reversedAt }) => (reversedAt === null ? null : new Date(reversedAt)),
        on: ({ on }) => day(on),
        to: ({ to }) => day(to),
        expiresOn: ({ expiresOn }) => day(expiresOn),
      },
    });
  },

  getManualLeave: async ({ path }, ctx) => toWire(await found(ctx, path.companyId, path.manualLeaveId)),

  async listManualLeaveHistory({ path, query }, ctx) {
    const { entry } = await found(ctx, path.companyId, path.manualLeaveId);
    return historyPage(await eventsOf(ctx.db, element, entry.id, query ?? {}));
  },

  async createManualLeave({ path: { companyId }, body }, ctx) {
    await companyOf(ctx, companyId);
    const errors = manualLeaveFaults(body);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    const type = await typeOf(ctx, companyId, body.leaveTypeId);
    if (body.mode === "encash" && !type.encashable) throw invalid("/mode", "not-encashable");
    const reason = linesOrNull("reason", body.reason) ?? "";
    const entries: ManualLeave[] = [];
    // In one order, so that two calls for the same people wait for each other instead of ending in a deadlock.
    for (const employeeId of body.employeeIds.toSorted()) {
      const employee = await employeeOf(ctx, { companyId, employeeId }, { class: "public", element });
      if (employee.self) throw secondPerson();
      entries.push(await post(ctx, { employee, type, body, reason }));
    }
    return reply(201, entries);
  },

  async reverseManualLeave({ path: { companyId, manualLeaveId }, body }, ctx) {
    const { entry, fullName } = await found(ctx, companyId, manualLeaveId);
    await lockLedger(ctx.db, entry.employeeId);
    const stored = await lockManualLeave(ctx.db, companyId, manualLeaveId);
    if (!stored || stored.status === "reversed") throw conflict("reversed", "It has already been reversed.");
    const actor = actorOf(ctx);
    const reason = linesOrNull("comment", body.comment) ?? "";
    await guarded(fullName, async () => {
      if (stored.leaveId !== null) {
        const leave = await lockedLeave(ctx, companyId, stored.leaveId);
        await giveBack(ctx, leave, { from: leave.from, recalled: false });
        await moveLeave(ctx, leave, "cancelled", { cancelReason: reason }, reason);
        return;
      }
      const back = (await entriesOfManual(ctx.db, stored.id)).map((part) => ({
        ...part,
        minutes: -part.minutes,
        kind: "adjust" as const,
      }));
      await appendEntries(ctx.db, stored, back, { manualLeaveId: stored.id, userId: actor.userId, now: actor.now });
    });
    await reverseStored(ctx.db, stored, actor, reason);
    await recordEvent(ctx.db, actor, {
      companyId,
      action: "update",
      subject: element,
      recordId: stored.id,
      recordName: leaveName(fullName, { from: stored.on, to: stored.on }),
      changes: changedFields({ status: "posted" }, { status: "reversed" }),
      reason,
    });
    return toWire(await found(ctx, companyId, manualLeaveId));
  },
} satisfies HrmsHandlers;
