/** The roster: the board, planning in drafts, and publishing. */
import { invalid } from "#src/contract/problem.ts";
import { coverageOf } from "#src/domain/attendance/coverage.ts";
import { weekOf } from "#src/domain/attendance/limits.ts";
import { patternDays } from "#src/domain/attendance/pattern.ts";
import { plannedHours, rosterWarnings } from "#src/domain/attendance/planned-hours.ts";
import { dayKey } from "#src/domain/attendance/shared/plan.ts";
import { workMinutes } from "#src/domain/company/shared/shift.ts";
import { addDays, daysBetween, firstDay, lastDay, monthOf } from "#src/domain/shared/calendar.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { accountsOfEmployees } from "#src/store/approvals/shared/organisation.ts";
import { openShiftsIn } from "#src/store/attendance/open-shifts.ts";
import { rosterPatternRecords } from "#src/store/attendance/roster-patterns.ts";
import {
  boardPage,
  draftCount,
  entriesIn,
  lockRosterOf,
  type PlannedEntry,
  publishEntries,
} from "#src/store/attendance/roster.ts";
import { lockedIn, periodOf } from "#src/store/attendance/shared/locked-periods.ts";
import { employedIn } from "#src/store/attendance/shared/plan-facts.ts";
import { peoplePerBatch } from "#src/store/attendance/shared/recompute.ts";
import { activeNeeds } from "#src/store/attendance/staffing-needs.ts";
import { offeredIn } from "#src/store/people/shared/jobs.ts";
import { mailAccounts } from "../account/shared/notice-mails.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { reachOf } from "../people/shared/people.ts";
import { recomputeDays } from "./shared/days.ts";
import { companyHolidays } from "./shared/company-holidays.ts";
import { refuseLocked } from "./shared/locked-days.ts";
import { plansFor } from "./shared/planned.ts";
import { checkRange, note, plan, planDays, planned, stateOf } from "./shared/planning.ts";

const element = "roster";
const longestBoard = 42;
const longestPlan = 92;

/** The weeks and months that the range touches: limits look at whole ones. */
function aroundOf(from: string, to: string): { from: string; to: string } {
  const [first, last] = [weekOf(firstDay(monthOf(from))), addDays(weekOf(lastDay(monthOf(to))), 6)];
  return { from: first, to: last };
}

/** How many people the plan has on each shift, day and location. */
async function coverage(ctx: HrmsContext, companyId: string, from: string, to: string) {
  const needs = await activeNeeds(ctx.db, companyId);
  if (needs.length === 0) return [];
  const employeeIds = await employedIn(ctx.db, { companyId, from, to });
  const { byPerson } = await plansFor(ctx, { companyId, employeeIds, from, to }, true);
  const planned = [...byPerson.values()].flatMap((days) =>
    days.flatMap((plan) =>
      plan.kind === "work" && plan.shiftId !== null
        ? [{ date: plan.date, shiftId: plan.shiftId, locationId: plan.locationId, people: 1 }]
        : [],
    ),
  );
  return coverageOf(needs, planned, from, to);
}

