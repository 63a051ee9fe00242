/**
 * Runs the loaders of all pages with a query client that only notes what they ask for: evaluated by `firstCalls`, which
 * replaces the account, the messages and the components.
 */
import { configureClient } from "#src/client/call.ts";
import { pageSizes } from "#src/contract/page-size.ts";
import { hasRole } from "#src/ui/crud/area.ts";
import { declaredAreas, loadArea } from "#src/ui/crud/registry.ts";
import { views as calendarViews } from "#src/ui/demo/calendar/calendar-view.ts";
import { folders, labels } from "#src/ui/demo/email/mailbox-view.ts";
import { groups as reports } from "#src/ui/hrms/payroll/payroll-reports/report-options.ts";
import { runTabs } from "#src/ui/hrms/payroll/pay-runs/run-lists.ts";
import { profileTabs as employeeTabs } from "#src/ui/hrms/people/employees/tabs.ts";
import { profileTabs as ownTabs } from "#src/ui/hrms/people/my-profile/profile-tabs.ts";
import { families as calculators } from "#src/ui/hrms/statutory/calculators/registry.ts";
import { kindsBeside, platformKinds } from "#src/ui/hrms/statutory/rates/areas.ts";
import { settingsTabs } from "#src/ui/hrms/platform/settings/settings-tabs.ts";
import { entriesOf, menu } from "#src/ui/layout/menu.ts";
import { afterSegments, placeholderOf, searchOf, withHoles } from "./placeholders.ts";

interface Route {
  readonly options: { readonly loader?: (input: object) => unknown; readonly beforeLoad?: (input: object) => unknown };
}

export interface NotedCall {
  readonly operation: string;
  readonly url: string;
  readonly body?: string;
  /** Whether it may depend on the query of the page's address, because the loader has read that before. */
  readonly page: boolean;
  /** Of wide windows only, or of narrow ones only. */
  readonly wide?: boolean;
}

export interface NotedPage {
  /** With a query if the calls are those of an address with it. */
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

/** Addresses with each of these values of a name in their query. */
const each = (name: string, values: readonly (string | number)[]): string[] =>
  values.map((value) => `${name}=${value}`);
/** Pages of rates: of another kind of the area, or of a certain set. */
const rateQueries = (["cpf", "sdl", "cdac", "ec", "mbm", "sinda", "ppf"] as const).map((kind) => [
  `/companies/$companyId/${kind}`,
  [...each("part", kindsBeside(kind, "any")), "set={id}"],
]);
/**
 * Pages that start with calls of their own for some queries of their addresses: for tabs, and where a name is not that of a
 * parameter. A value in braces stands for all of its kind (`queryShapes`).
 */
const queriesOf: Readonly<Record<string, readonly string[]>> = {
  ...(Object.fromEntries(rateQueries) as Record<string, string[]>),
  "/apps/calendar": each("view", calendarViews),
  "/apps/chat": ["chat={number}"],
  "/apps/user/list": each("pageSize", pageSizes),
  "/companies/$companyId/employees/$employeeId": each("tab", employeeTabs),
  "/companies/$companyId/pay-runs/$payRunId": each("tab", [...runTabs, "files"]),
  "/companies/$companyId/payroll-reports": each("report", Object.values(reports).flat()),
  "/me/my-profile": each("tab", ownTabs),
  "/me/notifications": ["show=unread"],
  "/pages/accept-invitation": ["token={text}"],
  "/pages/register-v1": ["package={text}"],
  "/pages/register-v2": ["package={text}"],
  "/pages/reset-password-v1": ["token={text}"],
  "/pages/reset-password-v2": ["token={text}"],
  "/tenant/roles/compare": ["one={id}&other={id}"],
  "/tenant/settings": each("tab", settingsTabs),
};
/** Those of the tabs of an area's record. */
async function recordQueries(path: string): Promise<string[]> {
  const [, name] = /\/([^/$]+)\/\$recordId$/.exec(path) ?? [];
  const area = name === undefined ? undefined : await loadArea(name);
  if (!area) return [];
  return each("tab", [...Object.keys(area.panelQueries ?? {}), ...(hasRole(area, "history") ? ["history"] : [])]);
}

/** Values of segments that are neither ids nor in the menu. */
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  $calculator: Object.values(calculators).flat(),
  $folder: folders,
  $kind: platformKinds,
  $label: labels,
};

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
  const [name = ""] = open;
  const values = open.length === 1 ? valuesOf[name] : undefined;
  if (values) return [...values.map((value) => path.replace(name, value)), path];
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

