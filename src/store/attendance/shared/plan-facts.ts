/** What the plan of days is made from, read for many employees at once. */
import { and, asc, between, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { LeaveHalf } from "#src/domain/attendance/day-log.ts";
import {
  dayKey,
  type HolidayCalendars,
  type PlanFacts,
  type PlannedPerson,
  type RosteredShift,
} from "#src/domain/attendance/shared/plan.ts";
import { settingsOf } from "../../company/shared/company-settings.ts";
import { companies } from "../../company/tables/companies.ts";
import { shifts } from "../../company/tables/shifts.ts";
import { workLocations } from "../../company/tables/work-locations.ts";
import type { Transaction } from "../../database/transaction.ts";
import { employeeJobs } from "../../people/tables/employee-jobs.ts";
import { employees } from "../../people/tables/employees.ts";
import { holidayAssignments } from "../../leave/tables/holiday-assignments.ts";
import { holidays as holidayTable } from "../../leave/tables/holidays.ts";
import { rosterEntries } from "../tables/roster.ts";

export interface Range {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
  readonly employeeIds: readonly string[];
}

/** Names of shifts and locations, for display; points of locations, for distances. */
export interface CompanyPlaces {
  readonly zone: string;
  readonly shifts: ReadonlyMap<string, typeof shifts.$inferSelect>;
  readonly locations: ReadonlyMap<
    string,
    {
      readonly name: string;
      readonly tz: string;
      readonly lat: number | null;
      readonly lng: number | null;
      readonly radiusM: number;
    }
  >;
}

export async function placesOfCompany(tx: Transaction, companyId: string): Promise<CompanyPlaces> {
  const [company] = await tx.select({ tz: companies.tz }).from(companies).where(eq(companies.id, companyId));
  const ofShifts = await tx.select().from(shifts).where(eq(shifts.companyId, companyId));
  const ofLocations = await tx.select().from(workLocations).where(eq(workLocations.companyId, companyId));
  return {
    zone: company?.tz ?? "Asia/Singapore",
    shifts: new Map(ofShifts.map((row) => [row.id, row])),
    locations: new Map(ofLocations.map((row) => [row.id, row])),
  };
}

export const listOf = (ids: readonly string[]): SQL => sql`any(${`{${ids.join(",")}}`}::uuid[])`;

export async function plannedPeople(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<PlannedPerson[]> {
  const rows = await tx
    .select({ id: employees.id, startDate: employees.startDate, lastDay: employees.lastDay })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), sql`${employees.id} = ${listOf(ids)}`));
  const jobs = await tx
    .select({
      employeeId: employeeJobs.employeeId,
      from: employeeJobs.effectiveFrom,
      shiftId: employeeJobs.shiftId,
      locationId: employeeJobs.locationId,
    })
    .from(employeeJobs)
    .where(and(eq(employeeJobs.companyId, companyId), sql`${employeeJobs.employeeId} = ${listOf(ids)}`))
    .orderBy(asc(employeeJobs.effectiveFrom));
  const byEmployee = Map.groupBy(jobs, ({ employeeId }) => employeeId);
  return rows.map((row) => ({ ...row, jobs: byEmployee.get(row.id) ?? [] }));
}

/** Granted leave by day; leave of some hours leaves the day at work. */
async function leaveIn(tx: Transaction, { companyId, from, to, employeeIds }: Range): Promise<Map<string, LeaveHalf>> {
  const { rows } = await tx.execute<{ employeeId: string; date: string; halves: ("am" | "pm")[] }>(sql`
    select employee_id as "employeeId", date::text as date, array_agg(distinct half) as halves from leave_slots
    where company_id = ${companyId} and employee_id = ${listOf(employeeIds)} and date between ${from} and ${to} and state = 'granted' and cost > 0
    group by 1, 2`);
  return new Map(
    rows.map(({ employeeId, date, halves }) => [
      dayKey(employeeId, date),
      halves.length > 1 ? "day" : (halves[0] ?? "day"),
    ]),
  );
}

