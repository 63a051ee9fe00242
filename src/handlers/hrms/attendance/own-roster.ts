/** The roster of the signed-in person, and open shifts: offered by planners, and taken by people who may work then. */
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { weekOf } from "#src/domain/attendance/limits.ts";
import { plannedHours } from "#src/domain/attendance/planned-hours.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import {
  insertOpenShifts,
  lockOpenShift,
  openShiftsIn,
  removeOpenShift,
  updateOpenShift,
} from "#src/store/attendance/open-shifts.ts";
import { lockRosterOf, publishEntries, writeEntries } from "#src/store/attendance/roster.ts";
import { offeredIn } from "#src/store/people/shared/jobs.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, companyOf, type HrmsHandlers } from "../context.ts";
import { employeeToday, ownEmployeeId } from "../people/shared/people.ts";
import { lineOrNull } from "../shared/fields.ts";
import { recomputeDays } from "./shared/days.ts";
import { refusedBy, resultFor, weeksAround } from "./shared/exchange.ts";
import { refuseLocked } from "./shared/locked-days.ts";
import { shownDay } from "./shared/shown-day.ts";
import { plansFor } from "./shared/planned.ts";

/** How far ahead open shifts are shown to people. */
const weeksAhead = 5;

export const ownRosterHandlers = {
  async getMyRoster({ path: { companyId }, query }, ctx) {
    const employeeId = await ownEmployeeId(ctx, companyId, "clock");
    const today = await employeeToday(ctx, employeeId);
    const from = weekOf(query?.week ?? today);
    const to = addDays(from, 6);
    const { byPerson, places } = await plansFor(ctx, { companyId, employeeIds: [employeeId], from, to }, false);
    const plans = byPerson.get(employeeId) ?? [];
    const offered = { from: today, to: addDays(today, 7 * weeksAhead), untaken: true };
    return {
      employeeId,
      weekStart: from,
      today,
      minutes: plans.reduce((sum, plan) => sum + plannedHours(plan).workedMin, 0),
      days: plans.map((plan) => shownDay(plan, places)),
      openShifts: await openShiftsIn(ctx.db, companyId, offered, 50),
    };
  },

  async createOpenShift({ path: { companyId }, body }, ctx) {
    await companyOf(ctx, companyId);
    const { date, shiftId, people = 1, locationId = null } = body;
    if (!(await offeredIn(ctx.db, companyId, "shifts", [shiftId])).has(shiftId))
      throw invalid("/shiftId", "unknown-reference");
    if (locationId !== null && !(await offeredIn(ctx.db, companyId, "work_locations", [locationId])).has(locationId))
      throw invalid("/locationId", "unknown-reference");
    const { tenantId, userId, now } = actorOf(ctx);
    const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
    const note = lineOrNull("note", body.note);
    const fields = { tenantId, companyId, date, shiftId, locationId, note, ...who };
    const made = await insertOpenShifts(ctx.db, fields, people);
    for (const { id, shift } of made)
      await recordEvent(ctx.db, actorOf(ctx), {
        companyId,
        action: "create",
        subject: "open-shifts",
        recordId: id,
        recordName: `${shift} ${date}`,
        changes: [{ field: "date", before: null, after: date }],
      });
    return reply(201, made);
  },

  async deleteOpenShift({ path: { companyId, openShiftId } }, ctx) {
    await companyOf(ctx, companyId);
    const shift = await lockOpenShift(ctx.db, companyId, openShiftId);
    if (!shift) throw notFound();
    if (shift.takenById !== null) throw conflict("taken", "Someone has taken this shift.");
    await removeOpenShift(ctx.db, shift.id);
    await recordEvent(ctx.db, actorOf(ctx), {
      companyId,
      action: "delete",
      subject: "open-shifts",
      recordId: shift.id,
      recordName: `${shift.shift} ${shift.date}`,
      changes: [],
    });
    return null;
  },

  async takeOpenShift({ path: { companyId, openShiftId } }, ctx) {
    const employeeId = await ownEmployeeId(ctx, companyId, "clock");
    const shift = await lockOpenShift(ctx.db, companyId, openShiftId);
    if (!shift) throw notFound();
    if (shift.takenById !== null) throw conflict("taken", "Someone has taken this shift.");
    const { date, shiftId, locationId } = shift;
    if (date < (await employeeToday(ctx, employeeId))) throw conflict("past", "This shift is over.");
    await lockRosterOf(ctx.db, [employeeId]);
    const weeks = weeksAround([date]);
    const plans = await plansFor(ctx, { companyId, employeeIds: [employeeId], ...weeks }, false);
    const before = plans.byPerson.get(employeeId)?.find((plan) => plan.date === date);
    if (!before) throw conflict("not-employed", "You are not employed on this day.");
    if (before.kind === "work") throw conflict("overlap", "You work on this day already.");
    const rostered = { kind: "work" as const, shiftId, locationId };
    const [fault] = resultFor(plans, employeeId, new Map([[date, rostered]]), weeks).faults;
    if (fault) throw refusedBy(fault, "/openShiftId");
    const actor = actorOf(ctx);
    await writeEntries(ctx.db, actor, companyId, [{ employeeId, date, ...rostered }]).catch(refuseLocked);
    await publishEntries(ctx.db, actor, { companyId, employeeIds: [employeeId], from: date, to: date });
    await updateOpenShift(ctx.db, shift.id, {
      takenById: employeeId,
      takenAt: actor.now,
      updatedAt: actor.now,
      updatedBy: actor.userId,
    });
    await recomputeDays(ctx, companyId, [employeeId], { from: date, to: date });
    await recordEvent(ctx.db, actor, {
      companyId,
      action: "update",
      subject: "open-shifts",
      recordId: shift.id,
      recordName: `${shift.shift} ${date}`,
      changes: [{ field: "takenBy", before: null, after: employeeId }],
    });
    const taken = await lockOpenShift(ctx.db, companyId, shift.id);
    if (!taken) throw notFound();
    return taken;
  },
} satisfies HrmsHandlers;
