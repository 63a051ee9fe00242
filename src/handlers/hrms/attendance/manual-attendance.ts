/** Manual attendance: asked for with evidence, decided through the approval engine, and from then on in place of the punches. */
import type { ManualAttendance, ManualAttendanceInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { localTime, momentOf } from "#src/domain/shared/zoned-time.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { isLocked } from "#src/store/attendance/attendance-periods.ts";
import {
  allManual,
  findManual,
  insertManual,
  lockManual,
  manualPage,
  type ManualRow,
  updateManual,
} from "#src/store/attendance/manual-attendance.ts";
import { placesOfCompany, plannedPeople } from "#src/store/attendance/shared/plan-facts.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { findFile } from "#src/store/shared/file-storage.ts";
import {
  type ApprovalRules,
  decideApproval,
  openApproval,
  submitApproval,
  withdrawApproval,
} from "../approvals/shared/engine.ts";
import { approvalReachOf, decidableAmong } from "../approvals/shared/reach.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { employeeOf, reachOf } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import { versioned } from "../shared/records/version.ts";
import { moments } from "../shared/records/wire.ts";
import { recomputeDays } from "./shared/days.ts";
import { periodLocked } from "./shared/locked-days.ts";
import { importManual } from "./shared/manual-import.ts";

const element = "manual-attendance";
const subject = "manual-attendance";

function wire(ctx: HrmsContext, { request, ...names }: ManualRow, decidable: ReadonlySet<string>): ManualAttendance {
  const { tenantId: _tenant, createdBy, decidedBy: _decider, ...fields } = request;
  const [start, end] = [request.inAt, request.outAt].map((at) => localTime(at.getTime(), request.tz));
  return {
    ...moments(fields),
    ...names,
    createdBy: names.createdBy ?? "",
    updatedBy: names.updatedBy ?? "",
    timeIn: start?.time ?? "",
    timeOut: end?.time ?? "",
    outNextDay: end !== undefined && end.date > request.date,
    own: createdBy === principalOf(ctx).userId,
    mayDecide: request.status === "submitted" && decidable.has(request.id),
  };
}

async function shown(ctx: HrmsContext, companyId: string, rows: readonly ManualRow[]): Promise<ManualAttendance[]> {
  const waiting = rows.filter(({ request }) => request.status === "submitted").map(({ request }) => request.id);
  const reach = waiting.length === 0 ? undefined : await approvalReachOf(ctx, companyId);
  const decidable = reach ? await decidableAmong(ctx, reach, waiting) : new Set<string>();
  return rows.map((row) => wire(ctx, row, decidable));
}

const nameOf = ({ fullName, request }: ManualRow): string => `${fullName} ${request.date}`;

async function note(
  ctx: HrmsContext,
  row: ManualRow,
  action: "create" | "update",
  status: string,
  reason?: string | null,
) {
  const { id, companyId, date } = row.request;
  const start = localTime(row.request.inAt.getTime(), row.request.tz).time;
  const end = localTime(row.request.outAt.getTime(), row.request.tz).time;
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId,
    action,
    subject,
    recordId: id,
    recordName: nameOf(row),
    changes:
      action === "create"
        ? [
            { field: "date", before: null, after: date },
            { field: "timeIn", before: null, after: start },
            { field: "timeOut", before: null, after: end },
            { field: "status", before: null, after: status },
          ]
        : [{ field: "status", before: row.request.status, after: status }],
    ...(reason != null && { reason }),
  });
}

interface Asked extends Omit<ManualAttendanceInput, "employeeId"> {
  readonly companyId: string;
  readonly employeeId: string;
}

/** Stores the request and submits it for approval. */
export async function ask(ctx: HrmsContext, asked: Asked): Promise<ManualRow> {
  const { companyId, employeeId, date, timeIn, timeOut, breakMin = 0, overtimeMin = 0, fileId = null } = asked;
  const actor = actorOf(ctx);
  if (date > ctx.today(companyId)) throw invalid("/date", "future");
  if (await isLocked(ctx.db, companyId, date)) throw periodLocked();
  if (fileId !== null && !(await findFile(ctx.db, { companyId, employeeId }, fileId)))
    throw invalid("/fileId", "unknown-reference");
  const places = await placesOfCompany(ctx.db, companyId);
  const [person] = await plannedPeople(ctx.db, companyId, [employeeId]);
  if (!person || date < person.startDate || (person.lastDay !== null && date > person.lastDay))
    throw invalid("/date", "not-employed");
  const locationId = (person.jobs.findLast(({ from }) => from <= date) ?? person.jobs[0])?.locationId ?? "";
  const tz = places.locations.get(locationId)?.tz ?? places.zone;
  const inAt = momentOf(date, timeIn, tz);
  const outAt = momentOf(timeOut <= timeIn ? addDays(date, 1) : date, timeOut, tz);
  if (outAt > actor.now.getTime()) throw invalid("/timeOut", "future");
  if (breakMin * 60_000 >= outAt - inAt) throw invalid("/breakMin", "no-work");
  const id = await insertManual(ctx.db, {
    tenantId: actor.tenantId,
    companyId,
    employeeId,
    date,
    inAt: new Date(inAt),
    outAt: new Date(outAt),
    tz,
    breakMin,
    overtimeMin,
    reason: linesOrNull("reason", asked.reason) ?? "",
    fileId,
    status: "submitted",
    createdAt: actor.now,
    createdBy: actor.userId,
    updatedAt: actor.now,
    updatedBy: actor.userId,
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === "manual_attendance_open")
      throw conflict("request-open", "Another request for this day is waiting for a decision.", [
        { pointer: "/date", code: "request-open" },
      ]);
    throw error;
  });
  const row = await findManual(ctx.db, companyId, undefined, id);
  if (!row) throw notFound();
  await submitApproval(ctx, submissionOf(row));
  await note(ctx, row, "create", "submitted");
  return row;
}

