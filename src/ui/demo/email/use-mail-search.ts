/** URL state besides the mailbox: open email and search. */
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

/** Undefined removes a parameter; `replace` adds no history entry. */
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
