/** The router over the file-based routes, and the query client that loaders and components share. */
import { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { statusOf } from "./kit/problem.ts";
import { routeTree } from "./route-tree.gen.ts";
import { PageError } from "./layout/page-error.tsx";
import { PageNotFound } from "./layout/page-not-found.tsx";
import { PagePending } from "./layout/page-pending.tsx";

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refused call is refused again; only what may pass by itself is tried once more.
      retry: (failures, error) => failures < 1 && [0, 502, 503, 504].includes(statusOf(error)),
    },
  },
});

export const router = createRouter({
  routeTree,
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

const unsubscribe = router.subscribe("onResolved", () => {
  unsubscribe();
  router.update({ ...router.options, defaultPendingMs: 400 });
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
