/** List controller: URL state, columns and layout, saved views, selection. */
import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { ApiError } from "#src/client/api-error.ts";
import type { Column } from "../table/column.ts";
import { placeColumns, type PlacedColumn, type TableLayout } from "../table/layout.ts";
import type { Views } from "./views/saved-views.ts";
import { useLayout } from "./use-layout.ts";
import { useSelection, type Selection } from "../table/use-selection.ts";
import type { ListSearch } from "./list-search.ts";
import { readList, writeList, type ListContract, type ListState } from "./list-state.ts";
import { useViews, type ViewStore } from "./use-views.ts";

interface Address {
  readonly contract: ListContract;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch, options: { replace: boolean }) => void;
}

interface ListOptions<Row> extends Address {
  /** Storage key of layout and views. */
  readonly name: string;
  /** All available columns; the first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly usual: readonly string[];
  readonly idOf: (row: Row) => string;
  readonly views: ViewStore;
}

/** List state bound to the URL. */
export interface AddressedList {
  readonly contract: ListContract;
  readonly state: ListState;
  readonly change: (change: Partial<ListState>, replace?: boolean) => void;
  /** Whether the URL contains nothing but this state. */
  readonly clean: boolean;
}

export interface List<Row> extends AddressedList {
  readonly all: readonly Column<Row>[];
  readonly columns: readonly PlacedColumn<Row>[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
  readonly views: Views;
  readonly selection: Selection<Row>;
  readonly idOf: (row: Row) => string;
}

const sameAddress = (a: ListSearch, b: ListSearch): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => String(a[name] ?? "") === String(b[name] ?? ""));
};

export function useAddressedList({ contract, search, onSearch }: Address): AddressedList {
  const state = useMemo(() => readList(contract, search), [contract, search]);
  return {
    contract,
    state,
    clean: sameAddress(search, writeList(contract, state, { page: state.page })),
    change: (change, replace = false) => onSearch(writeList(contract, state, change), { replace }),
  };
}

/** Removes unknown parameters from the URL, once. */
export function useCleanAddress({ state, clean, change }: AddressedList): void {
  const cleaned = useRef(false);
  useEffect(() => {
    if (clean || cleaned.current) return;
    cleaned.current = true;
    change({ page: state.page }, true);
  });
}

export function useList<Row>({
  name,
  columns: all,
  usual,
  idOf,
  views: store,
  ...address
}: ListOptions<Row>): List<Row> {
  const { contract, onSearch } = address;
  const list = useAddressedList(address);
  const [layout, onLayout] = useLayout(name);
  const views = useViews({
    store,
    search: writeList(contract, list.state, { page: list.state.page }),
    onSearch,
    layout,
    onLayout,
  });
  return {
    ...list,
    all,
    columns: placeColumns(all, layout, usual),
    layout,
    onLayout,
    views,
    selection: useSelection(idOf),
    idOf,
  };
}

/** Rows of a list from any source, with loading state. */
export interface ListAnswer<Row> {
  /** Undefined until the first response. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** Page of the rows; past the end, the last one, which is still to be loaded unless the server returned it. */
  readonly page: number;
  readonly pageSize: number;
  readonly error: unknown;
  /** True while the rows of the previous state are shown. */
  readonly earlier: boolean;
  readonly fetching: boolean;
  readonly retry: () => void;
}

type ItemOf<Answer> = Answer extends { readonly items: readonly (infer Item)[] } ? Item : never;

/** Rows of a generated list operation, whatever its page format. */
export function useListAnswer<Answer extends object, Row = ItemOf<Answer>>(
  { contract: { paging }, state }: AddressedList & Partial<Pick<List<Row>, "idOf">>,
  options: UseQueryOptions<Answer, ApiError>,
): ListAnswer<Row> & { readonly data: Answer | undefined } {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...options,
    placeholderData: keepPreviousData,
  } as UseQueryOptions<Answer, ApiError>);
  const answer = data as Readonly<Record<string, unknown>> | undefined;
  const total = Number(answer?.[paging?.total ?? "total"] ?? 0);
  const pageSize = Number(answer?.["pageSize"] ?? state.pageSize);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const rows = answer?.[paging?.items ?? "items"] as readonly Row[] | undefined;
  // Some servers return the last page in place of one past the end, others none.
  const past = total > 0 && state.page > last;
  return {
    data,
    rows: past && rows?.length === 0 ? undefined : rows,
    total,
    page: Number(answer?.["page"] ?? (answer ? Math.min(state.page, last) : state.page)),
    pageSize,
    error,
    earlier: isPlaceholderData,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}
