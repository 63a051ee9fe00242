/** The address of the page that a list stands on, read as lists read it. */
import { useNavigate } from "@tanstack/react-router";
import { useLatestSearch } from "../kit/use-latest-search.ts";
import { readSearch, type ListSearch } from "./list-search.ts";

interface ListAddress {
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch, options: { replace: boolean }) => void;
}

export function useListAddress(): ListAddress {
  const navigate = useNavigate();
  return {
    search: useLatestSearch(readSearch),
    onSearch: (search, { replace }) => void navigate({ to: ".", search: search as never, replace, resetScroll: false }),
  };
}
