/** The rows of the list: a page from the server, or ten thousand made of the hundred employees and worked on here. */
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { useListEmployeeRows, useSearchEmployeeRows } from "#generated/demo/hooks/datatables.ts";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { fits, sortEmployees } from "#src/domain/people/employee-rows.ts";
import { filterOf, orderOf, queryOf, type EmployeeList } from "./employee-list.ts";

/** A row with a key of its own: in the long list each employee stands a hundred times. */
export interface Employee extends EmployeeRow {
  readonly key: string;
}

const copies = 100;

export interface Employees {
  /** Undefined until the first answer. */
  readonly rows: readonly Employee[] | undefined;
  readonly total: number;
  /** All employees whatever the filters, for counts and the chart. */
  readonly everyone: readonly EmployeeRow[];
  readonly stale: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

export function useEmployees(state: EmployeeList): Employees {
  // An answer that a newer question has overtaken is cancelled: its signal goes with the query.
  const page = useSearchEmployeeRows(
    { query: queryOf(state) },
    { placeholderData: keepPreviousData, enabled: !state.long },
  );
  const all = useListEmployeeRows({}, { enabled: state.long });
  const copied = useMemo(() => {
    if (!state.long || !all.data) return undefined;
    const people = all.data;
    return Array.from({ length: copies }, (_, copy) =>
      people.map((row): Employee => ({
        ...row,
        key: `${copy}-${row.id}`,
        full_name: copy === 0 ? row.full_name : `${row.full_name} ${copy + 1}`,
      })),
    ).flat();
  }, [state.long, all.data]);
  const { q, filters, sort, group } = state;
  const filterKey = JSON.stringify(filters);
  const long = useMemo(() => {
    const filter = filterOf({ q, filters });
    return (
      copied &&
      sortEmployees(
        copied.filter((row) => fits(row, filter)),
        orderOf({ sort, ...(group && { group }) }),
      )
    );
  }, [copied, q, filterKey, sort, group]);
  const paged = useMemo(
    () => page.data?.invoices.map((row): Employee => ({ ...row, key: String(row.id) })),
    [page.data],
  );
  const source = state.long ? all : page;
  return {
    rows: state.long ? long : paged,
    total: state.long ? (long?.length ?? 0) : (page.data?.total ?? 0),
    everyone: (state.long ? all.data : page.data?.allData) ?? [],
    stale: !state.long && page.isPlaceholderData && page.isFetching,
    error: source.error,
    retry: () => void source.refetch(),
  };
}
