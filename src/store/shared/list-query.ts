/** Paging, order and case-insensitive search for every list. */
import { defaultPageSize } from "#src/contract/page-size.ts";
import { type AnyColumn, asc, Column, desc, or, type SQL, sql, type Table } from "drizzle-orm";

export interface Paging {
  page?: number | undefined;
  pageSize?: number | undefined;
}

export interface ListQuery extends Paging {
  q?: string | undefined;
  /** Name of a field, descending with a minus. */
  sort?: string | undefined;
}

export interface Page<Row> {
  items: Row[];
  total: number;
  page: number;
  pageSize: number;
}

/** A page past the end becomes the last one. */
export async function pageOf<Row>(
  { page = 1, pageSize = defaultPageSize }: Paging,
  countAll: () => Promise<number>,
  read: (limit: number, offset: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  const total = await countAll();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(page, last);
  return { items: total === 0 ? [] : await read(pageSize, (current - 1) * pageSize), total, page: current, pageSize };
}

/** The same if each row contains the total: only past the end is it queried separately. */
export async function countedPage<Row extends { total: number }>(
  { page = 1, pageSize = defaultPageSize }: Paging,
  countAll: () => Promise<number>,
  read: (limit: number, offset: number) => Promise<Row[]>,
): Promise<Page<Omit<Row, "total">>> {
  const rows = await read(pageSize, (page - 1) * pageSize);
  const [first] = rows;
  if (first === undefined && page > 1)
    return countedPage({ page: Math.max(1, Math.ceil((await countAll()) / pageSize)), pageSize }, countAll, read);
  return { items: rows.map(({ total: _, ...row }) => row), total: first?.total ?? 0, page, pageSize };
}

/** Text in the order a reader expects, whatever the server's locale: é beside e, capitals beside small letters. */
export function byReading(text: AnyColumn | SQL): SQL {
  return sql`(${text}) collate "und-x-icu"`;
}

/**
 * Empty values come last either way; the id makes the order stable across pages. `always` are the tables of which every row of
 * the list has a row, besides that of the id.
 */
export function orderOf(
  sort: string,
  sortable: Readonly<Record<string, AnyColumn | SQL>>,
  id: AnyColumn,
  always: readonly Table[] = [],
): SQL[] {
  const descends = sort.startsWith("-");
  const expression = sortable[descends ? sort.slice(1) : sort];
  if (expression === undefined) throw new Error(`The list cannot be sorted by ${sort}.`);
  if (!descends) return [asc(expression), asc(id)];
  // An index is in this order only without "nulls last".
  const isFilled =
    expression instanceof Column && expression.notNull && [id.table, ...always].includes(expression.table);
  return [isFilled ? desc(expression) : sql`${desc(expression)} nulls last`, asc(id)];
}

/** The text anywhere in one of the columns; undefined if there is nothing to search for. */
export function searched(q: string | undefined, columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  const text = (q ?? "")
    .normalize("NFC")
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .trim();
  if (text === "") return undefined;
  return or(
    ...columns.map(
      (column) => sql`strpos(lower(${column} collate "und-x-icu"), lower(${text} collate "und-x-icu")) > 0`,
    ),
  );
}
