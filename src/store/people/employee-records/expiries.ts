/** What expires for people within a reader's reach. */
import { and, asc, count, desc, eq, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { documentClasses } from "#src/domain/people/shared/records.ts";
import { type ListQuery, pageOf, searched } from "../../shared/list-query.ts";
import { countries } from "../../platform/tables/countries.ts";
import { documentTypes } from "../tables/document-types.ts";
import { employeeDocuments } from "../tables/employee-documents.ts";
import { employeePassports } from "../tables/employee-passports.ts";
import { employees } from "../tables/employees.ts";
import { employeeWorkPasses } from "../tables/employee-work-passes.ts";
import { persons } from "../tables/persons.ts";
import { workpassTypes } from "../../platform/tables/workpass-types.ts";
import type { Transaction } from "../../database/transaction.ts";

const expiryKinds = ["pass", "passport", "document"] as const;
export type ExpiryKind = (typeof expiryKinds)[number];
const expiryBands = ["expired", "days30", "days60", "days90", "later"] as const;
export type ExpiryBand = (typeof expiryBands)[number];

interface ExpiryQuery extends ListQuery {
  kind?: readonly ExpiryKind[] | undefined;
  band?: readonly ExpiryBand[] | undefined;
  withinDays?: number | undefined;
  employeeId?: string | undefined;
}

/** Whose records may be read: conditions over employees, for all records and for those of a class. */
interface ExpiryReach {
  readonly where: SQL | undefined;
  readonly whereReadable: (name: FieldClass) => SQL | undefined;
  /** Those who report to the reader: managers plan by what expires, and so see its kind and day without the class. */
  readonly whereLed?: SQL | undefined;
}

const all = sql`true`;
/** Of documents, only classes whose names reveal neither pay nor health. */
const ledClasses = ["personal", "identity"] as const satisfies readonly (typeof documentClasses)[number][];

const bandOf = (days: SQL) =>
  sql<ExpiryBand>`case when ${days} < 0 then 'expired' when ${days} <= 30 then 'days30' when ${days} <= 60 then 'days60' when ${days} <= 90 then 'days90' else 'later' end`;

/** Bands overlap: within 60 days includes within 30. What has expired is a band of its own. */
const within: Readonly<Record<ExpiryBand, (days: SQL) => SQL>> = {
  expired: (days) => sql`${days} < 0`,
  days30: (days) => sql`${days} between 0 and 30`,
  days60: (days) => sql`${days} between 0 and 60`,
  days90: (days) => sql`${days} between 0 and 90`,
  later: (days) => sql`${days} > 90`,
};

function rowsOf(
  tx: Transaction,
  companyId: string,
  day: string,
  until: string,
  reach: ExpiryReach,
  { employeeId, q }: ExpiryQuery,
) {
  const activeUser = and(
    reach.where,
    eq(employees.companyId, companyId),
    ne(employees.status, "exited"),
    employeeId === undefined ? undefined : eq(employees.id, employeeId),
    searched(q, [persons.fullName, employees.employeeNo]),
  );
  const manages = reach.whereLed ?? sql`false`;
  const identifies = reach.whereReadable("identity") ?? all;
  const columns = (kind: ExpiryKind, id: SQL, name: SQL, expiry: SQL, mayName: SQL) => ({
    kind: sql<ExpiryKind>`${kind}::text`.as("kind"),
    recordId: sql<string>`${id}`.as("record_id"),
    employeeId: sql<string>`${employees.id}`.as("employee_id"),
    employeeNo: sql<string>`${employees.employeeNo}`.as("employee_no"),
    fullName: sql<string>`${persons.fullName}`.as("full_name"),
    name: sql<string | null>`case when ${mayName} then ${name} end`.as("name"),
    expiry: sql<string>`${expiry}::text`.as("expiry"),
    daysLeft: sql<number>`(${expiry} - ${day}::date)`.as("days_left"),
  });
  const [pass, passport, document] = [employeeWorkPasses, employeePassports, employeeDocuments];
  const passes = tx
    .select(columns("pass", sql`${pass.id}`, sql`${workpassTypes.name}`, sql`${pass.expiry}`, identifies))
    .from(pass)
    .innerJoin(employees, eq(employees.id, pass.employeeId))
    .innerJoin(persons, eq(persons.id, employees.personId))
    .innerJoin(workpassTypes, eq(workpassTypes.id, pass.typeId))
    .where(
      and(activeUser, or(identifies, manages), inArray(pass.status, ["issued", "renewing"]), lte(pass.expiry, until)),
    );
  // Of several passports, the one with the latest expiry counts.
  const newest = sql`not exists (select 1 from employee_passports later where later.employee_id = ${passport.employeeId} and later.country_id = ${passport.countryId} and later.expiry > ${passport.expiry})`;
  const passports = tx
    .select(columns("passport", sql`${passport.id}`, sql`${countries.name}`, sql`${passport.expiry}`, identifies))
    .from(passport)
    .innerJoin(employees, eq(employees.id, passport.employeeId))
    .innerJoin(persons, eq(persons.id, employees.personId))
    .innerJoin(countries, eq(countries.id, passport.countryId))
    .where(and(activeUser, or(identifies, manages), newest, lte(passport.expiry, until)));
  const readable = sql`(${or(...documentClasses.map((name) => and(eq(document.visibility, name), reach.whereReadable(name))))})`;
  const documents = tx
    .select(columns("document", sql`${document.id}`, sql`${documentTypes.name}`, sql`${document.expiry}`, readable))
    .from(document)
    .innerJoin(employees, eq(employees.id, document.employeeId))
    .innerJoin(persons, eq(persons.id, employees.personId))
    .innerJoin(documentTypes, eq(documentTypes.id, document.typeId))
    .where(
      and(
        activeUser,
        or(readable, and(inArray(document.visibility, [...ledClasses]), manages)),
        ne(document.status, "requested"),
        lte(document.expiry, until),
      ),
    );
  return unionAll(passes, passports, documents).as("expiring");
}

function fitting(
  tx: Transaction,
  companyId: string,
  day: string,
  until: string,
  reach: ExpiryReach,
  query: ExpiryQuery,
) {
  const all = rowsOf(tx, companyId, day, until, reach, query);
  const band = bandOf(sql`${all.daysLeft}`);
  const ofKind = query.kind?.length ? inArray(all.kind, [...query.kind]) : undefined;
  const ofBand = query.band?.length ? or(...query.band.map((name) => within[name](sql`${all.daysLeft}`))) : undefined;
  const where = and(ofKind, ofBand);
  const order = query.sort?.endsWith("fullName") ? sql`${all.fullName} collate "und-x-icu"` : sql`${all.expiry}`;
  const rows = tx
    .select({
      kind: all.kind,
      recordId: all.recordId,
      employeeId: all.employeeId,
      employeeNo: all.employeeNo,
      fullName: all.fullName,
      name: all.name,
      expiry: all.expiry,
      daysLeft: all.daysLeft,
      band,
    })
    .from(all)
    .where(where)
    .orderBy(query.sort?.startsWith("-") ? desc(order) : asc(order), all.recordId);
  return { all, band, ofKind, where, rows };
}

/** All matching expiries, for an export. */
export async function allExpiriesOf(
  tx: Transaction,
  companyId: string,
  day: string,
  until: string,
  reach: ExpiryReach,
  query: ExpiryQuery,
) {
  return fitting(tx, companyId, day, until, reach, query).rows;
}

/** Kinds of which the reader sees nothing for some of the people in reach. */
export async function hiddenKinds(tx: Transaction, companyId: string, reach: ExpiryReach): Promise<ExpiryKind[]> {
  const closed = (name: FieldClass): SQL =>
    sql`bool_or(not coalesce(${or(reach.whereReadable(name) ?? all, reach.whereLed ?? sql`false`)}, false))`;
  const [row] = await tx
    .select({
      identity: sql<boolean | null>`${closed("identity")}`,
      personal: sql<boolean | null>`${closed("personal")}`,
    })
    .from(employees)
    .where(and(reach.where, eq(employees.companyId, companyId), ne(employees.status, "exited")));
  return [...(row?.identity ? (["pass", "passport"] as const) : []), ...(row?.personal ? (["document"] as const) : [])];
}

/** What has expired or does within the days, for one employee: as far as the classes and leading them allow. */
export async function expiriesOfEmployee(
  tx: Transaction,
  { companyId, id, read, manages }: { companyId: string; id: string; read: ReadonlySet<FieldClass>; manages: boolean },
  day: string,
  until: string,
) {
  const reach = {
    where: undefined,
    whereReadable: (name: FieldClass) => (read.has(name) ? undefined : sql`false`),
    whereLed: manages ? all : undefined,
  };
  return fitting(tx, companyId, day, until, reach, { employeeId: id }).rows;
}

export async function expiriesOf(
  tx: Transaction,
  companyId: string,
  day: string,
  until: string,
  reach: ExpiryReach,
  query: ExpiryQuery,
) {
  const { all, band, ofKind, where, rows } = fitting(tx, companyId, day, until, reach, query);
  const page = await pageOf(
    query,
    async () => (await tx.select({ total: count() }).from(all).where(where))[0]?.total ?? 0,
    async (limit, offset) => rows.limit(limit).offset(offset),
  );
  const bands = await tx
    .select({ band, count: count() })
    .from(all)
    .where(ofKind)
    .groupBy(sql`1`);
  const counts = Object.fromEntries(bands.map((row) => [row.band, row.count]));
  const sumOf = (...names: readonly ExpiryBand[]): number => names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  return {
    ...page,
    counts: {
      expired: sumOf("expired"),
      days30: sumOf("days30"),
      days60: sumOf("days30", "days60"),
      days90: sumOf("days30", "days60", "days90"),
    },
  };
}
