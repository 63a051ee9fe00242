/** Table filters: values with counts, number ranges, date ranges, text of a column. */

type FilterValue = string | number | readonly string[];
export type FilterValues = Readonly<Record<string, FilterValue>>;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Number of matching rows, if known. */
  readonly count?: number;
}

interface Named {
  /** List parameter, or the name of a pair. */
  readonly name: string;
  readonly label: string;
  /** Hidden behind "Filters" while inactive. */
  readonly rare?: boolean;
}

interface Ends {
  readonly from: string;
  readonly to: string;
}

export type TableFilter =
  | (Named & {
      readonly kind: "choices";
      /** Undefined until they are loaded. */
      readonly options: readonly FilterOption[] | undefined;
      /** Called when the options are shown, if they are loaded then. */
      readonly onShow?: () => void;
    })
  | (Named &
      Ends & { readonly kind: "range"; readonly minimum?: number; readonly maximum?: number; readonly unit?: "money" })
  | (Named & Ends & { readonly kind: "dates" })
  | (Named & { readonly kind: "text" });

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

export function chosenOf(values: FilterValues, name: string): readonly string[] {
  const chosen = values[name];
  return chosen === undefined ? [] : typeof chosen === "object" ? chosen : [String(chosen)];
}

/** Swaps ends entered in reverse. */
export function inOrder<End extends number | string>(
  from: End | undefined,
  to: End | undefined,
): readonly [End | undefined, End | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}
