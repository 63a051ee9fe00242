/** Vite plugin: inlines src/ui/boot.js into the page, with the files that the sign-in pages and the shell will request next. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

type Bundle = Record<string, { fileName: string; imports?: string[]; moduleIds?: string[] }>;

interface FirstScreen {
  /** Routes whose components make up the first screen, outermost first. */
  readonly routes: readonly string[];
  readonly modules?: readonly string[];
  /** Areas of messages, `area:` before the name of a declaration; `$1` is the group of the pattern. */
  readonly messages: readonly string[];
}

const shell: FirstScreen = { routes: ["_app"], messages: ["files", "shell"] };

function inShell(
  routes: readonly string[],
  messages: readonly string[] = [],
  modules: readonly string[] = [],
): FirstScreen {
  return {
    routes: [...shell.routes, ...routes.map((route) => `_app/${route}`)],
    messages: [...shell.messages, ...messages],
    modules,
  };
}

const company = "companies/$companyId/route";
const dashboard = [company, "companies/$companyId/dashboard"];
const area = "companies/$companyId/$area";
const employees = "companies/$companyId/employees";

const entryPages = ["login", "forgot-password", "reset-password"]
  .flatMap((page) => [`${page}-v1`, `${page}-v2`])
  .concat("verify-email");
const barePages = ["misc/coming-soon", "misc/not-authorized", "misc/maintenance", "dev/outbox"];

/** By URL pattern; the first match counts. Unlisted screens are found by the router, a round trip later. */
const screens: Readonly<Record<string, FirstScreen>> = {
  ...Object.fromEntries(
    entryPages.map((page) => [`^/pages/${page}`, { routes: [`pages/${page}`], messages: ["files", "auth"] }]),
  ),
  ...Object.fromEntries(
    ["v1", "v2"].map((look) => [
      `^/pages/register-${look}`,
      { routes: [`pages/register-${look}`], messages: ["files", "auth", "pricing"] },
    ]),
  ),
  "^/pricing$": { routes: ["pricing"], messages: ["files", "pricing"] },
  "^/pages/company-sign-in": { routes: ["pages/company-sign-in"], messages: ["files", "auth", "sso"] },
  "^/pages/sso-callback": { routes: ["pages/sso-callback"], messages: ["files", "auth", "sso"] },
  "^/pages/accept-invitation": { routes: ["pages/accept-invitation"], messages: ["files", "auth", "invitation"] },
  "^/misc/error": { routes: ["misc/error"], messages: ["files"] },
  ...Object.fromEntries(barePages.map((page) => [`^/${page}`, { routes: [page], messages: ["files", "misc"] }])),
  "^/calculators$": inShell(["calculators/index"], ["calculators", "crud"]),
  "^/calculators/": inShell(["calculators/$calculator"], ["calculators", "tools"]),
  "^/companies/[^/]+/dashboard$": inShell(dashboard, ["dashboard"]),
  "^/companies/[^/]+/employees$": inShell(
    [company, `${employees}/route`, `${employees}/index`],
    ["employees", "crud", "fields", "tools"],
  ),
  "^/companies/[^/]+/employees/new$": inShell(
    [company, `${employees}/route`, `${employees}/new`],
    ["employees", "crud", "fields", "tools"],
  ),
  "^/companies/[^/]+/employees/import$": inShell(
    [company, `${employees}/route`, `${employees}/import`],
    ["employees", "crud", "fields", "tools", "imports"],
  ),
  "^/companies/[^/]+/employees/": inShell(
    [company, `${employees}/route`, `${employees}/$employeeId`],
    ["employees", "crud", "fields", "tools"],
  ),
  "^/companies/[^/]+/org-chart$": inShell([company, "companies/$companyId/org-chart"], ["employees", "crud", "fields"]),
  "^/companies/[^/]+/([^/]+)$": inShell([company, `${area}/route`, `${area}/index`], ["crud", "$1", "area:$1"]),
  "^/companies/[^/]+/([^/]+)/": inShell([company, `${area}/route`], ["crud", "$1", "area:$1"]),
  "^/tenant/([^/]+)$": inShell(["tenant/$area/route", "tenant/$area/index"], ["crud", "$1", "area:$1"]),
  "^/access-control": inShell(["access-control"], ["misc"]),
  "^/datatables/advance": inShell(["datatables/advance"], ["crud", "tables"]),
  "^/apps/email": inShell(["apps/email/route", "apps/email/$folder"], ["email", "tools"]),
  "^/apps/todo": inShell(["apps/todo/route", "apps/todo/index"], ["todo", "tools"]),
  "^/apps/user/list": inShell(["apps/user/list"], ["user", "crud", "tools"]),
  "^/apps/user/view/": inShell(["apps/user/view/$id"], ["user", "crud", "tools"]),
  "^/apps/user/edit/": inShell(["apps/user/edit/$id"], ["user", "crud", "tools"]),
  "^/page-layout/layout-blank": { routes: ["page-layout/layout-blank"], messages: ["files", "customiser"] },
  "^/page-layout/": inShell(["page-layout/layout-boxed"], ["customiser"]),
  "^/$": inShell(dashboard, ["dashboard"], ["layout/start-page.ts"]),
  "^/": shell,
};

