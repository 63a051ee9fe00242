/** Posts manual leave of one person to the ledger: taken, granted, adjusted or encashed. */
import type { ManualLeaveInput } from "#generated/hrms/schema.ts";
import { conflict, ProblemError } from "#src/contract/problem.ts";
import { allocate, type LedgerEntry } from "#src/domain/leave/shared/ledger.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { insertManualLeave, type StoredManualLeave } from "#src/store/leave/manual-leaves.ts";
import { insertLeave } from "#src/store/leave/shared/leaves.ts";
import { insertSlots } from "#src/store/leave/shared/leave-slots.ts";
import { appendEntries, insertBucket, lockLedger } from "#src/store/leave/shared/ledger.ts";
import type { LeaveType } from "#src/store/leave/shared/types.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import type { ReachedEmployee } from "../../people/shared/people.ts";
import { askedLeave, clashFaults, fundingOf } from "./asked.ts";
import { actorIn, minutesOf, writtenLedger } from "./balances.ts";

const tooLow = (fullName: string) =>
  conflict("balance-too-low", `The balance of ${fullName} does not suffice.`, [
    { pointer: "/units", code: "balance-too-low", params: { name: fullName } },
  ]);

export async function guarded<Result>(fullName: string, work: () => Promise<Result>): Promise<Result> {
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

export interface ManualPosting {
  readonly employee: ReachedEmployee;
  readonly type: LeaveType;
  readonly body: ManualLeaveInput;
  readonly reason: string;
}

const ofPosting = (ctx: HrmsContext, { employee, type }: ManualPosting) => ({
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
async function postTaken(ctx: HrmsContext, posting: ManualPosting): Promise<string> {
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
  posting: ManualPosting,
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

async function postUnits(ctx: HrmsContext, posting: ManualPosting): Promise<string> {
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

/** The id of the entry. */
export async function postManual(ctx: HrmsContext, posting: ManualPosting): Promise<string> {
  const { employee, body } = posting;
  await lockLedger(ctx.db, employee.id);
  return guarded(employee.fullName, () => (body.mode === "take" ? postTaken(ctx, posting) : postUnits(ctx, posting)));
}
