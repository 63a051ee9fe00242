/** The team calendar: people and their leave, day by day. */
import { invalid } from "#src/contract/problem.ts";
import { daysBetween } from "#src/domain/shared/calendar.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { awayOn, leaveOfTeam, teamPage } from "#src/store/leave/shared/calendar.ts";
import type { HrmsHandlers } from "../context.ts";
import { awayWire } from "./shared/away.ts";
import { holidaysFor } from "./shared/holidays.ts";
import { leaveReachOf } from "./shared/reach.ts";

const maxDays = 92;
const maxAway = 50;

export const leaveCalendarHandlers = {
  async listLeaveCalendar({ path: { companyId }, query }, ctx) {
    const { from, to } = query;
    if (to < from) throw invalid("query/to", "before-start");
    if (daysBetween(from, to) > maxDays) throw invalid("query/to", "too-far", { days: maxDays });
    const reading = await leaveReachOf(ctx, companyId);
    const { items, ...paging } = await teamPage(ctx.db, reading, query);
    const all = await leaveOfTeam(
      ctx.db,
      items.map(({ employeeId }) => employeeId),
      from,
      to,
    );
    const byEmployee = Map.groupBy(all, ({ employeeId }) => employeeId);
    const away = await awayOn(ctx.db, companyId, reading.day, undefined);
    const { settings } = await settingsOf(ctx.db, companyId);
    const holidays = await holidaysFor(ctx, { companyId, employeeId: reading.reader, from, to });
    return {
      items: items.map(({ seen, ...member }) => ({
        ...member,
        self: member.employeeId === reading.reader,
        leaves: (byEmployee.get(member.employeeId) ?? [])
          // Others see what is decided, not what is asked for.
          .filter(({ status }) => seen || status !== "submitted")
          .filter(({ status }) => !query.status?.length || query.status.some((wanted) => wanted === status))
          .filter(
            ({ leaveTypeId, visibleToTeam }) =>
              query.leaveTypeId === undefined || (leaveTypeId === query.leaveTypeId && (seen || visibleToTeam)),
          )
          .map(
            ({ visibleToTeam, leaveId, leaveTypeId: _type, leaveType, colour, minutes, employeeId: _, ...leave }) => ({
              ...leave,
              byHour: minutes !== null,
              leaveId: seen ? leaveId : null,
              leaveType: seen || visibleToTeam ? leaveType : null,
              colour: seen || visibleToTeam ? colour : null,
            }),
          ),
      })),
      ...paging,
      holidays: holidays.map(({ date, name }) => ({ date, name })),
      workDays: settings.workDays,
      awayToday: away.length,
      away: away.slice(0, maxAway).map(awayWire),
    };
  },
} satisfies HrmsHandlers;
