/** Layout required by a route's static data, applied while the route is shown. */
import { useMatches, type StaticDataRouteOption } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import type { Settings } from "../theme/settings.ts";
import { setPageSettings } from "../theme/settings-store.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    layout?: Partial<Settings>;
  }
}

const none: Partial<Settings> = {};

interface Match {
  readonly staticData: StaticDataRouteOption;
}
const layoutOf = (matches: readonly Match[]): Partial<Settings> | undefined =>
  matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout;

/** Before the shell is drawn: components that have only just been drawn follow a change after their first paint. */
export function startPageSettings(matches: readonly Match[]): void {
  setPageSettings(layoutOf(matches) ?? none);
}

export function usePageSettings(): void {
  const asked = useMatches({ select: layoutOf });
  // Before paint, so that the previous page's layout never flashes.
  useLayoutEffect(() => {
    setPageSettings(asked ?? none);
    return () => setPageSettings(none);
  }, [asked]);
}