const submissionOf = ({ request: { id, companyId, employeeId, createdBy } }: ManualRow) =>
  ({
    companyId,
    employeeId,
    kind: "manualAttendance",
    subject,
    recordId: id,
    right: "manualAttendance",
    makers: [createdBy],
  }) as const;

async function settle(
  ctx: HrmsContext,
  row: ManualRow,
  status: "approved" | "rejected" | "withdrawn",
  comment: string | null,
): Promise<void> {
  const actor = actorOf(ctx);
  const decided = status === "withdrawn" ? {} : { decidedAt: actor.now, decidedBy: actor.userId, comment };
  await updateManual(ctx.db, actor, row.request.id, { status, ...decided });
  const { companyId, employeeId, date, createdBy } = row.request;
  if (status === "approved") await recomputeDays(ctx, companyId, [employeeId], { from: date, to: date });
  if (status !== "withdrawn" && createdBy !== actor.userId)
    await notify(ctx.db, actor, [createdBy], {
      type: "manual-attendance-decided",
      params: { person: row.fullName, name: status, by: principalOf(ctx).fullName, date },
      companyId,
      recordId: row.request.id,
    });
  await note(ctx, row, "update", status, comment);
}

const described = ["date", "timeIn", "timeOut", "breakMin", "overtimeMin"] as const;

/** In the queue of approvals. */
export const manualAttendanceApprovals: ApprovalRules = {
  async describe(ctx, { request: { companyId, recordId } }) {
    const row = await findManual(ctx.db, companyId, undefined, recordId);
    const values = row && wire(ctx, row, new Set());
    const changes = described.map((field) => {
      const after = values === undefined ? null : String(values[field]);
      return { field, before: null, now: null, after, result: after, conflict: false };
    });
    return {
      changes,
      note: row?.request.reason ?? null,
      fileId: row?.request.fileId ?? null,
      fileName: row?.fileName ?? null,
    };
  },

  async decide(ctx, { reach, request }, decision, { comment }) {
    const row = await lockManual(ctx.db, request.companyId, request.recordId);
    if (!row) throw notFound("The request is gone.");
    if (decision === "approved" && (await isLocked(ctx.db, request.companyId, row.request.date))) throw periodLocked();
    const outcome = await decideApproval(ctx, reach, request, decision, comment);
    if (outcome !== "waiting") await settle(ctx, row, outcome, comment);
  },

  async withdraw(ctx, request) {
    const row = await lockManual(ctx.db, request.companyId, request.recordId);
    if (!row) throw notFound("The request is gone.");
    await withdrawApproval(ctx, request.recordId);
    await settle(ctx, row, "withdrawn", null);
  },
};

async function found(ctx: HrmsContext, companyId: string, id: string): Promise<ManualRow> {
  const { where } = await reachOf(ctx, companyId, element);
  const row = await findManual(ctx.db, companyId, where, id);
  if (!row) throw notFound();
  return row;
}

async function answer<const Status extends number>(ctx: HrmsContext, status: Status, companyId: string, id: string) {
  const row = await findManual(ctx.db, companyId, undefined, id);
  const [body] = row ? await shown(ctx, companyId, [row]) : [];
  if (!body) throw notFound();
  return versioned(status, body);
}

export const manualAttendanceHandlers = {
  async listManualAttendance({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const page = await manualPage(ctx.db, companyId, where, query);
    return { ...page, items: await shown(ctx, companyId, page.items) };
  },

  async exportManualAttendance({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const rows = await allManual(ctx.db, companyId, where, query);
    return exportFile(
      subject,
      query,
      rows.map((row) => wire(ctx, row, new Set())),
      {},
    );
  },

  async getManualAttendance({ path: { companyId, manualAttendanceId } }, ctx) {
    const row = await found(ctx, companyId, manualAttendanceId);
    return answer(ctx, 200, companyId, row.request.id);
  },

  async createManualAttendance({ path: { companyId }, body }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const { employeeId } = body;
    // Someone out of reach is unknown, not forbidden: the body names them.
    const employee = await employeeOf(ctx, { companyId, employeeId }, { class: "public", element }).catch(
      (error: unknown) => {
        throw error instanceof ProblemError && where !== undefined
          ? invalid("/employeeId", "unknown-reference")
          : error;
      },
    );
    const row = await ask(ctx, { ...body, companyId, employeeId: employee.id });
    return answer(ctx, 201, companyId, row.request.id);
  },

  importManualAttendance: (input, ctx) => importManual(ctx, input, ask),

  async withdrawManualAttendance({ path: { companyId, manualAttendanceId } }, ctx) {
    const seen = await found(ctx, companyId, manualAttendanceId);
    const row = await lockManual(ctx.db, companyId, seen.request.id);
    if (!row) throw notFound();
    if (row.request.status !== "submitted") throw conflict("decided", "The request has already been decided.");
    if (row.request.createdBy !== principalOf(ctx).userId)
      throw new ProblemError("forbidden", { code: "own-alone", detail: "Only the person who asked can withdraw it." });
    await openApproval(ctx, submissionOf(row));
    await withdrawApproval(ctx, row.request.id);
    await settle(ctx, row, "withdrawn", null);
    return answer(ctx, 200, companyId, row.request.id);
  },

  async listManualAttendanceHistory({ path: { companyId, manualAttendanceId }, query }, ctx) {
    const { request } = await found(ctx, companyId, manualAttendanceId);
    return historyPage(await eventsOf(ctx.db, subject, request.id, query ?? {}));
  },
} satisfies HrmsHandlers;
