/** Layout required by a route's static data, applied while the route is shown. */
import { useMatches } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import type { Settings } from "../theme/settings.ts";
import { setPageSettings } from "../theme/settings-store.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    layout?: Partial<Settings>;
  }
}

const none: Partial<Settings> = {};

export function usePageSettings(): void {
  const asked = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout,
  });
  // Before paint, so that the previous page's layout never flashes.
  useLayoutEffect(() => {
    setPageSettings(asked ?? none);
    return () => setPageSettings(none);
  }, [asked]);
}
