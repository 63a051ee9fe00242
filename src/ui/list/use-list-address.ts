/** List state of the current page's URL. */
import { useNavigate } from "@tanstack/react-router";
import { useLatestSearch } from "../kit/use-latest-search.ts";
import { readSearch, type ListSearch } from "./list-search.ts";

/** Digits as a number, because the router would quote a numeric string. */
const asTyped = (value: string | number | undefined) =>
  typeof value === "string" && String(Number(value)) === value ? Number(value) : value;

const addressOf = (search: ListSearch): ListSearch =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, asTyped(value)]));

interface ListAddress {
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch, options: { replace: boolean }) => void;
}

export function useListAddress(): ListAddress {
  const navigate = useNavigate();
  return {
    search: useLatestSearch(readSearch),
    onSearch: (search, { replace }) =>
      void navigate({ to: ".", search: addressOf(search) as never, replace, resetScroll: false }),
  };
}
