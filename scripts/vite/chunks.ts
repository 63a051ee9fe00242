/**
 * Vite plugin: divides the app into few files. Every page loads `framework`, those before the shell `sign-in`, all others
 * `shell` and, when they are idle, `extras`; those with more than text also `kit`, those with a table `lists`. Besides these
 * a page loads the file of its screens, and what these share with others of their module. What few pages need of the kit is
 * in `controls`, and what uses Chakra's own styles in `chakra`; what else opens on demand is in one file per area.
 */
import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Plugin } from "vite";
import { homes, nameIn, others, pageHomes, pinned, rare, recordParts, tiers } from "./chunk-names.ts";
import { textsOf } from "./text-chunks.ts";

interface Module {
  readonly imports: readonly string[];
  readonly later: readonly string[];
}
type Graph = ReadonlyMap<string, Module>;

const onDemand = /-parts$|^(code|gallery|extras|panels|developer|tour|map|chart|rich-text|controls|codes|mfa)\b/;

/** The layouts around the pages of the shell, the page of unknown paths, and the tree of routes. */
const layout =
  /\/route-tree\.gen\.ts$|\/routes\/_app(?:\.tsx|\/\$\.tsx|\/companies\/\$companyId\/route\.tsx|.*\/employees\/route\.tsx|.*\/\$area\/route\.tsx)\?/;

const source =
  /^[^\0]*\/(?:src|generated|lucide-react\/dist\/esm\/icons)\/(?!.*(?:\/messages\/[^/]*\.json|\/messages\/files\/))/;

function closure(graph: Graph, roots: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = graph.get(id);
    if (!module || found.has(id)) continue;
    found.add(id);
    open.push(...module.imports);
  }
  return found;
}

/** What only says that an app is part of the demo. */
const appRoute = /\/routes\/_app\/apps\/([^/]+)\/route\.tsx\?/;

