/** A single value chosen by a tab or select: a filter, the sort order or an extra URL parameter. */
import { changeFilters, chosenOf } from "./filters/filter.ts";
import type { ListState } from "./list-state.ts";
import type { AddressedList } from "./use-list.ts";

/** Empty if nothing is chosen. */
export function choiceOf({ contract: { sort, extras }, state }: AddressedList, name: string): string {
  if (extras && name in extras) return state.extras?.[name] ?? "";
  if (name === "sort") return state.sort === sort?.initial ? "" : (state.sort ?? "");
  return chosenOf(state.filters, name)[0] ?? "";
}

/** State change that selects a value; an empty one clears it. */
export function choose({ contract, state }: AddressedList, name: string, value: string): Partial<ListState> {
  const chosen = value === "" ? undefined : value;
  if (contract.extras && name in contract.extras) {
    const known = contract.extras[name]?.includes(value);
    return { extras: { ...state.extras, [name]: known ? chosen : undefined } };
  }
  if (name === "sort") return { sort: chosen };
  const field = contract.filters[name];
  const offered = (field?.items?.enum ?? field?.enum)?.map(String);
  const kept = chosen !== undefined && offered?.includes(chosen) === false ? undefined : chosen;
  return {
    filters: changeFilters(state.filters, { [name]: kept === undefined || field?.type !== "array" ? kept : [kept] }),
  };
}
