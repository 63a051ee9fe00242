/**
 * Creates the router, with the sign-in routes built in and all others loaded on demand, and the shared query client.
 */
import { notifyManager, QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { statusOf } from "./kit/problem.ts";
import { PageError } from "./layout/page-error.tsx";
import { PageNotFound } from "./layout/page-not-found.tsx";
import { PagePending } from "./layout/page-pending.tsx";
import { currentAccount } from "./session/account.ts";
import { isElsewhere, signInTree } from "./sign-in-tree.ts";

// Answers that arrive within a frame are rendered together.
notifyManager.setScheduler((notify) => {
  if (document.hidden) setTimeout(notify, 0);
  else requestAnimationFrame(notify);
});

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Retry once, and only errors that may be temporary.
      retry: (failures, error) => failures < 1 && [0, 502, 503, 504].includes(statusOf(error)),
      // A page whose loader has just been refused does not ask again when it appears.
      retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
        statusOf(error) < 400 || statusOf(error) >= 500 || Date.now() - errorUpdatedAt > 5_000,
    },
  },
});

async function bringAll(): Promise<void> {
  const { routeTree } = await import("./route-tree.gen.ts");
  router.update({ ...router.options, routeTree });
  // Both trees share a root, so the router does not notice the new routes.
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
  // Show skeletons at once on first load; later keep the old page briefly to avoid flicker.
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
});

/** Preloads the routes of the first page; errors surface when the page itself loads them. */
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
