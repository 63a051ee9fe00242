/** What a page of the built app loads and calls first: from the table that the build writes. */
import { type Language, languages } from "#src/domain/shared/languages.ts";

export interface PageFiles {
  readonly files: readonly string[];
  /** Areas of messages. */
  readonly texts: readonly string[];
  /** Files that an address with a tab needs besides. */
  readonly parts?: readonly string[];
}

interface Page extends PageFiles {
  /** Pattern of the address, with `$name` for any segment and `$` for any rest. */
  readonly path: string;
  /** Whether the page is for signed-in people. */
  readonly shell?: boolean;
  /** What each of its tabs needs besides. */
  readonly tabs?: Readonly<Record<string, PageFiles>>;
  /** What opens with a parameter of its address. */
  readonly opens?: Readonly<Record<string, PageFiles>>;
}

/** A call that a page starts with. */
export interface FirstCall {
  /**
   * With `{2}` for the second segment of the page's address, `{2#}` for the number at its end, `{one}` for the value
   * of that name in its query, `{language}` for that of the reader, and `{today}` and other dates that src/ui/boot.js knows.
   */
  readonly url: string;
  /** JSON of a question that is asked with POST, with the same holes. */
  readonly body?: string;
  /** Whether it may depend on the query of the page's address. */
  readonly page?: boolean;
  /** Only in wide windows, or only in narrow ones. */
  readonly wide?: boolean;
  /** Parameters that it takes over from the query of the page's address, if that has them. */
  readonly takes?: readonly string[];
  readonly signedIn?: boolean;
  /** Permission it needs. */
  readonly action?: string;
  readonly subject?: string;
  /** Whether one for some records is enough. */
  readonly reach?: boolean;
}

export interface PageTable {
  readonly pages: readonly Page[];
  /** What some values of a segment need besides, by its name in the pattern. */
  readonly segments: Readonly<Record<string, Readonly<Record<string, PageFiles>>>>;
  /** Files of messages, by area and language. */
  readonly texts: Readonly<Record<string, string>>;
  /** First calls by pattern, and by pattern and query for addresses with calls of their own; see `queryShapes`. */
  readonly calls: Readonly<Record<string, readonly FirstCall[]>>;
  /** Pages that send their visitors on, and where to. */
  readonly redirects: Readonly<Record<string, string>>;
  /** HTML of what an unknown page says, by language. */
  readonly unknown: Readonly<Record<string, string>>;
}

/** What the server knows of the reader. */
export interface Reader {
  readonly language: Language;
  readonly signedIn: boolean;
}

const signInPath = "/pages/login-v1";
/** Leads to the home page of the role, for most the dashboard of a company. */
const start = "/start";
const startPath = "/companies/$companyId/dashboard";

const partsOf = (path: string): string[] => path.split("/").filter((part) => part !== "");

/** How well a pattern fits: the later a wildcard, the better; undefined if it does not fit. */
function fit(pattern: string, parts: readonly string[]): string | undefined {
  const wanted = partsOf(pattern);
  const open = wanted.at(-1) === "$";
  if (open ? parts.length < wanted.length - 1 : parts.length !== wanted.length) return undefined;
  const kinds = wanted.map((part, at) =>
    part === "$" ? "0" : part.startsWith("$") ? "1" : part === parts[at] ? "2" : "",
  );
  return kinds.includes("") ? undefined : [...kinds, ...(open ? [] : ["3"])].join("");
}

function findPath<Each>(all: readonly Each[], pathOf: (each: Each) => string, path: string): Each | undefined {
  const parts = partsOf(path);
  let best: { readonly each: Each; readonly rank: string } | undefined;
  for (const each of all) {
    const rank = fit(pathOf(each), parts);
    if (rank !== undefined && (best === undefined || rank > best.rank)) best = { each, rank };
  }
  return best?.each;
}

const findPage = ({ pages }: PageTable, path: string): Page | undefined => findPath(pages, (page) => page.path, path);

/** The address that will be shown: who is not signed in gets the sign-in page. */
function shownPath(table: PageTable, asked: string, signedIn: boolean): string {
  const path = Object.hasOwn(table.redirects, asked) ? (table.redirects[asked] ?? asked) : asked;
  const inShell = path === start || findPage(table, path)?.shell === true;
  if (inShell && !signedIn) return signInPath;
  return path === start ? startPath : path;
}

/** What the page of an address that leads nowhere says, if this is one. */
export function textOfUnknown(table: PageTable, asked: string, { language, signedIn }: Reader): string | undefined {
  const path = shownPath(table, new URL(asked, "http://localhost").pathname, signedIn);
  return findPage(table, path)?.path === "/$" ? table.unknown[language] : undefined;
}

