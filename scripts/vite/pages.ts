/**
 * Vite plugin: lists what each page loads and calls first, by the pattern of its address, in `.vite/pages.json` of the
 * build. The server reads it to start these with its document: src/server/page-files.ts.
 */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { PageFiles, PageTable } from "../../src/server/page-files.ts";
import { firstCalls } from "./first-calls.ts";
import { runModule } from "./run-module.ts";
import { pages as examples } from "../../src/ui/gallery/pages.ts";

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}
type Bundle = Readonly<Record<string, { readonly type: string } & Partial<Chunk>>>;

const ui = fileURLToPath(new URL("../../src/ui/", import.meta.url));
const routeFile = /\/routes\/(.+)\.tsx\?tsr-split=component---loader$/;
/** A route that only its layout draws. */
const bareRoute = /\/routes\/([^?]+)\.tsx$/;
const texts = /\/messages\/([a-z0-9-]+)\.([a-z]{2})\.json$/;

/** The address of a route's file. */
export const patternOf = (route: string): string =>
  `/${route.replace(/^_app\/?/, "").replace(/(^|\/)(?:route|index)$/, "")}`;

/** Controls with a calendar, a searchable list or nested fields. */
const formControls = /\/src\/ui\/form\/(heavy-controls)\.tsx$/;
const formRoute = /^_app\/.*\/(?:new|edit)$/;

/** What opens with a parameter of the address, by the start of the route. */
const opened: readonly { readonly route: RegExp; readonly name: string; readonly module: RegExp }[] = [
  { route: /^_app\/apps\/todo\//, name: "task", module: /\/src\/ui\/kit\/(rich-text-editor)\.tsx$/ },
];

/** Areas of messages that a file names in calls of `loadMessages`. */
function namedTexts(file: string): string[] {
  const calls = readFileSync(`${ui}${file}`, "utf8").matchAll(/loadMessages\(([^)]*)\)/g);
  return [...calls].flatMap(([, names = ""]) => [...names.matchAll(/"([a-z0-9-]+)"/g)].map(([, name = ""]) => name));
}

interface Panel {
  readonly tab: string;
  readonly file: string;
  readonly texts: readonly string[];
}

