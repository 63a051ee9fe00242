/**
 * Computes attendance logs again and writes those that changed. Approved days and locked periods stay as they are; what is different
 * about a locked day becomes an adjustment.
 */
import { and, between, eq, sql } from "drizzle-orm";
import { type Correction, dayLog, type DayLog } from "#src/domain/attendance/day-log.ts";
import type { Punch } from "#src/domain/attendance/sessions.ts";
import { dayKey, isTracked, type PlanOfDay, plansOf } from "#src/domain/attendance/shared/plan.ts";
import { punchesOf, windowsOf } from "#src/domain/attendance/windows.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { type Transaction } from "../../database/transaction.ts";
import { writeBehind } from "../../database/write-behind.ts";
import { manualAttendance } from "../tables/manual-attendance.ts";
import { adjustDays, type KnownDay } from "./adjustments.ts";
import { lockedIn, periodOf } from "./locked-periods.ts";
import { type CompanyPlaces, listOf, plannedPeople, planFactsOf, type Range } from "./plan-facts.ts";

const dayMs = 86_400_000;
/** People computed together. */
export const peoplePerBatch = 250;
/** The database writes some while the next ones are computed. */
const rowsPerStatement = 5_000;

export interface Computing {
  readonly tenantId: string;
  readonly now: Date;
  readonly places: CompanyPlaces;
  readonly holidays: ReadonlySet<string>;
}

type StoredPunch = Punch & { readonly employeeId: string };

/** Read without the mapping of columns, which would take longer than the query. */
async function punchesIn(tx: Transaction, { companyId, from, to, employeeIds }: Range, places: CompanyPlaces) {
  const { rows } = await tx.execute<{
    employeeId: string;
    at: number;
    direction: Punch["direction"];
    locationId: string | null;
    distanceM: number | null;
  }>(sql`
    select employee_id as "employeeId", (extract(epoch from at) * 1000)::float8 as at, direction, location_id as "locationId", distance_m as "distanceM"
    from punches
    where company_id = ${companyId} and employee_id = ${listOf(employeeIds)}
      and at >= ${new Date(Date.parse(from) - 2 * dayMs).toISOString()}::timestamptz
      and at < ${new Date(Date.parse(to) + 3 * dayMs).toISOString()}::timestamptz`);
  return Map.groupBy(
    rows.map(({ employeeId, at, direction, locationId, distanceM }): StoredPunch => {
      const radius = locationId === null ? undefined : places.locations.get(locationId)?.radiusM;
      const farAway = distanceM !== null && radius !== undefined && distanceM > radius;
      return { employeeId, at, direction, ...(farAway && { farAway }) };
    }),
    ({ employeeId }) => employeeId,
  );
}

async function correctionsIn(tx: Transaction, { companyId, from, to, employeeIds }: Range) {
  const rows = await tx
    .select()
    .from(manualAttendance)
    .where(
      and(
        eq(manualAttendance.companyId, companyId),
        eq(manualAttendance.status, "approved"),
        between(manualAttendance.date, from, to),
        sql`${manualAttendance.employeeId} = ${listOf(employeeIds)}`,
      ),
    )
    .orderBy(manualAttendance.decidedAt);
  // The last one counts.
  return new Map(
    rows.map(({ id, employeeId, date, inAt, outAt, breakMin }) => [
      dayKey(employeeId, date),
      { id, in: inAt.getTime(), out: outAt.getTime(), breakMin } satisfies Correction & { id: string },
    ]),
  );
}

const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const rowOf = (employeeId: string, plan: PlanOfDay, log: DayLog, correctionId: string | null) => ({
  employee_id: employeeId,
  date: plan.date,
  tz: plan.zone,
  shift_id: plan.shiftId,
  day_kind: plan.kind,
  leave: plan.leave ?? null,
  status: log.status,
  state: log.state,
  first_in: instant(log.firstIn),
  last_out: instant(log.lastOut),
  worked_min: log.workedMin,
  break_min: log.breakMin,
  late_min: log.lateMin,
  early_min: log.earlyMin,
  overtime_min: log.overtimeMin,
  flags: log.flags,
  correction_id: correctionId,
});
type LogRow = ReturnType<typeof rowOf>;

const computed = {
  tz: "text",
  shift_id: "uuid",
  day_kind: "text",
  leave: "text",
  status: "text",
  state: "text",
  first_in: "timestamptz",
  last_out: "timestamptz",
  worked_min: "int",
  break_min: "int",
  late_min: "int",
  early_min: "int",
  overtime_min: "int",
  flags: "jsonb",
  correction_id: "uuid",
} as const satisfies Partial<Record<keyof LogRow, string>>;

const columns = { employee_id: "uuid", date: "date", ...computed } as const;
const columnNames = Object.keys(columns) as (keyof LogRow)[];
const listed = (prefix = ""): string =>
  Object.keys(computed)
    .map((name) => prefix + name)
    .join(", ");
