/** Manual leave: entered by HR for one or many people, posted at once, reversed by its opposite. */
import type { ManualLeave, ManualLeaveInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { manualLeaveFaults } from "#src/domain/leave/manual-leave.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { pick } from "#src/domain/shared/pick.ts";
import {
  allManualLeave,
  findManualLeave,
  lockManualLeave,
  manualLeavePage,
  type ShownManualLeave,
} from "#src/store/leave/manual-leaves.ts";
import { lockLedger } from "#src/store/leave/shared/ledger.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { employeeOf, reachOf, secondPerson } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { day } from "../shared/file-cells.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import { typeOf } from "./shared/asked.ts";
import { unitsOf } from "./shared/balances.ts";
import { leaveName } from "./shared/changes.ts";
import { importManualLeave } from "./shared/manual-import.ts";
import { type ManualPosting, postManual } from "./shared/manual-posting.ts";
import { reverseManual } from "./shared/manual-reversal.ts";
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
    ...pick(entry, ["id", "employeeId", "leaveTypeId", "mode", "on", "earnedDay", "expiresOn"]),
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

async function post(ctx: HrmsContext, posting: ManualPosting): Promise<ManualLeave> {
  const { employee, type } = posting;
  const id = await postManual(ctx, posting);
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

async function enter(ctx: HrmsContext, companyId: string, body: ManualLeaveInput): Promise<ManualLeave[]> {
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
  return entries;
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
    return reply(201, await enter(ctx, companyId, body));
  },

  importManualLeave: (input, ctx) => importManualLeave(ctx, input, enter),

  async reverseManualLeave({ path: { companyId, manualLeaveId }, body }, ctx) {
    const { entry, fullName } = await found(ctx, companyId, manualLeaveId);
    await lockLedger(ctx.db, entry.employeeId);
    const stored = await lockManualLeave(ctx.db, companyId, manualLeaveId);
    if (!stored || stored.status === "reversed") throw conflict("reversed", "It has already been reversed.");
    await reverseManual(ctx, stored, fullName, linesOrNull("comment", body.comment) ?? "");
    return toWire(await found(ctx, companyId, manualLeaveId));
  },
} satisfies HrmsHandlers;
