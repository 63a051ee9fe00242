/** The router, which knows the sign-in pages and loads all other routes when one is wanted, and the query client that loaders and components share. */
import { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { statusOf } from "./kit/problem.ts";
import { PageError } from "./layout/page-error.tsx";
import { PageNotFound } from "./layout/page-not-found.tsx";
import { PagePending } from "./layout/page-pending.tsx";
import { currentAccount } from "./session/account.ts";
import { isElsewhere, signInTree } from "./sign-in-tree.ts";

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refused call is refused again; only what may pass by itself is tried once more.
      retry: (failures, error) => failures < 1 && [0, 502, 503, 504].includes(statusOf(error)),
    },
  },
});

async function bringAll(): Promise<void> {
  const { routeTree } = await import("./route-tree.gen.ts");
  router.update({ ...router.options, routeTree });
  // Both trees have one root, by which the router does not see that there is more below it.
  router.setRoutes(router.buildRouteTree());
}

export const router = createRouter({
  routeTree: signInTree(bringAll),
  context: { queryClient },
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: PageNotFound,
  defaultPendingComponent: PagePending,
  // The first page shows what is there at once; later the old page stays for a moment instead of flickering.
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
});

/** The first page finds its route without a detour; what fails here is told by the page that asks again. */
export async function firstRoutes(): Promise<void> {
  const [, , found] = router.getMatchedRoutes(router.latestLocation.pathname);
  if (isElsewhere(found) && currentAccount()) await bringAll().catch(() => undefined);
}

const unsubscribe = router.subscribe("onResolved", () => {
  unsubscribe();
  router.update({ ...router.options, defaultPendingMs: 400 });
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
