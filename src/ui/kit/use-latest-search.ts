/** Search of the URL as soon as it is set; a route's own `useSearch` only updates when its loader has finished. */
import { useLocation, useMatch } from "@tanstack/react-router";
import { useMemo } from "react";

type Raw = Record<string, unknown>;

/**
 * Search of the current page. Quick successive changes thus build on each other, and checkboxes react at once. `read`
 * is the route's own search parser.
 */
export function useLatestSearch<Search>(read: (raw: Raw) => Search): Search {
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const ofPage = useMatch({ strict: false, select: ({ search }) => search as Raw });
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, "") === page.replace(/\/$/, "") });
  const ofAddress = useLocation({ select: ({ search }) => search as Raw });
  // While navigating to another page, keep this page's search.
  const raw = here ? ofAddress : ofPage;
  return useMemo(() => read(raw), [read, raw]);
}
