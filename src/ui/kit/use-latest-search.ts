/** What stands behind "?" from the moment it is set: a route's own `useSearch` follows only when its loader has ended. */
import { useLocation, useMatch } from "@tanstack/react-router";
import { useMemo } from "react";

type Raw = Record<string, unknown>;

/**
 * Search of the page one is on. Two quick choices thus build upon each other, and a box that is ticked shows it at once.
 * `read` is what the route itself reads its search with.
 */
export function useLatestSearch<Search>(read: (raw: Raw) => Search): Search {
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const ofPage = useMatch({ strict: false, select: ({ search }) => search as Raw });
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, "") === page.replace(/\/$/, "") });
  const ofAddress = useLocation({ select: ({ search }) => search as Raw });
  // On the way to another page this one keeps its own.
  const raw = here ? ofAddress : ofPage;
  return useMemo(() => read(raw), [read, raw]);
}
