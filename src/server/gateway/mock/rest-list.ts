/** Filters, sorts and pages the rows of a list by the query parameters with an obvious meaning. */
import { isRecord, type Json } from "#src/contract/document.ts";
import type { Row } from "./client-state.ts";
import type { RestRole } from "./rest-shape.ts";

const counts = ["total", "totalCount", "total_count", "totalItems", "count"];
const searches = ["q", "search", "query"];

function fits(row: Row, name: string, wanted: unknown): boolean {
  if (!Object.hasOwn(row, name)) return true;
  const value = row[name];
  return (Array.isArray(wanted) ? wanted : [wanted]).some((one) =>
    Array.isArray(value) ? value.map(String).includes(String(one)) : String(value) === String(one),
  );
}

function compare(one: unknown, other: unknown): number {
  return typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one ?? "").localeCompare(String(other ?? ""));
}

function number(query: Json, ...names: string[]): number | undefined {
  return names.map((name) => query[name]).find((value) => typeof value === "number") as number | undefined;
}

/** The response of a list: the rows themselves, or the example's envelope with correct counts. */
export function selectRows(
  rows: readonly Row[],
  query: Json,
  { place, operation }: RestRole,
  example: unknown,
  show: (row: Row) => Row,
): unknown {
  const paging = operation.paging;
  const size = number(query, paging?.pageSize ?? "pageSize", "pageSize", "perPage", "limit");
  const page = number(query, paging?.page ?? "page", "page");
  const special = new Set(["sort", "page", "pageSize", "perPage", "limit", "offset", ...searches]);
  let found = rows.filter((row) =>
    Object.entries(query).every(([name, wanted]) => special.has(name) || fits(row, name, wanted)),
  );
  const text = searches.map((name) => query[name]).find((value) => typeof value === "string" && value !== "");
  if (typeof text === "string") {
    found = found.filter((row) =>
      Object.values(row).some((value) => typeof value === "string" && value.toLowerCase().includes(text.toLowerCase())),
    );
  }
  const sort = typeof query["sort"] === "string" ? /^(-?)(\w+)$/.exec(query["sort"]) : null;
  const key = sort?.[2];
  if (key !== undefined && found.some((row) => Object.hasOwn(row, key))) {
    found = found.toSorted((one, other) => compare(one[key], other[key]) * (sort?.[1] === "-" ? -1 : 1));
  }
  const start = number(query, "offset") ?? (page !== undefined && size !== undefined ? (page - 1) * size : 0);
  const shown = found.slice(start, size === undefined ? undefined : start + size).map(show);
  if (place === undefined) return shown;
  const frame: Row = isRecord(example) ? { ...example } : {};
  for (const name of counts) if (typeof frame[name] === "number") frame[name] = found.length;
  if (paging) frame[paging.total] = found.length;
  if (page !== undefined && frame["page"] !== undefined) frame["page"] = page;
  for (const name of ["pageSize", "perPage", "limit"])
    if (size !== undefined && frame[name] !== undefined) frame[name] = size;
  return { ...frame, [place]: shown };
}
