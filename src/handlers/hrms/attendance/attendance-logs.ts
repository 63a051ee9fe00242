/** Attendance logs: lists, review, approval, computing again, and breaches of legal limits. */
import type { AttendanceLog } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { limitBreaches, type DayHours } from "#src/domain/attendance/limits.ts";
import { plannedHours } from "#src/domain/attendance/planned-hours.ts";
import { addDays, daysBetween, firstDay, lastDay, monthOf } from "#src/domain/shared/calendar.ts";
import { localTime } from "#src/domain/shared/zoned-time.ts";
import {
  allLogs,
  approveLog,
  findLog,
  hoursOf,
  lockLog,
  logPage,
  type LogQuery,
  type LogRow,
} from "#src/store/attendance/attendance-logs.ts";
import { peopleWithin } from "#src/store/attendance/people-within.ts";
import { insertRecalculation } from "#src/store/attendance/recalculations.ts";
import { withinSavepoint } from "#src/store/database/savepoint.ts";
import type { Condition } from "#src/store/people/shared/reach.ts";
import { startTask } from "#src/store/platform/shared/background-tasks.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { unitsOf } from "../leave/shared/balances.ts";
import { settleOffInLieu } from "../leave/shared/off-in-lieu.ts";
import { reachOf, secondPerson } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import { checkVersion, versioned } from "../shared/records/version.ts";
import { periodLocked, refuseLocked } from "./shared/locked-days.ts";
import { plansFor } from "./shared/planned.ts";

const element = "attendance";
const subject = "attendance-logs";
const longestRange = 366;
const maxBreaches = 500;

const timeOf = (at: Date | null, tz: string): string | null => at && localTime(at.getTime(), tz).time;

function wire({ log, locked, decidedBy, offInLieu, ...names }: LogRow): AttendanceLog {
  const { id, employeeId, date, tz, shiftId, dayKind, leave, status, state, firstIn, lastOut } = log;
  return {
    id,
    employeeId,
    ...names,
    date,
    tz,
    shiftId,
    dayKind,
    leave,
    status,
    state,
    firstIn: firstIn?.toISOString() ?? null,
    lastOut: lastOut?.toISOString() ?? null,
    timeIn: timeOf(firstIn, tz),
    timeOut: timeOf(lastOut, tz),
    workedMin: log.workedMin,
    breakMin: log.breakMin,
    lateMin: log.lateMin,
    earlyMin: log.earlyMin,
    overtimeMin: log.overtimeMin,
    approvedOvertimeMin: log.approvedOvertimeMin,
    offInLieu: offInLieu && {
      units: unitsOf(offInLieu.minutes, offInLieu.unit),
      unit: offInLieu.unit,
      expiresOn: offInLieu.expiresOn,
    },
    flags: log.flags,
    locked,
    corrected: log.correctionId !== null,
    note: log.note,
    decidedBy,
    decidedAt: log.decidedAt?.toISOString() ?? null,
    version: log.version,
  };
}

/** What the reader may see of what they ask for. */
async function askedOf(ctx: HrmsContext, companyId: string, { own = false, ...query }: LogQuery & { own?: boolean }) {
  const { where, reader } = await reachOf(ctx, companyId, element);
  return { where, query: own ? { ...query, reader } : query };
}

async function found(ctx: HrmsContext, companyId: string, id: string): Promise<LogRow> {
  const { where } = await reachOf(ctx, companyId, element);
  const row = await findLog(ctx.db, companyId, where, id);
  if (!row) throw notFound();
  return row;
}

/** Approves a locked day, with its overtime or a part of it. */
async function approve(
  ctx: HrmsContext,
  reader: string | null,
  row: LogRow,
  given: { overtime: number | null; note: string | null },
): Promise<void> {
  const { log, fullName, locked } = row;
  if (log.employeeId === reader) throw secondPerson();
  if (locked) throw periodLocked();
  if (log.status === "open") throw conflict("day-open", "The day is not over yet.");
  const overtime = given.overtime ?? log.overtimeMin;
  if (overtime > log.overtimeMin) throw invalid("/approvedOvertimeMin", "maximum", { limit: log.overtimeMin });
  const actor = actorOf(ctx);
  await approveLog(ctx.db, actor, row, { approvedOvertimeMin: overtime, note: given.note ?? log.note }).catch(
    refuseLocked,
  );
  await recordEvent(ctx.db, actor, {
    companyId: log.companyId,
    action: "update",
    subject,
    recordId: log.id,
    recordName: `${fullName} ${log.date}`,
    changes: [
      { field: "state", before: log.state, after: "approved" },
      { field: "approvedOvertimeMin", before: log.approvedOvertimeMin, after: overtime },
    ],
  });
  await settleOffInLieu(ctx, { ...log, fullName, minutes: overtime });
}

async function lockedRow(ctx: HrmsContext, companyId: string, where: Condition, id: string): Promise<LogRow> {
  const row = await lockLog(ctx.db, companyId, where, id);
  if (!row) throw notFound();
  return row;
}

type PersonDay = DayHours & { readonly employeeId: string; readonly employeeNo: string; readonly fullName: string };