/** The query of an address, with only what it is known to have, that notes whether someone reads more of it. */
function watchedSearch(note: () => void, given: Readonly<Record<string, string>>): object {
  const read = <Value>(value: Value): Value => {
    note();
    return value;
  };
  // Other tabs open what their page has loaded; the calls of the page are the same.
  const known = (name: string | symbol): boolean => name === "tab" || Object.hasOwn(given, name);
  return new Proxy(given, {
    get: (_, name) => (known(name) ? given[String(name)] : read(undefined)),
    has: (_, name) => (known(name) ? Object.hasOwn(given, name) : read(false)),
    ownKeys: () => read(Reflect.ownKeys(given)),
  });
}

async function callsOf(route: Route, path: string, pattern: string, query = ""): Promise<NotedCall[]> {
  const narrow = await callsOfWidth(false, route, path, pattern, query);
  const wide = await callsOfWidth(true, route, path, pattern, query);
  const isIn = (calls: readonly NotedCall[], { url }: NotedCall): boolean => calls.some((call) => call.url === url);
  return [
    ...wide.map((call) => (isIn(narrow, call) ? call : { ...call, wide: true })),
    ...narrow.flatMap((call) => (isIn(wide, call) ? [] : { ...call, wide: false })),
  ];
}

async function callsOfWidth(
  isWide: boolean,
  route: Route,
  path: string,
  pattern: string,
  query: string,
): Promise<NotedCall[]> {
  const parts = path.split("/");
  const value = (part: string, at: number): string => (part.startsWith("$") ? placeholderOf(part, at) : part);
  const given = searchOf(query);
  const nameOfPlace = (at: number): string => Object.keys(given)[at - afterSegments] ?? String(at);
  const params = Object.fromEntries(
    pattern
      .split("/")
      .flatMap((part, at) => (part.startsWith("$") ? [[part.slice(1), value(parts[at] ?? "", at)]] : [])),
  );
  const noted: NotedCall[] = [];
  let page = false;
  let last: Request | undefined;
  configureClient({
    baseUrl: base,
    fetch: (request) => {
      last = request;
      return Promise.reject(new Error("noted"));
    },
  });
  const note = async ({ queryKey, queryFn }: Query, afterReading: boolean) => {
    last = undefined;
    const run = queryFn({ signal: new AbortController().signal });
    await Promise.resolve(run).catch(() => undefined);
    const sent = last as Request | undefined;
    if (sent === undefined) return;
    const url = withHoles(sent.url.slice(base.length), (at) => (parts[at] === "$slug" ? `${at}#` : nameOfPlace(at)));
    if (url === undefined) throw new Error(`${sent.url}: name this date in sampleDates and in src/ui/boot.js.`);
    const isQuestion = sent.method === "POST";
    const body = isQuestion ? withHoles(await sent.text(), nameOfPlace) : undefined;
    // The program asks.
    if (isQuestion && body === undefined) return;
    noted.push({ operation: String(queryKey[1]), url, ...(body !== undefined && { body }), page: afterReading });
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
  const search = watchedSearch(() => (page = true), given);
  const location = { pathname: address, href: address, search, searchStr: "" };
  globalThis.matchMedia = () => ({ matches: isWide }) as MediaQueryList;
  try {
    await route.options.loader?.({ context: { queryClient }, params, location, deps: search, cause: "enter" });
  } catch {
    // It needs the answer.
  }
  await waiting;
  Reflect.deleteProperty(globalThis, "matchMedia");
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
      for (const query of ["", ...(queriesOf[pattern] ?? (await recordQueries(path)))]) {
        const calls: NotedCall[] = [];
        for (const layout of layoutsOf(name)) calls.push(...(await callsOf(layout, path, pattern)));
        calls.push(...(await callsOf(route, path, pattern, query)));
        // Two that differ only in what they take of the query are the same without one: the server starts one of them.
        const isFirst = ({ url, page }: NotedCall, at: number): boolean =>
          calls.findIndex((other) => other.url === url && other.page === page) === at;
        const unique = calls.filter(isFirst);
        if (unique.length > 0) pages.push({ path: query === "" ? path : `${path}?${query}`, calls: unique });
      }
    }
  }
  return pages;
}

/** Awaited here, because nothing can be imported once this file is evaluated. */
export const notedRedirects = await noteRedirects();
export const notedPages = await notePages(notedRedirects);
