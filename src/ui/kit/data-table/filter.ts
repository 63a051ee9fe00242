/** What a list can be filtered by: values with their counts, the two ends of a range, two days, a text of one column. */

type FilterValue = string | number | readonly string[];
export type FilterValues = Readonly<Record<string, FilterValue>>;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Rows that have it, where the server tells. */
  readonly count?: number;
}

interface Named {
  /** Parameter of the list, or the name of the pair. */
  readonly name: string;
  readonly label: string;
  /** Stands with the others behind "Filters" as long as it is off. */
  readonly rare?: boolean;
}

interface Ends {
  readonly from: string;
  readonly to: string;
}

export type TableFilter =
  | (Named & { readonly kind: "choices"; readonly options: readonly FilterOption[] })
  | (Named &
      Ends & { readonly kind: "range"; readonly minimum?: number; readonly maximum?: number; readonly unit?: "money" })
  | (Named & Ends & { readonly kind: "dates" })
  | (Named & { readonly kind: "text" });

/** Parameters a filter stands for. */
export function parametersOf(filter: TableFilter): readonly string[] {
  return "from" in filter ? [filter.from, filter.to] : [filter.name];
}

export function isOn(filter: TableFilter, values: FilterValues): boolean {
  return parametersOf(filter).some((name) => values[name] !== undefined);
}

export function changeFilters(
  values: FilterValues,
  changes: Readonly<Record<string, FilterValue | undefined>>,
): FilterValues {
  return Object.fromEntries(
    Object.entries({ ...values, ...changes }).filter(([, value]) => value !== undefined),
  ) as FilterValues;
}

export function withoutFilter(values: FilterValues, filter: TableFilter): FilterValues {
  return changeFilters(values, Object.fromEntries(parametersOf(filter).map((name) => [name, undefined])));
}

/** The chosen values of a filter by values. */
export function chosenOf(values: FilterValues, name: string): readonly string[] {
  const chosen = values[name];
  return chosen === undefined ? [] : typeof chosen === "object" ? chosen : [String(chosen)];
}

/** Ends typed the wrong way round are meant the right way round. */
export function inOrder<End extends number | string>(
  from: End | undefined,
  to: End | undefined,
): readonly [End | undefined, End | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}
