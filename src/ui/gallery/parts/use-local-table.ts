/** Client-side sorting and paging for short lists. */
import { useMemo, useState } from "react";
import { byText, compareBy, type Comparison } from "#src/domain/shared/ordering.ts";
import { sortTerms, type Column } from "../../table/column.ts";

/** Sorts numbers numerically, text by locale, empty values last. */
function comparing<Row>({ value }: Column<Row>): Comparison<Row> {
  return (a, b) => {
    const [one, other] = [value?.(a) ?? null, value?.(b) ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return typeof one === "number" && typeof other === "number" ? one - other : byText(String(one), String(other));
  };
}

interface LocalTable<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly pageSize: number;
  readonly onPageSize: (pageSize: number) => void;
}

export function useLocalTable<Row>(all: readonly Row[], columns: readonly Column<Row>[], size = 10): LocalTable<Row> {
  const [sort, setSort] = useState<string>();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(size);
  const sorted = useMemo(() => {
    const comparisons = Object.fromEntries(
      columns.flatMap((column) => (column.sortBy === undefined ? [] : [[column.sortBy, comparing(column)] as const])),
    );
    return sort === undefined ? all : all.toSorted(compareBy(comparisons, sortTerms(sort)));
  }, [all, columns, sort]);
  const at = Math.min(page, Math.max(1, Math.ceil(all.length / pageSize)));
  return {
    rows: sorted.slice((at - 1) * pageSize, at * pageSize),
    total: all.length,
    sort,
    onSort: (next) => {
      setSort(next);
      setPage(1);
    },
    page: at,
    onPage: setPage,
    pageSize,
    onPageSize: (next) => {
      setPageSize(next);
      setPage(1);
    },
  };
}
