/**
 * Runs the loaders of all pages with a query client that only notes what they ask for: evaluated by `firstCalls`, which
 * replaces the account, the messages and the components.
 */
import { configureClient } from "#src/client/call.ts";
import { hasRole } from "#src/ui/crud/area.ts";
import { declaredAreas, loadArea } from "#src/ui/crud/registry.ts";
import { filingTabs } from "#src/ui/hrms/payroll/tax-filings/filing-lists.ts";
import { runTabs } from "#src/ui/hrms/payroll/pay-runs/run-lists.ts";
import { profileTabs as employeeTabs } from "#src/ui/hrms/people/employees/tabs.ts";
import { profileTabs as ownTabs } from "#src/ui/hrms/people/my-profile/profile-tabs.ts";
import { settingsTabs } from "#src/ui/hrms/platform/settings/settings-tabs.ts";
import { entriesOf, menu } from "#src/ui/layout/menu.ts";

interface Route {
  readonly options: { readonly loader?: (input: object) => unknown; readonly beforeLoad?: (input: object) => unknown };
}

export interface NotedCall {
  readonly operation: string;
  readonly url: string;
  /** Whether it may depend on the query of the page's address, because the loader has read that before. */
  readonly page: boolean;
}

export interface NotedPage {
  /** With `?tab=` if the calls are those of a tab. */
  readonly path: string;
  readonly calls: readonly NotedCall[];
}

interface Query {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: object) => unknown;
}

const routes = import.meta.glob<Route>("../../src/ui/routes/**/*.tsx", { eager: true, import: "Route" });
const base = "https://page.invalid";
const ids = ["companyId", "recordId", "employeeId", "userId", "id"];
/** Pages whose tabs start with calls of their own. */
const tabsOf: Readonly<Record<string, readonly string[]>> = {
  "/companies/$companyId/employees/$employeeId": employeeTabs,
  "/companies/$companyId/pay-runs/$payRunId": [...runTabs, "files"],
  "/companies/$companyId/tax-filings/$taxFilingId": filingTabs,
  "/me/my-profile": ownTabs,
  "/tenant/settings": settingsTabs,
};
/** Those of a record of an area. */
async function recordTabs(path: string): Promise<string[]> {
  const [, name] = /\/([^/$]+)\/\$recordId$/.exec(path) ?? [];
  const area = name === undefined ? undefined : await loadArea(name);
  if (!area) return [];
  return [...Object.keys(area.panelQueries ?? {}), ...(hasRole(area, "history") ? ["history"] : [])];
}

