/** A list at work: its state in the address, its columns and layout, its views and its chosen rows. */
import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { ApiError } from "#src/client/api-error.ts";
import type { Column } from "../kit/data-table/column.ts";
import { placeColumns, type PlacedColumn, type TableLayout } from "../kit/data-table/layout.ts";
import type { Views } from "../kit/data-table/saved-views.ts";
import { useLayout } from "../kit/data-table/use-layout.ts";
import { useSelection, type Selection } from "../kit/data-table/use-selection.ts";
import type { ListSearch } from "./list-search.ts";
import { readList, writeList, type ListContract, type ListState } from "./list-state.ts";
import { useViews, type ViewStore } from "./use-views.ts";

interface Address {
  readonly contract: ListContract;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch, options: { replace: boolean }) => void;
}

interface ListOptions<Row> extends Address {
  /** Under which layout and views are kept. */
  readonly name: string;
  /** All columns there are; the first one names the row. */
  readonly columns: readonly Column<Row>[];
  /** Ids of those on show unless the person chose others. */
  readonly usual: readonly string[];
  readonly idOf: (row: Row) => string;
  /** Where its views are kept. */
  readonly views: ViewStore;
}

/** The state of a list in the address. */
export interface AddressedList {
  readonly contract: ListContract;
  readonly state: ListState;
  readonly change: (change: Partial<ListState>, replace?: boolean) => void;
  /** Whether the address says nothing else than this state. */
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

/** What the list does not know leaves the address, once. */
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

/** The rows of a list as far as they are there, from whatever source. */
export interface ListAnswer<Row> {
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** The page that was answered: past the end it is the last one. */
  readonly page: number;
  readonly pageSize: number;
  readonly error: unknown;
  /** Rows of an earlier state, shown until those of the new one are there. */
  readonly earlier: boolean;
  readonly fetching: boolean;
  readonly retry: () => void;
}

type ItemOf<Answer> = Answer extends { readonly items: readonly (infer Item)[] } ? Item : never;

/** The rows of a generated list operation in whatever shape its contract gives a page. */
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
  return {
    data,
    rows: answer?.[paging?.items ?? "items"] as readonly Row[] | undefined,
    total,
    page: Number(answer?.["page"] ?? (answer ? Math.min(state.page, last) : state.page)),
    pageSize,
    error,
    earlier: isPlaceholderData,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}
