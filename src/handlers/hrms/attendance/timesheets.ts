/** Timesheets: filled in by the week, submitted, decided through the approval engine, and locked once paid or billed. */
import type { Timesheet } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { weekOf } from "#src/domain/attendance/limits.ts";
import { timesheetFaults } from "#src/domain/attendance/timesheet.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { cleanLine } from "#src/domain/shared/text.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import {
  allTimesheets,
  entriesOf,
  entriesOfWeek,
  findTimesheet,
  insertTimesheet,
  lockTimesheetRow,
  openProjects,
  replaceEntries,
  type StoredEntry,
  timesheetPage,
  type TimesheetRow,
  updateTimesheetRow,
} from "#src/store/attendance/timesheets.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { mailAccounts } from "../account/shared/notice-mails.ts";
import { type ApprovalRules, decideApproval, submitApproval, withdrawApproval } from "../approvals/shared/engine.ts";
import { decidableOf } from "../approvals/shared/reach.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { employeeOf, reachOf } from "../people/shared/people.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import { checkVersion, versioned } from "../shared/records/version.ts";
import { moments } from "../shared/records/wire.ts";
import { timesheetReport } from "./shared/timesheet-report.ts";

const element = "timesheets";
const subject = "timesheets";
type Status = TimesheetRow["sheet"]["status"];

async function shown(ctx: HrmsContext, companyId: string, rows: readonly TimesheetRow[]): Promise<Timesheet[]> {
  const waiting = rows.filter(({ sheet }) => sheet.status === "submitted").map(({ sheet }) => sheet.id);
  const decidable = await decidableOf(ctx, companyId, waiting);
  const ids = rows.map(({ sheet }) => sheet.id);
  const entries = await entriesOf(ctx.db, ids);
  const { reader } = await reachOf(ctx, companyId, element);
  return rows.map(({ sheet, ...more }) => {
    const { tenantId: _tenant, ...fields } = sheet;
    return {
      ...moments(fields),
      ...more,
      createdBy: more.createdBy ?? "",
      updatedBy: more.updatedBy ?? "",
      entries: entries.get(sheet.id) ?? [],
      own: sheet.employeeId === reader,
      mayDecide: decidable.has(sheet.id),
    };
  });
}

async function answer<const Code extends number>(ctx: HrmsContext, code: Code, companyId: string, id: string) {
  const row = await findTimesheet(ctx.db, companyId, undefined, id);
  const [body] = row ? await shown(ctx, companyId, [row]) : [];
  if (!body) throw notFound();
  return versioned(code, body);
}

/** The timesheet within reach, locked. */
async function taken(ctx: HrmsContext, { companyId, timesheetId }: { companyId: string; timesheetId: string }) {
  const { where } = await reachOf(ctx, companyId, element);
  const seen = await findTimesheet(ctx.db, companyId, where, timesheetId);
  const row = seen && (await lockTimesheetRow(ctx.db, companyId, timesheetId));
  if (!row) throw notFound();
  return row;
}

const closed = () => conflict("timesheet-closed", "The timesheet has been submitted and no longer changes.");

function mustBeOpen({ sheet }: TimesheetRow): void {
  if (sheet.status !== "open" && sheet.status !== "rejected") throw closed();
}

async function note(
  ctx: HrmsContext,
  row: TimesheetRow,
  field: string,
  before: string | number | null,
  after: string | number,
) {
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId: row.sheet.companyId,
    action: before === null ? "create" : "update",
    subject,
    recordId: row.sheet.id,
    recordName: `${row.fullName} ${row.sheet.weekStart}`,
    changes: [{ field, before, after }],
  });
}

async function move(ctx: HrmsContext, row: TimesheetRow, status: Status, fields: object = {}): Promise<void> {
  await updateTimesheetRow(ctx.db, actorOf(ctx), row.sheet.id, { status, ...fields });
  await note(ctx, row, "status", row.sheet.status, status);
}