const names = sql.raw(listed());
const given = sql.raw(listed("given."));
const set = sql.raw(
  Object.keys(computed)
    .map((name) => `${name} = excluded.${name}`)
    .join(", "),
);
const differs = (from: string) => sql.raw(`(${listed("log.")}) is distinct from (${listed(`${from}.`)})`);

/** No value but the flags has characters that arrays quote. */
const element = (value: LogRow[keyof LogRow]): string | number =>
  value === null ? "NULL" : typeof value === "object" ? JSON.stringify(JSON.stringify(value)) : value;

/** A column of all rows: the database reads arrays faster than JSON. */
const columnOf = (name: keyof LogRow, rows: readonly LogRow[]) =>
  sql`${`{${rows.map((row) => element(row[name])).join(",")}}`}::${sql.raw(columns[name])}[]`;

/** Returns how many days changed. Days that are stored as they are now are not touched: most of them when computed again. */
async function write(tx: Transaction, { companyId }: Range, { tenantId, now }: Computing, rows: readonly LogRow[]) {
  const arrays = sql.join(
    columnNames.map((name) => columnOf(name, rows)),
    sql`, `,
  );
  const { rowCount } = await tx.execute(sql`
    insert into attendance_logs as log (tenant_id, company_id, employee_id, date, ${names}, computed_at)
    select ${tenantId}::uuid, ${companyId}::uuid, given.employee_id, given.date, ${given}, ${now.toISOString()}::timestamptz
    from unnest(${arrays}) as given (${sql.raw(columnNames.join(", "))})
      left join attendance_logs log on log.tenant_id = ${tenantId} and log.employee_id = given.employee_id and log.date = given.date
    where log.id is null or (log.state <> 'approved' and ${differs("given")})
    on conflict (tenant_id, employee_id, date) do update set ${set}, computed_at = excluded.computed_at, version = log.version + 1
    where log.state <> 'approved' and ${differs("excluded")}`);
  return rowCount ?? 0;
}

/** Days outside of employment that were computed earlier. */
async function removeStale(
  tx: Transaction,
  range: Range,
  locked: readonly { from: string; to: string }[],
): Promise<void> {
  const open = sql.join(
    [sql`true`, ...locked.map(({ from, to }) => sql`log.date not between ${from} and ${to}`)],
    sql` and `,
  );
  await tx.execute(sql`
    delete from attendance_logs log using employees where employees.tenant_id = log.tenant_id and employees.id = log.employee_id
      and log.company_id = ${range.companyId} and log.date between ${range.from} and ${range.to} and log.employee_id = ${listOf(range.employeeIds)}
      and log.state <> 'approved' and (log.date < employees.start_date or log.date > employees.last_day) and ${open}`);
}

/** For at most a batch of people; `to` is not after today. Returns how many days changed. */
export async function recompute(tx: Transaction, range: Range, computing: Computing): Promise<number> {
  if (range.employeeIds.length === 0 || range.from > range.to) return 0;
  const { now, places, holidays } = computing;
  // The shifts around a day decide which punches are its own.
  const wide = { ...range, from: addDays(range.from, -1), to: addDays(range.to, 1) };
  const people = await plannedPeople(tx, range.companyId, range.employeeIds);
  const facts = await planFactsOf(tx, wide, places, { holidays });
  const punchesBy = await punchesIn(tx, range, places);
  const corrections = await correctionsIn(tx, range);
  const locked = await lockedIn(tx, range);
  await removeStale(tx, range, locked);
  let rows: LogRow[] = [];
  let changed = 0;
  const behind = writeBehind();
  const writeRows = async (): Promise<void> => {
    const part = rows;
    rows = [];
    if (part.length > 0)
      await behind.write(async () => {
        changed += await write(tx, range, computing, part);
      });
  };
  const adjusted: KnownDay[] = [];
  for (const person of people) {
    const plans = plansOf(person, wide.from, wide.to, facts);
    const own = punchesBy.get(person.id) ?? [];
    if (own.length === 0 && !isTracked(plans)) continue;
    const windows = windowsOf(plans);
    const byDay = punchesOf(windows, own);
    for (const [index, plan] of plans.entries()) {
      const window = windows[index];
      if (!window || plan.date < range.from || plan.date > range.to) continue;
      const correction = corrections.get(dayKey(person.id, plan.date)) ?? null;
      const log = dayLog({ plan, window, punches: byDay[index] ?? [], correction, now: now.getTime() });
      const row = rowOf(person.id, plan, log, correction?.id ?? null);
      const period = periodOf(locked, plan.date);
      if (!period) rows.push(row);
      else if (period.lockedBy !== null && !period.archived)
        adjusted.push({ ...row, period_id: period.id, locked_by: period.lockedBy });
    }
    if (rows.length >= rowsPerStatement) await writeRows();
  }
  await writeRows();
  await behind.over();
  await adjustDays(tx, computing, range.companyId, adjusted);
  return changed;
}
