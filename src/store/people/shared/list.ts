/** Lists of a company's people: filtering, order, and counts by option. */
import { defaultPageSize } from "#src/contract/page-size.ts";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { orderOf, type Paging, pageOf, type Page } from "../../shared/list-query.ts";
import { employees } from "../tables/employees.ts";
import type { Transaction } from "../../database/transaction.ts";
import { type EmployeeFilters, type Facet, facetFields, facetNames, filtersOf } from "../filters.ts";
import { type EmployeeRow, rowsByIds } from "../rows.ts";
import type { Condition } from "./reach.ts";
import { type Join, joined, withoutRowLimits } from "./joins.ts";

export interface PeopleQuery extends EmployeeFilters {
  readonly companyId: string;
  /** The people the reader may see. */
  readonly reach: Condition;
  /** The people whose identity and personal fields the reader may see. */
  readonly mayIdentify: Condition;
  readonly mayKnow: Condition;
  /** The day whose job, manager and residency apply. */
  readonly day: string;
  /** The day whose readiness is shown. */
  readonly today: string;
  readonly sort?: string | undefined;
}

const sortable: Readonly<Record<string, { by: SQL; needs?: readonly Join[] }>> = {
  fullName: { by: sql`person.full_name collate "und-x-icu"`, needs: ["person"] },
  employeeNo: { by: sql`employees.employee_no collate "und-x-icu"` },
  department: { by: sql`department.department collate "und-x-icu"`, needs: ["job", "department"] },
  designation: { by: sql`designation.name collate "und-x-icu"`, needs: ["job", "designation"] },
  grade: { by: sql`grade.rank`, needs: ["job", "grade"] },
  location: { by: sql`location.name collate "und-x-icu"`, needs: ["job", "location"] },
  manager: { by: sql`manager.full_name collate "und-x-icu"`, needs: ["job", "line", "manager"] },
  status: {
    by: sql`array_position(array['offered','onboarding','probation','confirmed','notice','exited'], employees.status)`,
  },
  contractType: { by: sql`employees.contract_type` },
  startDate: { by: sql`employees.start_date` },
  lastDay: { by: sql`employees.last_day` },
};
const orders = Object.fromEntries(Object.entries(sortable).map(([field, { by }]) => [field, by]));

/** The ordered ids of matching people, or one page of them, and the total, in one pass. Joins only what filters and order need. */
async function look(
  tx: Transaction,
  query: PeopleQuery,
  limit?: number,
  offset = 0,
): Promise<{ ids: string[]; total: number }> {
  const sort = query.sort ?? "fullName";
  const filters = filtersOf(query);
  const needed = [...filters.flatMap(({ needs }) => needs), ...(sortable[sort.replace(/^-/, "")]?.needs ?? [])];
  const where = and(eq(employees.companyId, query.companyId), query.reach, ...filters.map((filter) => filter.where));
  const order = sql.join(orderOf(sort, orders, employees.id), sql`, `);
  const part = limit === undefined ? sql`` : sql` limit ${limit} offset ${offset}`;
  const { rows } = await withoutRowLimits(tx, () =>
    tx.execute<{ id: string; total: number }>(
      sql`select employees.id, count(*) over ()::int as total from employees ${joined(needed, query.day)} where ${where} order by ${order}${part}`,
    ),
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** A page past the end becomes the last one: only then is the total queried first. */
export async function peoplePage(
  tx: Transaction,
  query: PeopleQuery,
  { page = 1, pageSize = defaultPageSize }: Paging,
): Promise<Page<EmployeeRow>> {
  const { ids, total } = await look(tx, query, pageSize, (page - 1) * pageSize);
  if (total > 0 || page === 1) return { items: await rowsByIds(tx, ids, query), total, page, pageSize };
  return pageOf(
    { page, pageSize },
    async () => (await look(tx, query, 1)).total,
    async (limit, offset) => rowsByIds(tx, (await look(tx, query, limit, offset)).ids, query),
  );
}

/** Every match, for an export. */
export async function allPeople(tx: Transaction, query: PeopleQuery): Promise<EmployeeRow[]> {
  return rowsByIds(tx, (await look(tx, query)).ids, query);
}

/** More options than this are too many to choose from. */
const maxChoices = 200;

/** How many matches each option of a filter would have, given all other filters. */
export async function peopleFacets(tx: Transaction, query: PeopleQuery): Promise<{ total: number; facets: Facet[] }> {
  const filters = filtersOf(query);
  const fixed = filters.filter(({ field }) => !(field in facetFields));
  const chosen = filters.filter(({ field }) => field in facetFields);
  const columns = Object.entries(facetFields).map(
    ([field, { value }]) => sql`${value(query)} as ${sql.identifier(field)}`,
  );
  const flags = chosen.map(({ field, where }) => sql`(${where}) as ${sql.identifier(`fits_${field}`)}`);
  const fits = (but?: string) =>
    sql.join(
      [
        sql`true`,
        ...chosen.filter(({ field }) => field !== but).map(({ field }) => sql`${sql.identifier(`fits_${field}`)}`),
      ],
      sql` and `,
    );
  const counts = facetNames.map(
    (field) =>
      sql`select ${field} as field, ${sql.identifier(field)}::text as value, count(*)::int as count from base where ${fits(field)} and ${sql.identifier(field)} is not null group by 2`,
  );
  const { rows } = await withoutRowLimits(tx, () =>
    tx.execute<{ field: string; value: string; count: number }>(sql`
    with base as materialized (
      select ${sql.join([...columns, ...flags], sql`, `)}
      from employees ${joined([...fixed.flatMap(({ needs }) => needs), "job", "line", "residency"], query.day)}
      where ${and(eq(employees.companyId, query.companyId), query.reach, ...fixed.map(({ where }) => where))}
    )
    ${sql.join(counts, sql` union all `)} union all select 'total', null, count(*)::int from base where ${fits()}`),
  );
  const candidates = facetNames.map((field) => ({
    field,
    values: rows
      .filter((row) => row.field === field)
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
      .slice(0, maxChoices),
  }));
  const labels = await labelsOf(
    tx,
    candidates.flatMap(({ values }) => values),
  );
  const facets = candidates.map(({ field, values }) => ({
    field,
    values: values
      .map(({ value, count }) => ({ value, label: labels.get(value) ?? null, count }))
      .sort((a, b) => b.count - a.count || (a.label ?? a.value).localeCompare(b.label ?? b.value)),
  }));
  return { total: rows.find(({ field }) => field === "total")?.count ?? 0, facets };
}

/** Names of the records whose ids are the values. */
async function labelsOf(
  tx: Transaction,
  rows: readonly { field: string; value: string }[],
): Promise<Map<string, string>> {
  const sources = Object.entries(facetFields).flatMap(([field, { label }]) => {
    const ids = rows.filter((row) => row.field === field).map(({ value }) => value);
    return label === undefined || ids.length === 0
      ? []
      : [
          label(
            sql`array[${sql.join(
              ids.map((id) => sql`${id}`),
              sql`, `,
            )}]::uuid[]`,
          ),
        ];
  });
  if (sources.length === 0) return new Map();
  const found = await tx.execute<{ id: string; label: string }>(sql.join(sources, sql` union all `));
  return new Map(found.rows.map(({ id, label }) => [id, label]));
}