async function write(ctx: HrmsContext, row: TimesheetRow, entries: readonly StoredEntry[]): Promise<void> {
  const { id, companyId } = row.sheet;
  await replaceEntries(ctx.db, actorOf(ctx), { companyId, timesheetId: id }, entries);
  await updateTimesheetRow(ctx.db, actorOf(ctx), id, {});
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  await note(ctx, row, "minutes", row.minutes, minutes);
}

/** In the queue of approvals. */
export const timesheetApprovals: ApprovalRules = {
  async describe(ctx, { request: { companyId, recordId } }) {
    const row = await findTimesheet(ctx.db, companyId, undefined, recordId);
    const values = { weekStart: row?.sheet.weekStart ?? null, minutes: row === undefined ? null : String(row.minutes) };
    const changes = Object.entries(values).map(([field, after]) => ({
      field,
      before: null,
      now: null,
      after,
      result: after,
      conflict: false,
    }));
    return { changes, note: null, fileId: null, fileName: null };
  },
  async decide(ctx, { reach, request }, decision, { comment }) {
    const row = await lockTimesheetRow(ctx.db, request.companyId, request.recordId);
    if (!row) throw notFound("The timesheet is gone.");
    const outcome = await decideApproval(ctx, reach, request, decision, comment);
    if (outcome === "waiting") return;
    const actor = actorOf(ctx);
    await move(ctx, row, outcome, { decidedAt: actor.now, decidedBy: actor.userId, comment });
    const [by, person] = [principalOf(ctx).fullName, row.fullName];
    await notify(ctx.db, actor, [row.sheet.updatedBy], {
      type: "timesheet-decided",
      params: { person, name: outcome, by, date: row.sheet.weekStart },
      companyId: request.companyId,
      recordId: row.sheet.id,
    });
    await mailAccounts(ctx, [row.sheet.updatedBy], {
      topic: "decisions",
      link: `/companies/${request.companyId}/timesheets/${row.sheet.id}`,
      template: `timesheet-${outcome}`,
      facts: { decidedBy: by, person },
      days: { date: row.sheet.weekStart },
    });
  },
  async withdraw(ctx, request) {
    const row = await lockTimesheetRow(ctx.db, request.companyId, request.recordId);
    if (!row) throw notFound("The timesheet is gone.");
    await withdrawApproval(ctx, request.recordId);
    await move(ctx, row, "open", { submittedAt: null });
  },
};

