/** The filters of the employee list, and the counts of their options. */
import { type SQL, sql } from "drizzle-orm";
import { type Group, inGroups } from "./groups.ts";
import { employedOn, type Join, passHeld } from "./shared/joins.ts";
import type { PeopleQuery } from "./shared/list.ts";

interface DayRange {
  readonly from?: string;
  readonly to?: string;
}
type Ids = readonly string[] | undefined;

export interface EmployeeFilters {
  readonly q?: string | undefined;
  /** From the search text, if it may be a whole identity number. */
  readonly idHash?: string | undefined;
  readonly status?: readonly string[] | undefined;
  readonly departmentId?: Ids;
  readonly designationId?: Ids;
  readonly gradeId?: Ids;
  readonly classId?: Ids;
  readonly functionalGroupId?: Ids;
  readonly locationId?: Ids;
  /** People in any of them; nobody if the list is empty. */
  readonly groups?: readonly Group[] | undefined;
  readonly contractType?: readonly string[] | undefined;
  readonly residency?: readonly string[] | undefined;
  readonly managerId?: Ids;
  readonly workpassTypeId?: Ids;
  /** The people whose records are in the wanted state of readiness. */
  readonly readyIds?: readonly string[] | undefined;
  /** Code of a custom field, a colon, a value. */
  readonly customField?: readonly string[] | undefined;
  readonly joined?: DayRange | undefined;
  readonly left?: DayRange | undefined;
  readonly asOf?: string | undefined;
}

export interface Filter {
  readonly field: string;
  readonly where: SQL;
  /** The tables that the query must join. */
  readonly needs: readonly Join[];
}

export interface Facet {
  readonly field: FacetField;
  readonly values: { value: string; label: string | null; count: number }[];
}

const names = (table: string, column: string) => (ids: SQL) =>
  sql`select id::text as id, ${sql.identifier(column)} as label from ${sql.identifier(table)} where id = any(${ids})`;
const managers = (ids: SQL) =>
  sql`select employees.id::text as id, persons.full_name as label from employees join persons on persons.tenant_id = employees.tenant_id and persons.id = employees.person_id where employees.id = any(${ids})`;
const may = (condition: SQL | undefined): SQL => condition ?? sql`true`;

export const facetNames = [
  "status",
  "departmentId",
  "designationId",
  "gradeId",
  "classId",
  "functionalGroupId",
  "locationId",
  "contractType",
  "residency",
  "managerId",
] as const;
type FacetField = (typeof facetNames)[number];

interface FacetRule {
  readonly value: (query: PeopleQuery) => SQL;
  /** Names of the records whose ids are the values. */
  readonly label?: (ids: SQL) => SQL;
}

export const facetFields: Readonly<Record<FacetField, FacetRule>> = {
  status: { value: () => sql`employees.status` },
  departmentId: { value: () => sql`job.department_id`, label: names("departments", "department") },
  designationId: { value: () => sql`job.designation_id`, label: names("designations", "name") },
  gradeId: { value: () => sql`job.grade_id`, label: names("grades", "name") },
  classId: { value: () => sql`job.class_id`, label: names("classes", "class") },
  functionalGroupId: {
    value: () => sql`job.functional_group_id`,
    label: names("functional_groups", "functional_group"),
  },
  locationId: { value: () => sql`job.location_id`, label: names("work_locations", "name") },
  contractType: { value: () => sql`employees.contract_type` },
  residency: { value: ({ mayIdentify }) => sql`case when ${may(mayIdentify)} then residency.residency end` },
  managerId: { value: () => sql`line.manager_id`, label: managers },
};

const among = (column: SQL, values: readonly string[]): SQL =>
  sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** The requested values by custom field. */
function customValues(asked: readonly string[] = []): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const each of asked) {
    const end = each.indexOf(":");
    const code = each.slice(0, end);
    found.set(code, [...(found.get(code) ?? []), each.slice(end + 1)]);
  }
  return found;
}

export function filtersOf(query: PeopleQuery): Filter[] {
  const { status, asOf, joined, left, groups } = query;
  const found: Filter[] = [];
  const add = (field: string, needs: Filter["needs"], where: SQL | undefined): unknown =>
    where && found.push({ field, needs, where });
  const chosen = (field: "contractType" | `${string}Id`, needs: Filter["needs"], column: SQL): void => {
    const values = query[field as keyof EmployeeFilters] as readonly string[] | undefined;
    if (values?.length) add(field, needs, among(column, values));
  };
  if (status?.length) add("status", [], among(sql`employees.status`, status));
  else if (asOf === undefined) add("status", [], sql`employees.status <> 'exited'`);
  if (asOf !== undefined) add("asOf", [], employedOn(asOf));
  chosen("departmentId", ["job"], sql`job.department_id`);
  chosen("designationId", ["job"], sql`job.designation_id`);
  chosen("gradeId", ["job"], sql`job.grade_id`);
  chosen("classId", ["job"], sql`job.class_id`);
  chosen("functionalGroupId", ["job"], sql`job.functional_group_id`);
  chosen("locationId", ["job"], sql`job.location_id`);
  chosen("managerId", ["job", "line"], sql`line.manager_id`);
  chosen("contractType", [], sql`employees.contract_type`);
  if (query.workpassTypeId?.length)
    add(
      "workpassTypeId",
      [],
      sql`${may(query.mayIdentify)} and ${among(sql`(${passHeld(sql`${query.day}`)})`, query.workpassTypeId)}`,
    );
  if (query.residency?.length)
    add(
      "residency",
      ["residency"],
      sql`${may(query.mayIdentify)} and ${among(sql`residency.residency`, query.residency)}`,
    );
  if (groups) {
    const { needs, where } = inGroups(groups, query);
    add("employeeGroupId", needs, where);
  }
  for (const [code, values] of customValues(query.customField))
    add(
      "customField",
      ["person"],
      sql`${may(query.mayKnow)} and ${among(sql`person.custom_fields ->> ${code}`, values)}`,
    );
  if (joined?.from) add("joinedFrom", [], sql`employees.start_date >= ${joined.from}::date`);
  if (joined?.to) add("joinedTo", [], sql`employees.start_date <= ${joined.to}::date`);
  if (left?.from) add("leftFrom", [], sql`employees.last_day >= ${left.from}::date`);
  if (left?.to) add("leftTo", [], sql`employees.last_day <= ${left.to}::date`);
  if (query.readyIds) add("readiness", [], sql`employees.id = any(${sql.param(query.readyIds)}::uuid[])`);
  add("q", ["person"], looksFor(query));
  return found;
}

/** Matches names and numbers by text, and identity numbers whole or by the last four characters, if the reader may see them. */
function looksFor({ q = "", idHash, mayIdentify }: PeopleQuery): SQL | undefined {
  const text = q
    .normalize("NFC")
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .trim();
  if (text === "") return undefined;
  const places = [sql`person.full_name`, sql`person.preferred_name`, sql`employees.employee_no`];
  const found = places.map(
    (column) => sql`strpos(lower(${column} collate "und-x-icu"), lower(${text} collate "und-x-icu")) > 0`,
  );
  if (/^[0-9A-Za-z]{4}$/.test(text)) found.push(sql`(${may(mayIdentify)} and person.id_last4 = ${text.toUpperCase()})`);
  if (idHash !== undefined) found.push(sql`(${may(mayIdentify)} and person.id_hash = ${idHash})`);
  return sql`(${sql.join(found, sql` or `)})`;
}
