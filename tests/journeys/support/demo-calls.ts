/** What the demo's calls answer while a page is checked: held, failed, without entries, or as usual. */
import type { QueryClient } from "@tanstack/react-query";
import type { Page, Route } from "playwright-core";
import { operations } from "#generated/demo/operations.ts";
import { nowhere, shown } from "./visits.ts";

const reads = operations
  .filter(({ method, tag }) => method === "get" && tag !== "auth")
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`));
const tags = [...new Set(operations.map(({ tag }) => tag))];

type Mode = "usual" | "held" | "failed" | "empty";

export interface DemoCalls {
  /** Opens the page from within the app with nothing of it in memory; its calls are answered in this mode. */
  readonly open: (path: string, mode: Mode) => Promise<void>;
  /** Lets held calls fail, and all later ones too. */
  readonly fail: () => Promise<void>;
  /** From here on calls are answered as usual. */
  readonly recover: () => void;
}

/** Queries of the shell stay mounted, so they are asked again; all others are forgotten. */
function forgetAnswers(ofDemo: readonly string[]): void {
  // The app's router is exposed for its developer tools; its type is known to the app only.
  const router = window.__TSR_ROUTER__ as unknown as { options: { context: { queryClient: QueryClient } } };
  const { queryClient } = router.options.context;
  queryClient.removeQueries({ type: "inactive" });
  void queryClient.resetQueries({ type: "active", predicate: ({ queryKey }) => ofDemo.includes(String(queryKey[0])) });
}

export async function watchDemoCalls(page: Page): Promise<DemoCalls> {
  let mode: Mode = "usual";
  let held: Route[] = [];
  const fail = (route: Route): Promise<void> =>
    // The page may have withdrawn the call.
    route.fulfill({ status: 500, contentType: "application/json", body: "{}" }).catch(() => undefined);
  await page.route("**/*", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const ofDemo = request.method() === "GET" && reads.some((read) => read.test(pathname));
    if (!ofDemo || request.isNavigationRequest() || mode === "usual") return route.fallback();
    if (mode === "held") return void held.push(route);
    if (mode === "failed") return fail(route);
    return route.fallback({ headers: { ...request.headers(), prefer: "example=empty" } });
  });
  return {
    async open(path, next) {
      mode = next;
      held = [];
      await page.evaluate((between) => history.pushState(null, "", between), nowhere);
      await shown(page, "main h2, main h1");
      await page.evaluate(forgetAnswers, tags);
      await page.evaluate((to) => history.pushState(null, "", to), path);
    },
    async fail() {
      mode = "failed";
      const waiting = held;
      held = [];
      await Promise.all(waiting.map(fail));
    },
    recover: () => void (mode = "usual"),
  };
}