export const timesheetsHandlers = {
  async listTimesheets({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const page = await timesheetPage(ctx.db, companyId, where, query);
    return { ...page, items: await shown(ctx, companyId, page.items) };
  },

  async exportTimesheets({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const rows = await allTimesheets(ctx.db, companyId, where, query);
    return exportFile(
      subject,
      query,
      rows.map(({ sheet, ...row }) => ({ ...sheet, ...row })),
      {},
    );
  },

  async getTimesheet({ path: { companyId, timesheetId } }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const row = await findTimesheet(ctx.db, companyId, where, timesheetId);
    if (!row) throw notFound();
    return answer(ctx, 200, companyId, timesheetId);
  },

  async createTimesheet({ path: { companyId }, body: { date, employeeId } }, ctx) {
    const { reader } = await reachOf(ctx, companyId, element);
    const id = employeeId ?? reader;
    if (id === null) throw invalid("/employeeId", "required");
    const employee = await employeeOf(ctx, { companyId, employeeId: id }, { class: "public", element }).catch(
      (error: unknown) => {
        throw error instanceof ProblemError && employeeId !== undefined
          ? invalid("/employeeId", "unknown-reference")
          : error;
      },
    );
    const weekStart = weekOf(date);
    const made = await insertTimesheet(ctx.db, actorOf(ctx), { companyId, employeeId: employee.id, weekStart }).catch(
      (error: unknown) => {
        throw violatedConstraint(error) === "timesheets_week"
          ? conflict("week-exists", "There is a timesheet for this week already.", [
              { pointer: "/date", code: "week-exists" },
            ])
          : error;
      },
    );
    const row = await findTimesheet(ctx.db, companyId, undefined, made);
    if (!row) throw notFound();
    await note(ctx, row, "weekStart", null, weekStart);
    return answer(ctx, 201, companyId, made);
  },

  async updateTimesheet({ path, headers, body }, ctx) {
    const row = await taken(ctx, path);
    checkVersion({ version: row.sheet.version, updatedBy: row.updatedBy }, headers);
    mustBeOpen(row);
    const faults = timesheetFaults(row.sheet.weekStart, body.entries);
    const open = await openProjects(
      ctx.db,
      path.companyId,
      body.entries.map(({ projectId }) => projectId),
    );
    const unknown = body.entries.flatMap(({ projectId }, index) =>
      open.has(projectId) ? [] : [{ pointer: `/entries/${index}/projectId`, code: "unknown-reference" }],
    );
    if (faults.length + unknown.length > 0) throw new ProblemError("validation", { errors: [...faults, ...unknown] });
    const entries = body.entries.map(({ date, projectId, minutes, activity, billable = true, note: remark }) => ({
      date,
      projectId,
      minutes,
      billable,
      activity: cleanLine(activity ?? "") || null,
      note: cleanLine(remark ?? "") || null,
    }));
    await write(ctx, row, entries);
    return answer(ctx, 200, path.companyId, path.timesheetId);
  },

  async copyTimesheet({ path }, ctx) {
    const row = await taken(ctx, path);
    mustBeOpen(row);
    const before = await entriesOfWeek(ctx.db, row.sheet.employeeId, addDays(row.sheet.weekStart, -7));
    const open = await openProjects(
      ctx.db,
      path.companyId,
      before.map(({ projectId }) => projectId),
    );
    const entries = before
      .filter(({ projectId }) => open.has(projectId))
      .map((entry) => ({ ...entry, date: addDays(entry.date, 7) }));
    if (entries.length === 0) throw conflict("no-week-before", "The week before has no entries to copy.");
    await write(ctx, row, entries);
    return answer(ctx, 200, path.companyId, path.timesheetId);
  },

  async submitTimesheet({ path }, ctx) {
    const row = await taken(ctx, path);
    mustBeOpen(row);
    if (row.minutes === 0) throw conflict("empty", "The timesheet has no entries yet.");
    const { now, userId } = actorOf(ctx);
    const { id, companyId, employeeId } = row.sheet;
    await move(ctx, row, "submitted", { submittedAt: now, decidedAt: null, decidedBy: null, comment: null });
    await submitApproval(ctx, {
      companyId,
      employeeId,
      kind: "timesheet",
      subject,
      recordId: id,
      right: "timesheet",
      makers: [userId],
    });
    return answer(ctx, 200, companyId, id);
  },

  async reopenTimesheet({ path }, ctx) {
    const row = await taken(ctx, path);
    if (row.sheet.status !== "submitted") throw conflict("not-waiting", "The timesheet isn't waiting for a decision.");
    await withdrawApproval(ctx, row.sheet.id);
    await move(ctx, row, "open", { submittedAt: null });
    return answer(ctx, 200, path.companyId, path.timesheetId);
  },

  async lockTimesheet({ path }, ctx) {
    const row = await taken(ctx, path);
    if (row.sheet.status !== "approved") throw conflict("not-approved", "Only an approved timesheet can be locked.");
    await move(ctx, row, "locked");
    return answer(ctx, 200, path.companyId, path.timesheetId);
  },

  async reportTimesheets({ path: { companyId }, query = {} }, ctx) {
    return timesheetReport(ctx, companyId, query);
  },

  async exportTimesheetReport({ path: { companyId }, query = {} }, ctx) {
    return exportFile("report", query, await timesheetReport(ctx, companyId, query), { name: "timesheet-report" });
  },

  async listTimesheetHistory({ path: { companyId, timesheetId }, query }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const row = await findTimesheet(ctx.db, companyId, where, timesheetId);
    if (!row) throw notFound();
    return historyPage(await eventsOf(ctx.db, subject, row.sheet.id, query ?? {}));
  },
} satisfies HrmsHandlers;
