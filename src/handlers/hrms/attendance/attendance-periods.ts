/** Attendance periods of a company: kept, locked once approved, and unlocked by a second person. */
import type { AttendancePeriodInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { daysBetween } from "#src/domain/shared/calendar.ts";
import { dayRangeFaults } from "#src/domain/shared/day-range.ts";
import {
  attendancePeriodRecords,
  lockerOf,
  lockPeriods,
  overlapping,
} from "#src/store/attendance/attendance-periods.ts";
import { dropComputed } from "#src/store/attendance/shared/adjustments.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { actorOf, type HrmsHandlers } from "../context.ts";
import { secondPerson } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { periodLocked, refuseLocked } from "./shared/locked-days.ts";

/** Days of a period: payroll never has longer ones. */
const longest = 63;

const periods = crud({
  subject: "attendance-periods",
  records: attendancePeriodRecords,
  nameOf: ({ name }) => name,
  unique: { attendance_periods_name: "name", attendance_periods_start: "startDate" },
  unaudited: ["days", "openLogs", "lockedBy", "lockedAt", "punchesArchivedAt"],
  async toFields(body: AttendancePeriodInput, ctx, before, companyId) {
    const faults = dayRangeFaults(body);
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    if (daysBetween(body.startDate, body.endDate) >= longest) throw invalid("/endDate", "too-long", { limit: longest });
    if (before?.status === "locked") throw periodLocked();
    await lockPeriods(ctx.db, companyId);
    if (await overlapping(ctx.db, companyId, body, before?.id))
      throw conflict("period-overlaps", "Another period has some of these days.", [
        { pointer: "/startDate", code: "period-overlaps" },
      ]);
    return { ...cleanFields("attendance-periods", body), status: "open" as const };
  },
});

export const attendancePeriodsHandlers = {
  ...periods.handlers,

  async deleteAttendancePeriod(input, ctx) {
    const target = await periods.locked(ctx, input);
    if (target.before.status === "locked") throw periodLocked();
    await periods.drop(ctx, target).catch((error: unknown) => {
      if (violatedConstraint(error) === "attendance_adjustments_period")
        throw conflict("has-adjustments", "Days of this period have adjustments, which need it.");
      return refuseLocked(error);
    });
    return null;
  },

  async lockAttendancePeriod(input, ctx) {
    const target = await periods.locked(ctx, input, false);
    const { before, entry } = target;
    if (before.status === "locked") throw conflict("period-locked", "The period is locked already.");
    const { userId, now } = actorOf(ctx);
    if (before.endDate >= ctx.today(before.companyId))
      throw conflict("period-running", "The period has not ended yet.");
    if (before.openLogs > 0 && input.body.force !== true)
      throw conflict("logs-open", "Some days still need a look.", [
        { pointer: "/force", code: "logs-open", params: { count: before.openLogs } },
      ]);
    const fields = { status: "locked" as const, lockedAt: now, lockedBy: userId };
    return periods.answer(200, await periods.save(ctx, target, fields, { action: "lock" }), ctx, entry);
  },

  async unlockAttendancePeriod(input, ctx) {
    const target = await periods.locked(ctx, input, false);
    const { before, entry } = target;
    if (before.status !== "locked") throw conflict("not-locked", "The period is not locked.");
    if (before.punchesArchivedAt !== null)
      throw conflict("punches-archived", "The punches of this period are in the archive.");
    if ((await lockerOf(ctx.db, before.id)) === actorOf(ctx).userId) throw secondPerson();
    const reason = linesOrNull("reason", input.body.reason) ?? "";
    await dropComputed(ctx.db, before.id);
    const fields = { status: "open" as const, lockedAt: null, lockedBy: null };
    const row = await periods.save(ctx, target, fields, { action: "unlock", reason }).catch(refuseLocked);
    return periods.answer(200, row, ctx, entry);
  },
} satisfies HrmsHandlers;
