/** What the address says besides the mailbox: the open email and the search. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { readSearch, type MailSearch } from "./mailbox-view.ts";

interface SearchChange {
  readonly mail?: number | undefined;
  readonly q?: string | undefined;
}

export function useMailSearch(): MailSearch {
  return readSearch(useSearch({ strict: false }));
}

/** Undefined takes a part out of the address; `replace` leaves no step to go back to. */
export function useSetMailSearch(): (change: SearchChange, replace: boolean) => void {
  const navigate = useNavigate();
  return useCallback(
    (change, replace) =>
      void navigate({
        to: ".",
        search: (old: Record<string, unknown>) => ({ ...readSearch(old), ...change }),
        replace,
      } as Parameters<typeof navigate>[0]),
    [navigate],
  );
}