function homeOf(graph: Graph, root: string): string {
  if (!/\/routes\/_app\//.test(root)) return nameIn(homes, root) ?? "controls";
  const app = appRoute.exec(root)?.[1];
  if (app !== undefined) return app;
  const uses = graph.get(root)?.imports.flatMap((id) => nameIn(pageHomes, id) ?? []) ?? [];
  return uses.find((home) => home !== "crud" && home !== "pages") ?? uses[0] ?? "pages";
}

const moduleOf = (home: string): string => home.replace(/-.*/, "");
const areaOf = (home: string): string => home.replace(/-parts$/, "");
const isKit = /\/src\/ui\/(?:kit|table|chart|form|list|detail|crud|layout|messages|session)\/|\/icons\//;
/** Parts of the contract that are large, and used by few besides the module they are of. */
const ofModule = /\/generated\/[^/]+\/(?:forms|validators|resources)\//;

const isIcon = /\/lucide-react\/dist\/esm\/icons\//;

/** Small, and many modules use them. */
const isCall = /\/generated\/[^/]+\/(?:hooks|client)\//;

/** Chakra and what it is built on. */
const chakra = /\/node_modules\/(?:@zag-js|@ark-ui|@chakra-ui|@emotion|stylis)\//;

/** Modules by the tags they own. */
const owners = new Map(
  globSync("openapi/hrms/*/*").map((file) => [basename(file, ".yaml"), basename(dirname(file))] as const),
);
const ownerOf = (id: string): string | undefined => owners.get(basename(id).replace(/\.[jt]s$/, ""));

/** What pages with a table have in common. */
const table = /\/src\/ui\/table\/data-table\.tsx$/;

/** Parts of the kit that open on demand. */
const ofKit = (id: string): string | undefined => (isKit.test(id) ? (nameIn(homes, id) ?? "controls") : undefined);

/** Modules whose areas share so little that a request for it takes longer than what it brings. */
const small = /^(?:attendance|company|integrations|leave)$/;
/** Pages of these need what those of the other module share. */
const neighbours: Readonly<Record<string, string>> = { platform: "access", approvals: "people" };
const fileOf = (module: string): string => (small.test(module) ? "kit" : (neighbours[module] ?? module));

/** Part of all pages: what fewer use is rare. */
const rareShare = 0.04;

/** Where code belongs that several files use; `engine` is what all pages that use it have. */
function sharedHome(id: string, users: readonly string[], engine: string): string | undefined {
  const pin = nameIn(pinned, id);
  if (pin !== undefined) return pin;
  if (users.length < 2) return users[0] === "crud" ? engine : users[0];
  const own = users.filter((home) => !/^(gallery|code)/.test(home));
  const [first = "gallery"] = own;
  const pages = own.filter((home) => !onDemand.test(home));
  // Every page loads that file, when it is idle.
  if (isIcon.test(id) && pages.length === 0) return "extras";
  // A part of the kit that only one app uses besides the gallery: examples must not load that app.
  if (own.length === 1 && users.length > 1 && isKit.test(id))
    return onDemand.test(first) ? (ofKit(id) ?? first) : engine;
  if (own.length < 2) return first === "crud" ? engine : first;
  if (pages.length > 0 && pages.every((home) => /^(sign-in|entry)$/.test(home))) return "sign-in";
  const modules = [...new Set(own.map(moduleOf))];
  if (modules.length === 1) {
    const areas = new Set(own.map(areaOf));
    if (areas.size === 1) return pages[0] ?? first;
    const [shared = ""] = modules;
    return pages.length > 0 ? fileOf(shared) : own.includes(recordParts) ? recordParts : `${shared}-parts`;
  }
  if (isCall.test(id) || isIcon.test(id)) return "kit";
  const owner = /\/src\/ui\/hrms\/([^/]+)\//.exec(id)?.[1] ?? (ofModule.test(id) ? ownerOf(id) : undefined);
  if (owner !== undefined) return fileOf(owner);
  // So that nothing else is loaded for what every page loads when idle.
  if (own.includes("extras")) return pages.length > 0 ? "kit" : "extras";
  if (new Set(pages.map(moduleOf)).size > 1 || (pages.length > 0 && isKit.test(id))) return engine;
  if (pages.length > 0 || !isKit.test(id)) return pages[0] ?? engine;
  return ofKit(id) ?? "controls";
}

/** What the layout of all pages consists of. */
const layoutOf = (graph: Graph): Set<string> =>
  closure(
    graph,
    [...graph.keys()].filter((id) => layout.test(id)),
  );

const screen = /\/src\/ui\/(?:hrms|demo|gallery)\/.*\.tsx$/;

/** The file of every module of ours; libraries follow who uses them. */
export function assign(graph: Graph): ReadonlyMap<string, string> {
  const ids = [...graph.keys()];
  const roots = new Set([...graph.values()].flatMap(({ later }) => later).filter((id) => graph.has(id)));
  const users = new Map<string, Set<string>>();
  const withoutTable = new Set<string>();
  const uses = new Map<string, number>();
  let pageCount = 0;
  for (const root of roots) {
    if (layout.test(root)) continue;
    const home = homeOf(graph, root);
    const used = closure(graph, [root]);
    const hasTable = (onDemand.test(home) && home !== recordParts) || [...used].some((id) => table.test(id));
    const isPage = !onDemand.test(home);
    if (isPage) pageCount += 1;
    for (const id of used) {
      if (isPage) uses.set(id, (uses.get(id) ?? 0) + 1);
      users.set(id, (users.get(id) ?? new Set()).add(home));
      if (!hasTable) withoutTable.add(id);
    }
  }
  const shell = layoutOf(graph);
  const framework = closure(
    graph,
    ids.filter((id) => /\/src\/ui\/(?:main\.tsx|index\.html|messages\/parsed\.ts)$/.test(id)),
  );
  // What the pages before the shell share with those behind it.
  for (const id of closure(
    graph,
    [...roots].filter((id) => /^(sign-in|entry)$/.test(nameIn(homes, id) ?? "")),
  ))
    if (
      nameIn(pinned, id) === undefined &&
      (shell.has(id) || [...(users.get(id) ?? [])].some((home) => !/^(sign-in|entry|mfa)$/.test(home)))
    )
      for (const needed of closure(graph, [id])) framework.add(needed);
  const hasWidgets = (id: string): boolean =>
    [...closure(graph, [id])].some((each) => graph.get(each)?.imports.some((library) => chakra.test(library)));
  const engineOf = (id: string): string => {
    if (hasWidgets(id)) return "kit";
    const home = (uses.get(id) ?? 0) < pageCount * rareShare ? nameIn(rare, id) : undefined;
    return home ?? (withoutTable.has(id) ? "kit" : "lists");
  };
  return new Map(
    ids.flatMap((id): (readonly [string, string])[] => {
      if (framework.has(id)) return [[id, "framework"]];
      if (shell.has(id)) return [[id, "shell"]];
      const home = sharedHome(id, [...(users.get(id) ?? [])], engineOf(id));
      return home === undefined ? [] : [[id, home] as const];
    }),
  );
}

export function chunks(): Plugin {
  let places: ReadonlyMap<string, string> = new Map();
  const nameOf = (id: string): string | null => nameIn(others, id) ?? textsOf(id) ?? places.get(id) ?? null;
  const groups = tiers.map((tier) => ({
    debugName: tier.source,
    name: (id: string) => {
      const name = nameOf(id);
      return name !== null && tier.test(name) ? name : null;
    },
  }));
  return {
    name: "hrms:chunks",
    apply: "build",
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    transform: {
      order: "post",
      filter: { id: /\/gallery\/.*\?raw$/ },
      // As with messages, so that these files need no other than the app's first one.
      handler: (code) => ({
        code: `import { parsed } from "#src/ui/messages/parsed.ts";\n${code.replace(/^export default (.*?);?\s*$/s, (_, text: string) => `export default parsed(${JSON.stringify(text)});`)}`,
        map: null,
      }),
    },
    buildEnd() {
      const graph = new Map<string, Module>();
      for (const id of this.getModuleIds()) {
        const info = source.test(id) ? this.getModuleInfo(id) : null;
        if (info) graph.set(id, { imports: info.importedIds, later: info.dynamicallyImportedIds });
      }
      const screens = [...layoutOf(graph)].filter((id) => screen.test(id));
      if (screens.length > 0)
        this.error(
          `Every page would load these screens, which routes name outside of components: ${screens.join(", ")}`,
        );
      places = assign(graph);
    },
  };
}