async function workedDays(ctx: HrmsContext, companyId: string, where: Condition, from: string, to: string) {
  const rows = await hoursOf(ctx.db, companyId, where, from, to);
  return rows.map(({ firstIn, lastOut, dayKind, ...row }): PersonDay => ({
    ...row,
    from: firstIn?.getTime() ?? null,
    to: lastOut?.getTime() ?? null,
    isRestDay: dayKind === "rest",
  }));
}

/** The roster with its drafts, as if everyone worked as planned. */
async function plannedDays(ctx: HrmsContext, companyId: string, where: Condition, from: string, to: string) {
  const people = await peopleWithin(ctx.db, companyId, where, from, to);
  const employeeIds = people.map(({ employeeId }) => employeeId);
  const { byPerson } = await plansFor(ctx, { companyId, employeeIds, from, to }, true);
  return people.flatMap((person) =>
    (byPerson.get(person.employeeId) ?? []).map((plan): PersonDay => ({ ...person, ...plannedHours(plan) })),
  );
}

export const attendanceLogsHandlers = {
  async listAttendanceLogs({ path: { companyId }, query = {} }, ctx) {
    const asked = await askedOf(ctx, companyId, query);
    const page = await logPage(ctx.db, companyId, asked.where, asked.query);
    return { ...page, items: page.items.map(wire) };
  },

  async exportAttendanceLogs({ path: { companyId }, query = {} }, ctx) {
    const asked = await askedOf(ctx, companyId, query);
    const rows = (await allLogs(ctx.db, companyId, asked.where, asked.query)).map(wire);
    return exportFile(subject, query, rows, {
      cells: {
        flags: ({ flags }) => flags.join("; "),
        offInLieu: ({ offInLieu }) =>
          offInLieu && [`${offInLieu.units} ${offInLieu.unit}`, offInLieu.expiresOn].filter(Boolean).join(", "),
      },
    });
  },

  async getAttendanceLog({ path: { companyId, attendanceLogId } }, ctx) {
    return versioned(200, wire(await found(ctx, companyId, attendanceLogId)));
  },

  async updateAttendanceLog({ path: { companyId, attendanceLogId }, headers, body }, ctx) {
    const { where, reader } = await reachOf(ctx, companyId, element);
    const row = await lockedRow(ctx, companyId, where, attendanceLogId);
    checkVersion({ version: row.log.version, updatedBy: row.decidedBy }, headers);
    const given = { overtime: body.approvedOvertimeMin ?? null, note: linesOrNull("note", body.note) };
    await approve(ctx, reader, row, given);
    return versioned(200, wire(await lockedRow(ctx, companyId, where, attendanceLogId)));
  },

  async approveAttendanceLogs({ path: { companyId }, body: { ids, overtime = "all" } }, ctx) {
    const { where, reader } = await reachOf(ctx, companyId, element);
    const results: { id: string; done: boolean; code: string | null; message: string | null }[] = [];
    for (const id of ids) {
      try {
        await withinSavepoint(ctx.db, async () => {
          const row = await lockedRow(ctx, companyId, where, id);
          if (row.log.state === "approved") throw conflict("approved", "The day is approved already.");
          await approve(ctx, reader, row, { overtime: overtime === "none" ? 0 : null, note: null });
        });
        results.push({ id, done: true, code: null, message: null });
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const { code, detail } = error.details;
        results.push({ id, done: false, code: code ?? error.type, message: detail ?? error.message });
      }
    }
    const done = results.filter((result) => result.done).length;
    return { done, failed: results.length - done, results };
  },

  async recalculateAttendance({ path: { companyId }, body: { from, to, employeeId = null } }, ctx) {
    await reachOf(ctx, companyId, element);
    if (to < from) throw invalid("/to", "before-start");
    if (daysBetween(from, to) >= longestRange) throw invalid("/to", "too-long", { limit: longestRange });
    const actor = actorOf(ctx);
    const range = { startDate: from, endDate: to, employeeId };
    const id = await insertRecalculation(ctx.db, actor, companyId, range);
    const { tenantId, userId, now } = actor;
    await startTask(ctx.db, { job: "recalculate-attendance", tenantId, startedBy: userId, recordId: id, now });
    return reply(202, { id, from, to });
  },

  async listAttendanceLimits({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const month = monthOf(ctx.today(companyId));
    const { from = firstDay(month), plan = false } = query;
    const to = query.to ?? (query.from === undefined ? lastDay(month) : addDays(from, 30));
    if (to < from) throw invalid("query/to", "before-start");
    if (daysBetween(from, to) > 62) throw invalid("query/to", "too-long", { limit: 62 });
    const days = await (plan ? plannedDays : workedDays)(ctx, companyId, where, from, to);
    const breaches = [...Map.groupBy(days, ({ employeeId }) => employeeId).values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { employeeId, employeeNo, fullName } = first;
      return limitBreaches(own).map((breach) => ({ employeeId, employeeNo, fullName, ...breach }));
    });
    return breaches.slice(0, maxBreaches);
  },

  async listAttendanceLogHistory({ path: { companyId, attendanceLogId }, query }, ctx) {
    const { log } = await found(ctx, companyId, attendanceLogId);
    return historyPage(await eventsOf(ctx.db, subject, log.id, query ?? {}));
  },
} satisfies HrmsHandlers;
