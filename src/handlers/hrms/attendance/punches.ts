/** Punches of a company: lists, batches of devices and other systems, and imports. */
import type { Punch, PunchInput } from "#generated/hrms/schema.ts";
import { notFound } from "#src/contract/problem.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { localTime, momentOf } from "#src/domain/shared/zoned-time.ts";
import { isTimeZone } from "#src/domain/shared/time-zone.ts";
import {
  allPunches,
  employeesById,
  findPunch,
  insertPunches,
  type NewPunch,
  punchPage,
  type PunchRow,
} from "#src/store/attendance/punches.ts";
import { type CompanyPlaces, placesOfCompany, plannedPeople } from "#src/store/attendance/shared/plan-facts.ts";
import { undone } from "#src/store/database/savepoint.ts";
import { employeesByNumber } from "#src/store/people/shared/employees-by-number.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { reachOf } from "../people/shared/people.ts";
import { exportFile } from "../shared/records/operations.ts";
import { moments } from "../shared/records/wire.ts";

const element = "attendance";
/** Clocks of devices may be a little ahead. */
const aheadMs = 5 * 60_000;

function wire(row: PunchRow): Punch {
  const { date, time } = localTime(row.at.getTime(), row.tz);
  return { ...moments(row), localDate: date, localTime: time };
}

/** Where each employee works on the day, and in which zone. */
async function workplaces(ctx: HrmsContext, companyId: string, ids: readonly string[], places: CompanyPlaces) {
  const people = await plannedPeople(ctx.db, companyId, ids);
  const jobsOf = new Map(people.map(({ id, jobs }) => [id, jobs]));
  return (employeeId: string, day: string): { locationId: string | null; tz: string } => {
    const jobs = jobsOf.get(employeeId) ?? [];
    const locationId = (jobs.findLast(({ from }) => from <= day) ?? jobs[0])?.locationId ?? null;
    return { locationId, tz: (locationId === null ? undefined : places.locations.get(locationId)?.tz) ?? places.zone };
  };
}

interface Employed {
  readonly id: string;
  readonly startDate: string;
  readonly lastDay: string | null;
}

const isEmployed = ({ startDate, lastDay }: Employed, day: string): boolean =>
  startDate <= addDays(day, 1) && (lastDay === null || addDays(lastDay, 1) >= day);

/** The employees that the items name, by id or number. */
async function namedIn(ctx: HrmsContext, companyId: string, items: readonly PunchInput[]) {
  const byId = await employeesById(
    ctx.db,
    companyId,
    items.flatMap(({ employeeId }) => employeeId ?? []),
  );
  const byNumber = await employeesByNumber(
    ctx.db,
    companyId,
    items.flatMap(({ employeeNo }) => employeeNo ?? []),
  );
  const [ids, numbers] = [new Map(byId.map((one) => [one.id, one])), new Map(byNumber.map((one) => [one.number, one]))];
  return ({ employeeId, employeeNo }: PunchInput): Employed | undefined =>
    employeeId === undefined ? numbers.get(employeeNo?.toLowerCase() ?? "") : ids.get(employeeId);
}

export const punchesHandlers = {
  async listPunches({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const page = await punchPage(ctx.db, companyId, where, query);
    return { ...page, items: page.items.map(wire) };
  },

  async getPunch({ path: { companyId, punchId } }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const row = await findPunch(ctx.db, companyId, where, punchId);
    if (!row) throw notFound();
    return wire(row);
  },

  async exportPunches({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    return exportFile("punches", query, (await allPunches(ctx.db, companyId, where, query)).map(wire), {});
  },

  async addPunches({ path: { companyId }, body: { items } }, ctx) {
    await companyOf(ctx, companyId);
    const { tenantId, userId, now } = actorOf(ctx);
    const employeeOf = await namedIn(ctx, companyId, items);
    const places = await placesOfCompany(ctx.db, companyId);
    const found = items.flatMap((item) => employeeOf(item)?.id ?? []);
    const workplaceOf = await workplaces(ctx, companyId, found, places);
    const rows: NewPunch[] = [];
    const rejected: { index: number; code: "unknown-employee" | "not-employed" | "future" | "time-zone" }[] = [];
    for (const [index, item] of items.entries()) {
      const employee = employeeOf(item);
      const at = new Date(item.at);
      const day = item.at.slice(0, 10);
      if (!employee) rejected.push({ index, code: "unknown-employee" });
      else if (!isEmployed(employee, day)) rejected.push({ index, code: "not-employed" });
      else if (at.getTime() > now.getTime() + aheadMs) rejected.push({ index, code: "future" });
      else if (item.tz !== undefined && !isTimeZone(item.tz)) rejected.push({ index, code: "time-zone" });
      else {
        const { locationId, tz } = workplaceOf(employee.id, day);
        const { direction = "auto", device = null, rawId } = item;
        rows.push({
          employeeId: employee.id,
          at,
          tz: item.tz ?? tz,
          direction,
          source: "device",
          locationId,
          device,
          rawId,
        });
      }
    }
    const added = await insertPunches(ctx.db, { tenantId, companyId, userId, now }, rows);
    return { added, known: rows.length - added, rejected };
  },

  async importPunches({ path: { companyId }, body: { csv, dryRun = true } }, ctx) {
    await companyOf(ctx, companyId);
    const { tenantId, userId, now } = actorOf(ctx);
    const { rows, faults, count } = await ctx.settings.uploads.run("readPunchRows", {
      input: { csv },
      owner: tenantId,
    });
    const employees = new Map(
      (
        await employeesByNumber(
          ctx.db,
          companyId,
          rows.map(({ employeeNo }) => employeeNo),
        )
      ).map((one) => [one.number, one]),
    );
    const places = await placesOfCompany(ctx.db, companyId);
    const workplaceOf = await workplaces(
      ctx,
      companyId,
      [...employees.values()].map(({ id }) => id),
      places,
    );
    const all = [...faults];
    const punches = rows.flatMap(({ row, employeeNo, date, time, direction, device }): NewPunch[] => {
      const employee = employees.get(employeeNo.toLowerCase());
      const fault = (column: string, code: string, value: string): NewPunch[] => {
        all.push({ row, column, code, value });
        return [];
      };
      if (!employee) return fault("employeeNo", "unknown-employee", employeeNo);
      if (!isEmployed(employee, date)) return fault("date", "not-employed", date);
      const { locationId, tz } = workplaceOf(employee.id, date);
      const at = new Date(momentOf(date, time, tz));
      if (at > now) return fault("date", "future", date);
      // The same row in another file is the same punch.
      const rawId = `import/${employee.id}/${date}T${time}/${direction}`;
      return [{ employeeId: employee.id, at, tz, direction, source: "import", locationId, device, rawId }];
    });
    const result = { rows: count, faults: all.slice(0, 100) };
    if (all.length > 0) return { committed: false, added: 0, known: 0, ...result };
    const write = () => insertPunches(ctx.db, { tenantId, companyId, userId, now }, punches);
    const added = await (dryRun ? undone(ctx.db, write) : write());
    return { committed: !dryRun, added, known: punches.length - added, ...result };
  },
} satisfies HrmsHandlers;
