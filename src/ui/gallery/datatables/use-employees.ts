/** Rows of the list: a page from the server, or ten thousand generated rows handled in the browser. */
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { useListEmployeeRows, useSearchEmployeeRows } from "#generated/demo/hooks/datatables.ts";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { fits, sortEmployees } from "#src/domain/people/employee-rows.ts";
import type { ListState } from "../../list/list-state.ts";
import type { ListAnswer } from "../../list/use-list.ts";
import { filterOf, orderOf, queryOf } from "./employee-list.ts";

/** A row with a unique key; the long list repeats each employee. */
export interface Employee extends EmployeeRow {
  readonly key: string;
}

const copies = 100;

interface Employees extends ListAnswer<Employee> {
  /** All employees regardless of filters, for counts and the chart. */
  readonly everyone: readonly EmployeeRow[];
}

export function useEmployees(state: ListState, isLong: boolean): Employees {
  // Superseded requests are cancelled through the query's signal.
  const page = useSearchEmployeeRows(
    { query: queryOf(state) },
    { placeholderData: keepPreviousData, enabled: !isLong },
  );
  const all = useListEmployeeRows({}, { enabled: isLong });
  const copied = useMemo(() => {
    if (!isLong || !all.data) return undefined;
    const people = all.data;
    return Array.from({ length: copies }, (_, copy) =>
      people.map((row): Employee => ({
        ...row,
        key: `${copy}-${row.id}`,
        full_name: copy === 0 ? row.full_name : `${row.full_name} ${copy + 1}`,
      })),
    ).flat();
  }, [isLong, all.data]);
  const long = useMemo(
    () =>
      copied &&
      sortEmployees(
        copied.filter((row) => fits(row, filterOf(state))),
        orderOf(state),
      ),
    [copied, state],
  );
  const paged = useMemo(
    () => page.data?.invoices.map((row): Employee => ({ ...row, key: String(row.id) })),
    [page.data],
  );
  const source = isLong ? all : page;
  const total = isLong ? (long?.length ?? 0) : (page.data?.total ?? 0);
  const last = Math.max(1, Math.ceil(total / state.pageSize));
  return {
    rows: isLong ? long : paged,
    total,
    page: page.data ? Math.min(state.page, last) : state.page,
    pageSize: state.pageSize,
    everyone: (isLong ? all.data : page.data?.allData) ?? [],
    error: source.error,
    earlier: !isLong && page.isPlaceholderData,
    fetching: source.isFetching,
    retry: () => void source.refetch(),
  };
}