/** Paths of the files of an address, without the page's own script, in the order in which they are wanted. */
export function filesOfPage(table: PageTable, asked: string, { language, signedIn }: Reader): readonly string[] {
  const { pathname, searchParams } = new URL(asked, "http://localhost");
  const path = shownPath(table, pathname, signedIn);
  const page = findPage(table, path);
  if (page === undefined) return [];
  const names = partsOf(page.path);
  const more = partsOf(path).flatMap((value, at) => {
    const values = table.segments[names[at] ?? ""];
    return values !== undefined && Object.hasOwn(values, value) ? [values[value]] : [];
  });
  const tab = searchParams.get("tab");
  const opened = tab !== null && page.tabs && Object.hasOwn(page.tabs, tab) ? page.tabs[tab] : undefined;
  const opens = Object.entries(page.opens ?? {}).flatMap(([name, files]) => (searchParams.has(name) ? [files] : []));
  const all = [page, ...more, opened, ...opens];
  const files = [
    ...["common", ...all.flatMap((each) => each?.texts ?? [])].flatMap(
      (area) => table.texts[`${area}.${language}`] ?? [],
    ),
    ...all.flatMap((each) => each?.files ?? []),
    ...(tab !== null && !opened ? all.flatMap((each) => each?.parts ?? []) : []),
  ];
  return [...new Set(files)].map((file) => `/${file}`);
}

/** Names in the query of an address that no first call depends on: what is open, and how it is shown. */
const shownBy = ["tab", "look", "field", "add", "mail", "task", "event"];

/**
 * The calls of an address with a query: its names are those of the parameters. If it has others, what the page asks for is
 * for the program to read. The program takes only answers to exactly what it asks for, so a wrong guess costs a call.
 */
function withQuery(calls: readonly FirstCall[], query: URLSearchParams, own: URLSearchParams): FirstCall[] {
  const known = new Set([...shownBy, ...own.keys(), ...calls.flatMap(({ takes = [] }) => takes)]);
  const readable = [...query.keys()].every((name) => known.has(name));
  return calls.flatMap(({ takes = [], ...call }) => {
    if (!call.page || !call.signedIn) return [call];
    if (!readable) return [];
    const [path = "", preset = ""] = call.url.split("?");
    const given = takes.filter((name) => query.has(name));
    const sent = [
      ...preset.split("&").filter((pair) => pair !== "" && !given.includes(pair.replace(/=.*/, ""))),
      ...given.flatMap((name) =>
        (query.get(name) ?? "").split(",").map((value) => `${name}=${encodeURIComponent(value)}`),
      ),
    ].join("&");
    return [{ ...call, url: sent === "" ? path : `${path}?${sent}` }];
  });
}

/** Values in the queries of the table that stand for all of a kind. */
const queryShapes: Readonly<Record<string, RegExp>> = {
  "{id}": /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  "{number}": /^[1-9]\d{0,8}$/,
  "{text}": /./,
};

const hasQuery = (query: URLSearchParams, own: URLSearchParams): boolean =>
  [...own].every(([name, value]) => {
    const given = query.get(name) ?? "";
    return queryShapes[value]?.test(given) ?? given === value;
  });

export function callsOfPage(table: PageTable, asked: string, { signedIn, language }: Reader): readonly FirstCall[] {
  const { pathname, searchParams } = new URL(asked, "http://localhost");
  const path = shownPath(table, pathname, signedIn);
  // The start page of a person is not known here.
  if (path === startPath) return [];
  const patternOf = (key: string): string => key.replace(/\?.*/, "");
  const pattern = patternOf(findPath(Object.keys(table.calls), patternOf, path) ?? "");
  const found = Object.entries(table.calls).flatMap(([key, calls]) => {
    const own = new URLSearchParams(key.slice(pattern.length));
    return patternOf(key) === pattern && hasQuery(searchParams, own) ? [{ own, calls }] : [];
  });
  // The table has a pattern before its queries.
  const { own, calls } = found.at(-1) ?? { own: new URLSearchParams(), calls: [] };
  const fill = (text: string, encode: (value: string) => string): string =>
    text.replace(/\{([a-zA-Z]+)\}/g, (hole, name: string) =>
      name === "language" ? language : own.has(name) ? encode(searchParams.get(name) ?? "") : hole,
    );
  const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);
  const started = withQuery(calls, searchParams, own).map((call) => ({
    ...call,
    url: fill(call.url, encodeURIComponent),
    ...(call.body !== undefined && { body: fill(call.body, inJson) }),
  }));
  return started.filter(({ url }, at) => started.findIndex((other) => other.url === url) === at);
}

function cookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

const known = (language: string | undefined): Language | undefined => languages.find((each) => each === language);

/** The language most wanted of those there are. */
function preferred(header: string | undefined): Language | undefined {
  const wanted = (header ?? "").split(",").map((entry, at) => {
    const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { language: known(tag.slice(0, 2).toLowerCase()), quality: quality === undefined ? 1 : Number(quality), at };
  });
  return wanted
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .toSorted((one, other) => other.quality - one.quality || one.at - other.at)[0]?.language;
}

/** From the cookies that src/ui/session/hints.ts keeps; only hints, the app decides. */
export function readReader(headers: Readonly<Record<string, string | undefined>>): Reader {
  return {
    language: known(cookie(headers["cookie"], "hrms.language")) ?? preferred(headers["accept-language"]) ?? "en",
    signedIn: cookie(headers["cookie"], "hrms.signed-in") === "1",
  };
}
