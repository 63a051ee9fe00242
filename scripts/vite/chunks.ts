/**
 * Vite plugin: divides the app into few files. Every page loads `framework`, those before the shell `sign-in`, all others
 * `shell`, `kit` and, when they are idle, `extras`; those with a table also `lists`. Besides these a page loads the file of
 * its screens, and what these share with others of their module. What opens on demand is in one file per area.
 */
import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Plugin } from "vite";
import { textsOf } from "./text-chunks.ts";

interface Module {
  readonly imports: readonly string[];
  readonly later: readonly string[];
}
type Graph = ReadonlyMap<string, Module>;

/** The tabs of a person's record, on pages without a table. */
const recordParts = "people-records-parts";

/** Files by where a lazily loaded module is; the first match counts. `$1` is the group of the pattern. */
const homes: readonly (readonly [RegExp, string])[] = [
  [/\/src\/ui\/gallery\/([^/]+)\/.*\?raw$/, "code-$1"],
  [/\/src\/ui\/gallery\/([^/]+\/[^/]+)\/page\.ts$/, "gallery-$1"],
  [/\/src\/ui\/gallery\/datatables\//, "gallery-datatables"],
  [/\/src\/ui\/gallery\/parts\/icons\//, "gallery-icons"],
  [/\/src\/ui\/gallery\//, "gallery"],
  [/\/menu-badge\.tsx$/, "extras"],
  // Small tabs; what they open is in a file of its own.
  [/\/people\/my-profile\/(?:(?:sessions|mail|privacy)-panel|password-tab)\.tsx$/, "people-my-profile"],
  // What a person's record opens, on two pages; and what only the list opens.
  [/\/people\/employees\/(?:export-dialog|bulk-dialog|bulk-results)\.tsx$/, "people-employees-parts"],
  [/\/people\/employees\/payslips-tab\.tsx$/, "payroll-payslips-parts"],
  [/\/people\/(?:employees\/|my-profile\/(?:employment-panel|own-tasks)\.tsx$)/, recordParts],
  [/\/payroll\/shared\/add-item-dialog\.tsx$/, "payroll-shared-parts"],
  // An answer brings the editor, reading does not.
  [/\/demo\/email\/(?:answer-form|compose-window)\.tsx$/, "email-writing-parts"],
  // Beside the rows of a list.
  [
    /\/src\/ui\/hrms\/([^/]+\/[^/]+)\/(?:department-tree|chain-card|mfa-policy-card|report-link|import-button)\.tsx$/,
    "$1",
  ],
  [/\/src\/ui\/hrms\/statutory\/calculators\/declared\//, "calculators"],
  [/\/src\/ui\/hrms\/([^/]+\/[^/]+)\/area\.ts$/, "$1"],
  [/\/src\/ui\/hrms\/([^/]+\/[^/]+)\//, "$1-parts"],
  [/\/src\/ui\/demo\/([^/]+)\//, "$1-parts"],
  [
    /\/src\/ui\/layout\/notices\/|\/(?:bookmarks-bar|star-button|own-bookmarks|cart-badge|unread-badge|tasks-button)\.tsx$|\/layout\/demo-data\.ts$/,
    "extras",
  ],
  [/\/session\/idle-sign-out\.ts$/, "extras"],
  [/\/src\/ui\/layout\/developer\//, "developer"],
  [/\/src\/ui\/layout\/tour\//, "tour"],
  [/\/src\/ui\/layout\//, "panels"],
  [/\/chart-canvas\.tsx$/, "chart"],
  [/\/src\/ui\/map\//, "map"],
  [/\/rich-text-editor\.tsx$/, "rich-text"],
  [/\/kit\/(?:menu|popover|dialog)-panel\.tsx$/, "extras"],
  [/\/src\/ui\/(?:table|list)\//, "list-parts"],
  [/\/src\/ui\/(?:kit|chart|form|messages)\//, "controls"],
  [/\/src\/ui\/session\/mfa\/(?!code-step)/, "mfa"],
  [/\/src\/ui\/session\/session-ended-dialog/, "panels"],
  [/\/routes\/pages\/login-|\/src\/ui\/session\//, "sign-in"],
  [/\/routes\/(?:dev|page-layout)\//, "pages"],
  [/\/routes\/(?!_app\b)/, "entry"],
  [/\/generated\//, "controls"],
];

/** Pages of the shell: by the module or app that a route's file imports. */
const pageHomes: readonly (readonly [RegExp, string])[] = [
  [/\/src\/ui\/hrms\/statutory\/(calculators)\//, "$1"],
  [/\/people\/employees\/(?:employees-page\.tsx|employee-list\.ts)$/, "people-employee-list"],
  [/\/people\/my-profile\/home-page\.tsx$/, "people-home"],
  [/\/src\/ui\/hrms\/([^/]+\/[^/]+)\//, "$1"],
  [/\/src\/ui\/demo\/([^/]+)\//, "$1"],
  [/\/src\/ui\/gallery\/(datatables)\//, "gallery-$1"],
  [/\/src\/ui\/gallery\//, "gallery"],
  [/\/src\/ui\/crud\//, "crud"],
  [/\/src\/ui\/layout\/(notifications)\//, "$1"],
  [/\/src\/ui\/layout\//, "pages"],
];

const onDemand = /-parts$|^(code|gallery|extras|panels|developer|tour|map|chart|rich-text|controls|mfa)\b/;

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

function find(table: typeof homes, id: string): string | undefined {
  const [pattern, name] = table.find(([each]) => each.test(id)) ?? [];
  return pattern && name?.replace("$1", (pattern.exec(id)?.[1] ?? "").replace("/", "-"));
}

/** What only says that an app is part of the demo. */
const appRoute = /\/routes\/_app\/apps\/([^/]+)\/route\.tsx\?/;

function homeOf(graph: Graph, root: string): string {
  if (!/\/routes\/_app\//.test(root)) return find(homes, root) ?? "controls";
  const app = appRoute.exec(root)?.[1];
  if (app !== undefined) return app;
  const uses = graph.get(root)?.imports.flatMap((id) => find(pageHomes, id) ?? []) ?? [];
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

/** Heavy parts and their libraries, wherever they are used. */
const pinned: typeof homes = [
  [/\/kit\/rich-text-/, "rich-text"],
  [/\/kit\/(?:sanitize|safe-html)\.tsx?$/, "sanitizer"],
  [/\/kit\/use-row-drag\.ts$/, "dragging"],
  [/\/kit\/slider\.tsx$/, "controls"],
  [/\/domain\/shared\/csv-rows\.ts$/, "controls"],
  [/\/kit\/tour\.tsx$/, "tour"],
  [/\/src\/ui\/map\//, "map"],
  [/\/gallery\/parts\/(?:read|write)-sheet\.ts$/, "gallery-sheets"],
  [/\/gallery\/parts\/(?:carousel|swiper)\.tsx$/, "gallery-carousels"],
  [/\/kit\/toast-(?:stack|card)\.tsx$/, "extras"],
  [/\/layout\/notifications\/(?:latest|notice-|use-(?:marks|notices))/, "notices"],
  [/\/(?:leave\/shared\/leave-cards|attendance\/shared\/(?:clock-card|roster-card|own-time))\.tsx$/, "home-cards"],
  [/\/integrations\/shared\//, "integrations"],
  [/\/payroll\/shared\/employee-items\.tsx$/, recordParts],
  // Small, and needed by pages of several modules.
  [/\/payroll\/shared\/(?:report-(?:figures|query|value)|month)\.tsx?$/, "kit"],
  [
    /\/leave\/shared\/leave-colour\.tsx$|\/attendance\/shared\/(?:problem-text\.ts|minutes\.tsx)$|\/zoned-time\.ts$/,
    "kit",
  ],
];

/** What is not ours, or generated; libraries that one file would take along though others need them without it. */
const others: typeof homes = [
  [/\/messages\/files\/gallery\.gen\.ts$/, "gallery"],
  // What the bundler adds.
  [/^\0(?:rolldown|vite)\//, "framework"],
  [
    /\/node_modules\/(?:@zag-js\/tags-input|@ark-ui\/react\/dist\/components\/tags-input|@chakra-ui\/react\/dist\/esm\/components\/tags-input)\//,
    "controls",
  ],
  [/\/@tanstack\/.*\/(?:queriesObserver|useQueries)\.js$/, "kit"],
];

/** Modules by the tags they own. */
const owners = new Map(
  globSync("openapi/hrms/*/*.yaml").map((file) => [basename(file, ".yaml"), basename(dirname(file))] as const),
);
const ownerOf = (id: string): string | undefined => owners.get(basename(id).replace(/\.[jt]s$/, ""));

/** What pages with a table have in common. */
const table = /\/src\/ui\/table\/data-table\.tsx$/;

/** Parts of the shell and of the kit that open on demand. */
const ofKit = (id: string): string | undefined => (isKit.test(id) ? (find(homes, id) ?? "controls") : undefined);

/** Where code belongs that several files use; `engine` is what all pages that use it have. */
function sharedHome(id: string, users: readonly string[], engine: "kit" | "lists"): string | undefined {
  const pin = find(pinned, id);
  if (pin !== undefined) return pin;
  if (users.length < 2) return users[0] === "crud" ? engine : users[0];
  const own = users.filter((home) => !/^(gallery|code)/.test(home));
  const [first = "gallery"] = own;
  // A part of the kit that only one app uses besides the gallery: examples must not load that app.
  if (own.length === 1 && users.length > 1 && isKit.test(id))
    return onDemand.test(first) ? (ofKit(id) ?? first) : engine;
  if (own.length < 2) return first === "crud" ? engine : first;
  const pages = own.filter((home) => !onDemand.test(home));
  if (pages.length > 0 && pages.every((home) => /^(sign-in|entry)$/.test(home))) return "sign-in";
  const modules = [...new Set(own.map(moduleOf))];
  if (modules.length === 1) {
    const areas = new Set(own.map(areaOf));
    if (areas.size === 1) return pages[0] ?? first;
    return pages.length === 0 ? `${modules[0]}-parts` : modules[0];
  }
  if (isCall.test(id) || isIcon.test(id)) return "kit";
  const owner = /\/src\/ui\/hrms\/([^/]+)\//.exec(id)?.[1] ?? (ofModule.test(id) ? ownerOf(id) : undefined);
  if (owner !== undefined) return owner;
  // So that nothing else is loaded for what every page loads when idle.
  if (own.includes("extras")) return pages.length > 0 ? "shell" : "extras";
  if (new Set(pages.map(moduleOf)).size > 1 || (pages.length > 0 && isKit.test(id))) return engine;
  if (pages.length > 0 || !isKit.test(id)) return pages[0] ?? engine;
  return ofKit(id) ?? "controls";
}

/** The file of every module of ours; libraries follow who uses them. */
export function assign(graph: Graph): ReadonlyMap<string, string> {
  const ids = [...graph.keys()];
  const roots = new Set([...graph.values()].flatMap(({ later }) => later).filter((id) => graph.has(id)));
  const users = new Map<string, Set<string>>();
  const withoutTable = new Set<string>();
  for (const root of roots) {
    if (layout.test(root)) continue;
    const home = homeOf(graph, root);
    const used = closure(graph, [root]);
    const hasTable = (onDemand.test(home) && home !== recordParts) || [...used].some((id) => table.test(id));
    for (const id of used) {
      users.set(id, (users.get(id) ?? new Set()).add(home));
      if (!hasTable) withoutTable.add(id);
    }
  }
  const shell = closure(
    graph,
    [...roots].filter((id) => layout.test(id)),
  );
  const framework = closure(
    graph,
    ids.filter((id) => /\/src\/ui\/(?:main\.tsx|index\.html|messages\/parsed\.ts)$/.test(id)),
  );
  // What the pages before the shell share with those behind it.
  for (const id of closure(
    graph,
    [...roots].filter((id) => /^(sign-in|entry)$/.test(find(homes, id) ?? "")),
  ))
    if (shell.has(id) || [...(users.get(id) ?? [])].some((home) => !/^(sign-in|entry|mfa)$/.test(home)))
      for (const needed of closure(graph, [id])) framework.add(needed);
  return new Map(
    ids.flatMap((id): (readonly [string, string])[] => {
      if (framework.has(id)) return [[id, "framework"]];
      if (shell.has(id)) return [[id, "shell"]];
      const home = sharedHome(id, [...(users.get(id) ?? [])], withoutTable.has(id) ? "kit" : "lists");
      return home === undefined ? [] : [[id, home] as const];
    }),
  );
}

/** Files take along what they import of libraries: those that others import come first. */
const tiers = [
  /^framework$/,
  /^sign-in$/,
  /^shell$/,
  /^kit$/,
  /^lists$/,
  /^extras$/,
  /^controls$/,
  /^list-parts$/,
  /^(?:sanitizer|dragging|home-cards)$/,
  /^(?!gallery|code|texts)[a-z]+$/,
  /^(?!gallery|code|texts).*(?<!-parts)$/,
  /-parts$/,
  /./,
];

export function chunks(): Plugin {
  let places: ReadonlyMap<string, string> = new Map();
  const nameOf = (id: string): string | null => find(others, id) ?? textsOf(id) ?? places.get(id) ?? null;
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
      places = assign(graph);
    },
  };
}