export const rosterHandlers = {
  async getRoster({ path: { companyId }, query }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const { from, to } = query;
    checkRange(from, to, longestBoard, "query/");
    const { items, ...paging } = await boardPage(ctx.db, companyId, where, query);
    const employeeIds = items.map(({ employeeId }) => employeeId);
    const { byPerson, places, facts } = await plansFor(ctx, { companyId, employeeIds, ...aroundOf(from, to) }, true);
    const entries = new Map(
      (await entriesIn(ctx.db, { companyId, employeeIds, from, to })).map((row) => [
        dayKey(row.employeeId, row.date),
        row,
      ]),
    );
    const locked = await lockedIn(ctx.db, { companyId, from, to });
    const offered = await offeredIn(ctx.db, companyId, "shifts", [...places.shifts.keys()]);
    return {
      from,
      to,
      today: ctx.today(companyId),
      items: items.map((person) => {
        const plans = byPerson.get(person.employeeId) ?? [];
        const hours = plans.map(plannedHours);
        const shown = plans.filter(({ date }) => from <= date && date <= to);
        return {
          ...person,
          minutes: hours.reduce((sum, day) => (from <= day.date && day.date <= to ? sum + day.workedMin : sum), 0),
          days: shown.map(({ date, kind, shiftId, locationId, leave = null }) => ({
            date,
            kind,
            shiftId,
            locationId,
            leave,
            state: stateOf(entries.get(dayKey(person.employeeId, date))),
            locked: periodOf(locked, date) !== undefined,
          })),
          warnings: rosterWarnings(hours, from, to).slice(0, 200),
        };
      }),
      ...paging,
      shifts: [...places.shifts.values()]
        .map((shift) => ({
          id: shift.id,
          name: shift.name,
          code: shift.code,
          start: shift.start,
          end: shift.end,
          endNextDay: shift.endNextDay,
          minutes: workMinutes(shift),
          colour: shift.colour,
          offered: offered.has(shift.id) && shift.status === "active",
        }))
        .toSorted((one, other) => one.start.localeCompare(other.start) || one.name.localeCompare(other.name)),
      openShifts: await openShiftsIn(ctx.db, companyId, { from, to }),
      coverage: await coverage(ctx, companyId, from, to),
      holidays: await companyHolidays(ctx, facts, from, to),
      drafts: await draftCount(ctx.db, companyId, where, { from, to }),
    };
  },

  async updateRosterEntries({ path: { companyId }, body }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const entries = body.entries.map(({ kind = null, shiftId = null, locationId = null, ...day }): PlannedEntry => ({
      ...day,
      kind,
      shiftId,
      locationId,
    }));
    return planDays(ctx, companyId, where, entries);
  },

  async copyRoster({ path: { companyId }, body }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const [from, first] = [weekOf(body.from), weekOf(body.to)];
    const { weeks = 1 } = body;
    if (from === first) throw invalid("/to", "same-week");
    const source = { companyId, from, to: addDays(from, 6) };
    const employeeIds = await planned(ctx, source, where, body.employeeIds);
    const stored = (await entriesIn(ctx.db, { ...source, employeeIds })).filter(({ removed }) => !removed);
    const target = { companyId, from: first, to: addDays(first, 7 * weeks - 1) };
    const wanted = Array.from({ length: weeks }, (_each, week) =>
      stored.map(({ employeeId, date, kind, shiftId, locationId }) => ({
        employeeId,
        date: addDays(date, daysBetween(from, first) + 7 * week),
        kind,
        shiftId,
        locationId,
      })),
    ).flat();
    return plan(ctx, target, wanted);
  },

  async applyRosterPattern({ path: { companyId }, body: { patternId, employeeIds, start, from, to } }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    checkRange(from, to, longestPlan, "/");
    const pattern = await rosterPatternRecords.find(ctx.db, companyId, patternId);
    if (!pattern || pattern.status !== "active") throw invalid("/patternId", "unknown-reference");
    const range = { companyId, from, to };
    const ids = await planned(ctx, range, where, employeeIds);
    const days = patternDays(pattern.days, start, from, to);
    return plan(
      ctx,
      range,
      ids.flatMap((employeeId) =>
        days.map(({ date, kind, shiftId }) => ({ employeeId, date, kind, shiftId, locationId: null })),
      ),
    );
  },

  async publishRoster({ path: { companyId }, body: { from, to } }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    checkRange(from, to, longestPlan, "/");
    await companyOf(ctx, companyId);
    const range = { companyId, from, to };
    const employeeIds = await planned(ctx, range, where, undefined);
    await lockRosterOf(ctx.db, [companyId]);
    const actor = actorOf(ctx);
    const days = await publishEntries(ctx.db, actor, { ...range, employeeIds }).catch(refuseLocked);
    const byPerson = Map.groupBy(days, ({ employeeId }) => employeeId);
    if (byPerson.size === 0) return { days: 0, people: 0 };
    const ids = [...byPerson.keys()];
    for (let done = 0; done < ids.length; done += peoplePerBatch)
      await recomputeDays(ctx, companyId, ids.slice(done, done + peoplePerBatch), { from, to });
    const accounts = await accountsOfEmployees(ctx.db, ids);
    for (const [employeeId, own] of byPerson) {
      const account = accounts.get(employeeId);
      if (account === undefined) continue;
      const dates = own.map(({ date }) => date).toSorted();
      await notify(ctx.db, actor, [account], {
        type: "roster-published",
        params: { from: dates[0] ?? from, until: dates.at(-1) ?? to, count: own.length },
        companyId,
      });
      await mailAccounts(ctx, [account], {
        topic: "decisions",
        link: `/companies/${companyId}/my-attendance`,
        template: "roster-published",
        facts: {},
        days: { from: dates[0] ?? from, to: dates.at(-1) ?? to },
      });
    }
    await note(ctx, range, "publish", days.length);
    return { days: days.length, people: byPerson.size };
  },
} satisfies HrmsHandlers;