/** Stands for the value of a segment; looks like an id, which addresses are checked for. Those of the demo are numbers. */
const placeholder = (at: number, name: string): string =>
  name === "$id" ? `77000${at}` : `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const placeholders = /00000000-0000-4000-8000-0*(\d+)|77000(\d)/g;

const nameOf = (file: string): string => file.replace(/^.*\/routes\//, "").replace(/\.tsx$/, "");
const pathOf = (name: string): string =>
  `/${name.replace(/^_app\/?/, "").replace(/(^|\/)(?:route|index)$/, "")}`.replace(/(.)\/$/, "$1");
const byName = new Map(Object.entries(routes).map(([file, route]) => [nameOf(file), route]));

/** Routes around a page, outermost first. */
const layoutsOf = (name: string): Route[] =>
  name.split("/").flatMap((_, at, parts) => {
    const folder = parts.slice(0, at).join("/");
    return folder === "" ? [] : [byName.get(folder) ?? [], byName.get(`${folder}/route`) ?? []].flat();
  });

/** Where a page without ids sends its visitors. */
async function targetOf({ options }: Route, path: string): Promise<string | undefined> {
  if (options.loader || !options.beforeLoad || path.includes("$")) return undefined;
  try {
    await options.beforeLoad({ params: {}, search: {}, location: { pathname: path, href: path, search: {} } });
  } catch (thrown) {
    const { to, params = {} } =
      (thrown as { options?: { to?: string; params?: Record<string, string> } }).options ?? {};
    return to?.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? `$${name}`);
  }
  return undefined;
}

/** Addresses of a pattern: ids stay open, other segments take the values that the menu and the areas have. */
function addressesOf(path: string, places: ReadonlyMap<string, string>, targets: readonly string[]): string[] {
  const parts = path.split("/");
  const open = parts.filter((part) => part.startsWith("$") && !ids.includes(part.slice(1)));
  if (open.length === 0) return [path];
  if (open.length === 1 && open[0] === "$area") {
    const place = path.startsWith("/companies/") ? "company" : (parts[1] ?? "");
    return [...places].filter(([, each]) => each === place).map(([area]) => path.replace("$area", area));
  }
  const known = [...entriesOf(menu).map(({ to }) => to), ...targets].filter((to) => {
    const own = to.split("/");
    return (
      own.length === parts.length &&
      own.every((part, at) => part === parts[at] || (parts[at]?.startsWith("$") === true && !part.startsWith("$")))
    );
  });
  // Any other value: what the layouts around it ask for.
  return [...new Set([...known, path])];
}

/** The query of an address, empty but for the tab, that notes whether someone reads more of it. */
function watchedSearch(note: () => void, tab: string | undefined): object {
  const read = <Value>(value: Value): Value => {
    note();
    return value;
  };
  // Other tabs open what their page has loaded; the calls of the page are the same.
  return new Proxy(
    {},
    {
      get: (_, name) => (name === "tab" ? tab : read(undefined)),
      has: () => read(false),
      ownKeys: () => read([]),
    },
  );
}

async function callsOf(route: Route, path: string, pattern: string, tab?: string): Promise<NotedCall[]> {
  const parts = path.split("/");
  const value = (part: string, at: number): string => (part.startsWith("$") ? placeholder(at, part) : part);
  const params = Object.fromEntries(
    pattern
      .split("/")
      .flatMap((part, at) => (part.startsWith("$") ? [[part.slice(1), value(parts[at] ?? "", at)]] : [])),
  );
  const noted: NotedCall[] = [];
  let page = false;
  let last: string | undefined;
  configureClient({
    baseUrl: base,
    fetch: (request) => {
      last = request.url;
      return Promise.reject(new Error("noted"));
    },
  });
  const note = async ({ queryKey, queryFn }: Query, afterReading: boolean) => {
    last = undefined;
    const run = queryFn({ signal: new AbortController().signal });
    await Promise.resolve(run).catch(() => undefined);
    const sent = last as string | undefined;
    if (sent === undefined) return;
    const url = sent.slice(base.length).replace(placeholders, "{$1$2}").replace("%7Blanguage%7D", "{language}");
    noted.push({ operation: String(queryKey[1]), url, page: afterReading });
  };
  let waiting: Promise<unknown> = Promise.resolve();
  // One after another: each notes the address of its own request.
  const later = (query: Query): Promise<void> => {
    const afterReading = page;
    const run = waiting.then(() => note(query, afterReading));
    waiting = run;
    return run;
  };
  const queryClient = {
    prefetchQuery: later,
    prefetchInfiniteQuery: () => Promise.resolve(),
    fetchQuery: (query: Query) => later(query).then(() => Promise.reject(new Error("noted"))),
    ensureQueryData: (query: Query) => later(query).then(() => Promise.reject(new Error("noted"))),
    getQueryData: () => undefined,
  };
  const address = parts.map(value).join("/");
  const search = watchedSearch(() => (page = true), tab);
  const location = { pathname: address, href: address, search, searchStr: "" };
  try {
    await route.options.loader?.({ context: { queryClient }, params, location, deps: search, cause: "enter" });
  } catch {
    // It needs the answer.
  }
  await waiting;
  return noted;
}

/** Whether two patterns differ in the names of their segments at most: some areas have pages of their own for a record. */
function isSame(one: string, other: string): boolean {
  const unnamed = (path: string): string => path.replace(/\$\w+/g, "$");
  return unnamed(one) === unnamed(other);
}

async function noteRedirects(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [name, route] of byName) {
    const target = name === "index" ? undefined : await targetOf(route, pathOf(name));
    if (target !== undefined) found.set(pathOf(name), target);
  }
  return found;
}

async function notePages(redirects: ReadonlyMap<string, string>): Promise<NotedPage[]> {
  const pages: NotedPage[] = [];
  const places = new Map<string, string>();
  for (const name of declaredAreas) places.set(name, (await loadArea(name))?.place ?? "");
  for (const [name, route] of byName) {
    if (name === "__root" || name.endsWith("route") || name === "_app") continue;
    const pattern = pathOf(name);
    for (const path of addressesOf(pattern, places, [...redirects.values()])) {
      if (path !== pattern && [...byName.keys()].some((other) => isSame(pathOf(other), path))) continue;
      for (const tab of [undefined, ...(tabsOf[pattern] ?? (await recordTabs(path)))]) {
        const calls: NotedCall[] = [];
        for (const layout of layoutsOf(name)) calls.push(...(await callsOf(layout, path, pattern)));
        calls.push(...(await callsOf(route, path, pattern, tab)));
        const unique = calls.filter(({ url }, at) => calls.findIndex((other) => other.url === url) === at);
        if (unique.length > 0) pages.push({ path: tab === undefined ? path : `${path}?tab=${tab}`, calls: unique });
      }
    }
  }
  return pages;
}

/** Awaited here, because nothing can be imported once this file is evaluated. */
export const notedRedirects = await noteRedirects();
export const notedPages = await notePages(notedRedirects);
