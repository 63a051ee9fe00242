/** Manual attendance: asked for with evidence, decided through the approval engine, and from then on in place of the punches. */
import type { ManualAttendance, ManualAttendanceInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { localTime, momentOf } from "#src/domain/shared/zoned-time.ts";
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
import { eventsOf } from "#src/store/shared/audit.ts";
import { findFile } from "#src/store/shared/file-storage.ts";
import type { ApprovalRules } from "../approvals/shared/engine.ts";
import { requestRecords } from "../approvals/shared/request-records.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { employeeOf, reachOf } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
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

const requests = requestRecords({
  subject,
  find: findManual,
  lock: lockManual,
  update: updateManual,
  recordOf: ({ request }: ManualRow) => request,
  submission: () => ({ kind: "manualAttendance", right: "manualAttendance" }),
  dateOf: ({ request }) => request.date,
  stated: ({ request: { date, inAt, outAt, tz } }) => ({
    date,
    timeIn: localTime(inAt.getTime(), tz).time,
    timeOut: localTime(outAt.getTime(), tz).time,
  }),
  decided: "manual-attendance",
  wire,
  async beforeApproval(ctx, { request: { companyId, date } }) {
    if (await isLocked(ctx.db, companyId, date)) throw periodLocked();
  },
  afterApproval: (ctx, { request: { companyId, employeeId, date } }) =>
    recomputeDays(ctx, companyId, [employeeId], { from: date, to: date }),
});

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
  return requests.submitted(ctx, companyId, id);
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

  ...requests.rules,
};

export const manualAttendanceHandlers = {
  async listManualAttendance({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const page = await manualPage(ctx.db, companyId, where, query);
    return { ...page, items: await requests.shown(ctx, companyId, page.items) };
  },

  async exportManualAttendance({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const rows = await allManual(ctx.db, companyId, where, query);
    return exportFile(subject, query, requests.exported(ctx, rows), {});
  },

  async getManualAttendance({ path: { companyId, manualAttendanceId } }, ctx) {
    const row = await requests.found(ctx, companyId, manualAttendanceId);
    return requests.answer(ctx, 200, companyId, row.request.id);
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
    return requests.answer(ctx, 201, companyId, row.request.id);
  },

  importManualAttendance: (input, ctx) => importManual(ctx, input, ask),

  withdrawManualAttendance: ({ path: { companyId, manualAttendanceId } }, ctx) =>
    requests.withdrawn(ctx, companyId, manualAttendanceId),

  async listManualAttendanceHistory({ path: { companyId, manualAttendanceId }, query }, ctx) {
    const { request } = await requests.found(ctx, companyId, manualAttendanceId);
    return historyPage(await eventsOf(ctx.db, subject, request.id, query ?? {}));
  },
} satisfies HrmsHandlers;