/** Tabs that a screen declares with the module and the texts that they load: `name: part(async () => (await import(…)).…, …)`. */
function panelsOf(file: string): Panel[] {
  const source = readFileSync(file, "utf8");
  if (!/^export const panels|^const panels/m.test(source)) return [];
  const constants = new Map(
    [...source.matchAll(/^const (\w+) = (\[[^\]]*\]|"[^"]*")/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
  const declared = source.matchAll(/^ {2}(\w+): part\(async \(\) => \(await import\("([^"]+)"\)\)\.\w+([^)]*)\),$/gm);
  return [...declared].map(([, tab = "", module = "", words = ""]) => ({
    tab,
    file: resolve(dirname(file), module),
    texts: [...words.replace(/\w+/g, (word) => constants.get(word) ?? word).matchAll(/"([a-z0-9-]+)"/g)].map(
      ([, area = ""]) => area,
    ),
  }));
}

/** Layouts around a route, outermost first. */
const layoutsOf = (route: string): string[] =>
  route.split("/").flatMap((_, at, parts) => {
    const folder = parts.slice(0, at).join("/");
    return folder === "" ? [] : [folder, `${folder}/route`];
  });

class Files {
  readonly #chunks: ReadonlyMap<string, Chunk>;
  readonly #homes = new Map<string, string>();

  constructor(bundle: Bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === "chunk") as unknown as Chunk[];
    this.#chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    for (const { fileName, moduleIds } of chunks) for (const id of moduleIds) this.#homes.set(id, fileName);
  }

  get modules(): readonly string[] {
    return [...this.#homes.keys()];
  }

  /** The file of a module with all it imports. */
  of(id: string): string[] {
    return this.#closure(this.#homes.get(id));
  }

  /** What the area of a module opens on demand, such as the tabs of its records. */
  partsOf(id: string): string[] {
    const area = nameOfFile(this.#homes.get(id) ?? "");
    return this.#closure([...this.#chunks.keys()].find((file) => nameOfFile(file) === `${area}-parts`));
  }

  #closure(file: string | undefined): string[] {
    const found = new Set<string>();
    const open = [file];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (found.has(file)) continue;
      found.add(file);
      open.push(...(this.#chunks.get(file)?.imports ?? []));
    }
    return [...found];
  }
}

/** More than that are not all needed by one tab. */
const maxParts = 4;

/** Without folder and hash. */
const nameOfFile = (file: string): string => file.replace(/^assets\//, "").replace(/-.{8}\.js$/, "");

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

function filesTable(bundle: Bundle): Omit<PageTable, "calls" | "redirects" | "unknown"> {
  const files = new Files(bundle);
  const find = (pattern: RegExp) =>
    files.modules.flatMap((id) => {
      const match = pattern.exec(id);
      return match ? [{ id, name: match[1] ?? "", rest: match.slice(2) }] : [];
    });
  const [main] = find(/\/src\/ui\/main\.tsx$/);
  const [tree] = find(/\/src\/ui\/route-tree\.gen\.ts$/);
  const always = main ? files.of(main.id) : [];
  const part = (modules: readonly string[], words: readonly string[]): PageFiles => ({
    files: unique(modules.flatMap((id) => files.of(id))).filter((file) => !always.includes(file)),
    texts: unique(words),
  });
  const routes = find(routeFile);
  const panels = find(/\/src\/ui\/(hrms\/[^/]+\/[^/]+)\/[^/]+\.tsx$/).map(({ id, name: area }) => ({
    area,
    all: panelsOf(id),
  }));
  /** Of the area whose screens the route shows. */
  const tabsOf = (route: string): Record<string, PageFiles> => {
    const [, shown] = /"[./]+\/(hrms\/[^/]+\/[^/]+)\//.exec(readFileSync(`${ui}routes/${route}.tsx`, "utf8")) ?? [];
    const own = panels.filter(({ area }) => area === shown).flatMap(({ all }) => all);
    return Object.fromEntries(own.map(({ tab, file, texts: said }) => [tab, part([file], said)]));
  };
  const byName = new Map(routes.map((route) => [route.name, route]));
  const pages: PageTable["pages"][number][] = routes.map(({ id, name }) => {
    const inShell = name.startsWith("_app");
    const around = layoutsOf(name).flatMap((layout) => byName.get(layout) ?? []);
    const words = [...around, { name }].flatMap((route) => namedTexts(`routes/${route.name}.tsx`));
    const controls = formRoute.test(name) ? find(formControls) : [];
    const modules = [...[...around, ...controls].map((each) => each.id), id, ...(inShell && tree ? [tree.id] : [])];
    const opens = opened.filter(({ route }) => route.test(name));
    const { files: own, texts: said } = part(modules, words);
    const parts = unique(files.partsOf(id)).filter((file) => !always.includes(file) && !own.includes(file));
    const tabs = tabsOf(name);
    return {
      path: patternOf(name),
      ...(inShell && { shell: true }),
      files: own,
      texts: said,
      ...(parts.length > 0 && parts.length <= maxParts && { parts }),
      ...(Object.keys(tabs).length > 0 && { tabs }),
      ...(opens.length > 0 && {
        opens: Object.fromEntries(
          opens.map((each) => [
            each.name,
            part(
              find(each.module).map((found) => found.id),
              [],
            ),
          ]),
        ),
      }),
    };
  });
  for (const { name } of find(bareRoute)) {
    const layouts = layoutsOf(name).flatMap((layout) => byName.get(layout) ?? []);
    if (byName.has(name) || /(^_app|^__root|\/route|^index)$/.test(name) || layouts.length < 2 || !tree) continue;
    const words = layouts.flatMap((layout) => namedTexts(`routes/${layout.name}.tsx`));
    pages.push({ path: patternOf(name), shell: true, ...part([...layouts.map(({ id }) => id), tree.id], words) });
  }
  const sections: Readonly<Record<string, Readonly<Record<string, { readonly messages: readonly string[] }>>>> =
    examples;
  return {
    // A layout has its index page's address: the page with more files counts.
    pages: pages.toSorted((one, other) => other.files.length - one.files.length),
    segments: {
      $area: Object.fromEntries(
        find(/\/src\/ui\/hrms\/[^/]+\/([^/]+)\/area\.ts$/).map(({ id, name }) => [
          name,
          { ...part([id], ["crud", name, "names"]), parts: unique(files.partsOf(id)) },
        ]),
      ),
      $calculator: Object.fromEntries(
        find(/\/calculators\/declared\/([^/]+)\.ts$/).map(({ id, name }) => [name, part([id], [])]),
      ),
      $page: Object.fromEntries(
        find(/\/gallery\/([^/]+)\/([^/]+)\/page\.ts$/).map(({ id, name, rest: [page = ""] }) => [
          page,
          part([id], ["tools", "fields", "showcase", ...(sections[name]?.[page]?.messages ?? [])]),
        ]),
      ),
    },
    texts: Object.fromEntries(
      find(texts).flatMap(({ id, name, rest: [language = ""] }) => {
        const [file] = files.of(id);
        return file === undefined ? [] : [[`${name}.${language}`, file] as const];
      }),
    ),
  };
}

export function pages(): Plugin {
  return {
    name: "hrms:pages",
    apply: "build",
    async generateBundle(_, bundle) {
      const { unknownPage } = await runModule<typeof import("./unknown-page.ts")>("./unknown-page.ts");
      const table: PageTable = {
        ...filesTable(bundle as unknown as Bundle),
        ...(await firstCalls()),
        unknown: unknownPage,
      };
      this.emitFile({ type: "asset", fileName: ".vite/pages.json", source: JSON.stringify(table) });
    },
  };
}