/** The published roster, or all of it. Only what a plan needs: a year of a company has ten thousands of entries. */
async function rosterIn(
  tx: Transaction,
  { companyId, from, to, employeeIds }: Range,
  drafts: boolean,
): Promise<Map<string, RosteredShift>> {
  const { kind, shiftId, locationId, publishedKind, publishedShiftId, publishedLocationId } = rosterEntries;
  const shown = drafts
    ? { kind, shiftId, locationId }
    : { kind: sql<typeof kind._.data>`${publishedKind}`, shiftId: publishedShiftId, locationId: publishedLocationId };
  const rows = await tx
    .select({ employeeId: rosterEntries.employeeId, date: rosterEntries.date, ...shown })
    .from(rosterEntries)
    .where(
      and(
        eq(rosterEntries.companyId, companyId),
        between(rosterEntries.date, from, to),
        sql`${rosterEntries.employeeId} = ${listOf(employeeIds)}`,
        drafts ? eq(rosterEntries.removed, false) : isNotNull(publishedKind),
      ),
    );
  return new Map(rows.map(({ employeeId, date, ...shift }) => [dayKey(employeeId, date), shift]));
}

/** The company's calendars with their days; without assignments, the gazetted days apply. */
async function calendarsIn(
  tx: Transaction,
  { companyId, from, to }: Pick<Range, "companyId" | "from" | "to">,
): Promise<HolidayCalendars> {
  const assigned = await tx
    .select({
      calendarId: holidayAssignments.calendarId,
      locationId: holidayAssignments.locationId,
      employeeId: holidayAssignments.employeeId,
      validFrom: holidayAssignments.validFrom,
    })
    .from(holidayAssignments)
    .where(and(eq(holidayAssignments.companyId, companyId), eq(holidayAssignments.status, "active")));
  if (assigned.length === 0) return { assignments: [], days: new Map() };
  const days = await tx
    .select({
      calendarId: holidayTable.calendarId,
      date: holidayTable.date,
      name: holidayTable.name,
      half: holidayTable.half,
    })
    .from(holidayTable)
    .where(
      and(
        eq(holidayTable.companyId, companyId),
        eq(holidayTable.status, "active"),
        between(holidayTable.date, from, to),
      ),
    );
  return {
    assignments: assigned.map(({ calendarId, locationId, employeeId, validFrom }) => ({
      calendarId,
      level: employeeId !== null ? "employee" : locationId !== null ? "location" : "company",
      targetId: employeeId ?? locationId,
      validFrom,
    })),
    days: new Map(days.map(({ calendarId, date, name, half }) => [`${calendarId} ${date}`, { name, half }])),
  };
}

export async function planFactsOf(
  tx: Transaction,
  range: Range,
  places: CompanyPlaces,
  { holidays, drafts = false }: { readonly holidays: ReadonlySet<string>; readonly drafts?: boolean },
): Promise<PlanFacts> {
  const { settings } = await settingsOf(tx, range.companyId);
  return {
    workDays: settings.workDays,
    zone: places.zone,
    shifts: places.shifts,
    zones: new Map([...places.locations].map(([id, { tz }]) => [id, tz])),
    holidays,
    calendars: await calendarsIn(tx, range),
    roster: await rosterIn(tx, range, drafts),
    leave: await leaveIn(tx, range),
  };
}

/** Employees of the company who were employed in the range, in the order of their ids. */
export async function employedIn(
  tx: Transaction,
  { companyId, from, to }: Omit<Range, "employeeIds">,
): Promise<string[]> {
  const rows = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        sql`${employees.startDate} <= ${to} and (${employees.lastDay} is null or ${employees.lastDay} >= ${from})`,
        inArray(employees.status, ["onboarding", "probation", "confirmed", "notice", "exited"]),
      ),
    )
    .orderBy(employees.id);
  return rows.map(({ id }) => id);
}
