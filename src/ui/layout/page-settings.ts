/** Layout that a route asks for in its static data: in force while one is on its page, gone when one leaves. */
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
  // Before the paint: nothing is seen in the layout of the page before.
  useLayoutEffect(() => {
    setPageSettings(asked ?? none);
    return () => setPageSettings(none);
  }, [asked]);
}
