/** Punches of a company: bulk inserts without repetitions, and lists. */
import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { PunchDirection, PunchSource } from "#src/domain/attendance/shared/vocabulary.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { workLocations } from "../company/tables/work-locations.ts";
import { punches } from "./tables/punches.ts";
import { inDepartment } from "./shared/in-department.ts";
import { readsPeople } from "./shared/reads-people.ts";

export interface NewPunch {
  readonly employeeId: string;
  readonly at: Date;
  readonly tz: string;
  readonly direction: PunchDirection;
  readonly source: PunchSource;
  readonly locationId: string | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly accuracyM?: number | null;
  readonly distanceM?: number | null;
  readonly device?: string | null;
  readonly rawId?: string | null;
}

interface Owner {
  readonly tenantId: string;
  readonly companyId: string;
  readonly userId: string;
  /** When they arrived; null if each did at its own time. */
  readonly now: Date | null;
}

type Value = string | number | null | undefined;

/** Of a punch as it arrives: the database reads arrays of columns faster than JSON. */
const columns: Readonly<Record<string, { type: string; of: (punch: NewPunch) => Value }>> = {
  employee_id: { type: "uuid", of: ({ employeeId }) => employeeId },
  at: { type: "timestamptz", of: ({ at }) => at.toISOString() },
  tz: { type: "text", of: ({ tz }) => tz },
  direction: { type: "text", of: ({ direction }) => direction },
  source: { type: "text", of: ({ source }) => source },
  location_id: { type: "uuid", of: ({ locationId }) => locationId },
  lat: { type: "float8", of: ({ lat }) => lat },
  lng: { type: "float8", of: ({ lng }) => lng },
  accuracy_m: { type: "int", of: ({ accuracyM }) => accuracyM },
  distance_m: { type: "int", of: ({ distanceM }) => distanceM },
  device: { type: "text", of: ({ device }) => device },
  raw_id: { type: "text", of: ({ rawId }) => rawId },
};
const named = sql.raw(Object.keys(columns).join(", "));

const element = (value: Value): string =>
  value === null || value === undefined ? "NULL" : `"${String(value).replaceAll(/["\\]/g, "\\$&")}"`;
const arrayOf = (values: readonly Value[]): string => `{${values.map(element).join(",")}}`;

/** One statement for any number; those whose raw id is known are skipped. Returns how many were stored. */
export async function insertPunches(
  tx: Transaction,
  { tenantId, companyId, userId, now }: Owner,
  rows: readonly NewPunch[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const arrays = sql.join(
    Object.values(columns).map(({ type, of }) => sql`${arrayOf(rows.map(of))}::${sql.raw(type)}[]`),
    sql`, `,
  );
  const { rowCount } = await tx.execute(sql`
    insert into punches (tenant_id, company_id, ${named}, created_at, created_by)
    select ${tenantId}::uuid, ${companyId}::uuid, ${named}, coalesce(${now?.toISOString() ?? null}::timestamptz, at), ${userId}::uuid
    from unnest(${arrays}) as given (${named})
    on conflict (tenant_id, company_id, raw_id) do nothing`);
  return rowCount ?? 0;
}

export interface PunchQuery extends ListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly source?: readonly PunchSource[] | undefined;
}

/** The day by the clock of the work location; narrowed by the index first. */
function onDays({ from, to }: PunchQuery): SQL | undefined {
  const local = sql`(${punches.at} at time zone ${punches.tz})::date`;
  return and(
    from === undefined
      ? undefined
      : and(gte(punches.at, new Date(`${addDays(from, -1)}T00:00:00Z`)), sql`${local} >= ${from}`),
    to === undefined ? undefined : and(lt(punches.at, new Date(`${addDays(to, 2)}T00:00:00Z`)), sql`${local} <= ${to}`),
  );
}

const ofEmployee = and(eq(employees.tenantId, punches.tenantId), eq(employees.id, punches.employeeId));
const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));

const sortable = { at: punches.at, fullName: byReading(persons.fullName) };

function listed(tx: Transaction, companyId: string, reach: Condition, query: PunchQuery & { readonly id?: string }) {
  const where = and(
    query.id === undefined ? undefined : eq(punches.id, query.id),
    eq(punches.companyId, companyId),
    reach,
    onDays(query),
    query.employeeId === undefined ? undefined : eq(punches.employeeId, query.employeeId),
    query.departmentId === undefined ? undefined : inDepartment(query.departmentId),
    query.source?.length ? sql`${punches.source} = any(${`{${query.source.join(",")}}`}::text[])` : undefined,
    searched(query.q, [persons.fullName, employees.employeeNo]),
  );
  const rows = tx
    .select({
      id: punches.id,
      employeeId: punches.employeeId,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      at: punches.at,
      tz: punches.tz,
      direction: punches.direction,
      source: punches.source,
      locationId: punches.locationId,
      location: workLocations.name,
      lat: punches.lat,
      lng: punches.lng,
      accuracyM: punches.accuracyM,
      distanceM: punches.distanceM,
      device: punches.device,
      rawId: punches.rawId,
      createdAt: punches.createdAt,
    })
    .from(punches)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .leftJoin(
      workLocations,
      and(eq(workLocations.tenantId, punches.tenantId), eq(workLocations.id, punches.locationId)),
    )
    .where(where)
    .orderBy(...orderOf(query.sort ?? "-at", sortable, punches.id));
  const total = async () => {
    const counted = tx.select({ total: sql<number>`count(*)::int` }).from(punches);
    const [row] = readsPeople(reach, query)
      ? await counted.innerJoin(employees, ofEmployee).innerJoin(persons, ofPerson).where(where)
      : await counted.where(where);
    return row?.total ?? 0;
  };
  return { rows, total };
}
export type PunchRow = Awaited<ReturnType<typeof listed>["rows"]>[number];

export function punchPage(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  query: PunchQuery,
): Promise<Page<PunchRow>> {
  const { rows, total } = listed(tx, companyId, reach, query);
  return pageOf(query, total, (limit, offset) => rows.limit(limit).offset(offset));
}

export async function allPunches(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  query: PunchQuery,
): Promise<PunchRow[]> {
  return listed(tx, companyId, reach, query).rows;
}

export async function findPunch(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  id: string,
): Promise<PunchRow | undefined> {
  return (await listed(tx, companyId, reach, { id }).rows)[0];
}

/** Of one employee, newest first. */
export async function lastPunches(tx: Transaction, employeeId: string, since: Date) {
  return tx
    .select({ at: punches.at, direction: punches.direction, source: punches.source })
    .from(punches)
    .where(and(eq(punches.employeeId, employeeId), gte(punches.at, since)))
    .orderBy(desc(punches.at), punches.id);
}

/** Serialises punches that people make themselves, so that two at once are not both the first. */
export async function lockClock(tx: Transaction, employeeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`clock/${employeeId}`}, 0))`);
}

export async function employeesById(tx: Transaction, companyId: string, ids: readonly string[]) {
  const { rows } = await tx.execute<{ id: string; startDate: string; lastDay: string | null }>(sql`
    select id, start_date::text as "startDate", last_day::text as "lastDay" from employees
    where company_id = ${companyId} and status <> 'offered' and id = any(${`{${[...new Set(ids)].join(",")}}`}::uuid[])`);
  return rows;
}