function fileOf(bundle: Bundle, part: string): string | undefined {
  return Object.values(bundle).find((chunk) => chunk.moduleIds?.some((id) => id.includes(`/src/ui/${part}`)))?.fileName;
}

function closure(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of bundle[file]?.imports ?? []) closure(bundle, next, seen);
  return seen;
}

/** Files by screen, without those of the entry, and the message files, `*` standing for the language. */
function filesOf(bundle: Bundle, entry: ReadonlySet<string>): Record<string, string[]> {
  const of = ({ routes, modules = [], messages }: FirstScreen): string[] => {
    const parts = [...routes.map((route) => `routes/${route}.tsx?tsr-split=component---loader`), ...modules].flatMap(
      (part) => fileOf(bundle, part) ?? [],
    );
    const code = new Set(parts.flatMap((file) => [...closure(bundle, file)]));
    return [...[...code].filter((file) => !entry.has(file)).map((file) => `/${file}`), ...messages];
  };
  return Object.fromEntries(Object.entries(screens).map(([pattern, screen]) => [pattern, of(screen)]));
}

/** Files of the messages that screens name, by area and language and of each declaration by `area:` and its name. */
function partFiles(bundle: Bundle, entry: ReadonlySet<string>): Record<string, string[]> {
  const named = new Set(Object.values(screens).flatMap(({ messages }) => messages));
  const texts: [area: string, key: string, file: string][] = [];
  const files: Record<string, string[]> = {};
  for (const { fileName, moduleIds = [] } of Object.values(bundle)) {
    const [, messages, language] =
      /\/messages\/([a-z0-9-]+)[./]([a-z]{2})\.(?:json|gen\.ts)$/.exec(moduleIds.at(-1) ?? "") ?? [];
    if (messages !== undefined) texts.push([messages, `${messages}/${language}`, `/${fileName}`]);
    for (const id of moduleIds) {
      const [, area] = /\/src\/ui\/hrms\/[^/]+\/([^/]+)\/area\.ts$/.exec(id) ?? [];
      if (area === undefined || entry.has(fileName)) continue;
      named.add(area);
      files[`area:${area}`] = [...closure(bundle, fileName)]
        .filter((file) => !entry.has(file))
        .map((file) => `/${file}`);
    }
  }
  for (const [area, key, file] of texts) if (named.has(area)) files[key] = [file];
  return files;
}

export function boot(): Plugin {
  return {
    name: "hrms:boot",
    transformIndexHtml: {
      order: "post",
      async handler(html, context) {
        const source = await readFile(new URL("../../src/ui/boot.js", import.meta.url), "utf8");
        const bundle = (context.bundle ?? {}) as Bundle;
        const program = context.chunk?.fileName ?? "";
        const entry = closure(bundle, program);
        // In development modules are not bundled and there is nothing to preload.
        const screenFiles = context.bundle ? filesOf(bundle, entry) : {};
        const parts = context.bundle ? partFiles(bundle, entry) : {};
        const script = source
          .replace(/^\/\/.*\n/, "")
          .replace("/* files of first screens */ {}", () => JSON.stringify(screenFiles))
          .replace('/* file of the program */ ""', () => JSON.stringify(`/${program}`))
          .replace("/* files of areas and messages */ {}", () => JSON.stringify(parts))
          .replace(/\n\s*/g, "\n");
        const font = Object.values(bundle).find((file) => /inter-latin-wght.*woff2$/.test(file.fileName))?.fileName;
        // The fallback has the font's metrics, so the font may arrive after the code.
        const preload = font
          ? `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin fetchpriority="low" />`
          : "";
        // Before the stylesheet: a script after it would wait for it.
        return html.replace("<!-- boot -->", () => `<script>${script}</script>${preload}`);
      },
    },
  };
}
