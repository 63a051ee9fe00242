/**
 * The calls that each page starts with, found by running the loaders of its routes while the app is built: scripts/vite/
 * run-loaders.ts. The server writes them into the page, and src/ui/boot.js starts them.
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { operations as demo } from "../../generated/demo/operations.ts";
import { operations as hrms } from "../../generated/hrms/operations.ts";
import type { FirstCall, PageTable } from "../../src/server/page-files.ts";
import { sampleYear } from "./placeholders.ts";
import type { NotedPage } from "./run-loaders.ts";
import { runModule } from "./run-module.ts";

const operations = new Map([...hrms, ...demo].map((operation) => [operation.id, operation]));

/** Outside a browser there is no account, no language, no layout and nothing to draw. */
function stubs(): Plugin {
  const account = `
    export const currentAccount = () => ({ id: "", ability: [], extras: {} });
    export const accountMay = () => true;
    export const useAccount = currentAccount;
    export const watchAccount = () => undefined;`;
  const messages = `
    export const loadMessages = async () => undefined;
    export const setLanguage = loadMessages;
    export const subscribe = () => () => undefined;
    export const currentTexts = () => ({ language: "{language}", messages: {} });`;
  const layout = `
    export const startPageSettings = () => undefined;
    export const usePageSettings = startPageSettings;`;
  return {
    name: "hrms:stubs",
    enforce: "pre",
    load(id) {
      if (id.endsWith("/src/ui/session/account.ts")) return account;
      if (id.endsWith("/src/ui/messages/store.ts")) return messages;
      if (id.endsWith("/src/ui/layout/page-settings.ts")) return layout;
      // A day on which all of `sampleDates` differ: placeholders.ts.
      if (id.endsWith("/src/ui/kit/clock.ts")) return `export const now = () => new Date(${sampleYear}, 7, 18, 12);`;
      if (id.endsWith("/src/ui/config.ts")) return `export const config = { demoLayer: true, apiBase: "" };`;
      if (!/\/src\/ui\/(?!routes\/).*\.tsx$/.test(id)) return undefined;
      const names = [...readFileSync(id, "utf8").matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)];
      return names.map(([, name]) => `export const ${name} = () => null;`).join("\n");
    },
  };
}

function callOf(noted: NotedPage["calls"][number]): FirstCall[] {
  const operation = operations.get(noted.operation);
  if (operation === undefined) return [];
  const { ability, security, parameters } = operation;
  const takes = parameters.filter((each) => each.in === "query" && each.type !== "object").map(({ name }) => name);
  return [
    {
      url: noted.url,
      ...(noted.body !== undefined && { body: noted.body }),
      ...(noted.wide !== undefined && { wide: noted.wide }),
      ...(noted.page && { page: true, ...(takes.length > 0 && { takes }) }),
      ...(security !== "none" && { signedIn: true }),
      ...(ability && { action: ability.action, subject: ability.subject, ...(ability.reach && { reach: true }) }),
    },
  ];
}

export async function firstCalls(): Promise<Pick<PageTable, "calls" | "redirects">> {
  const module = await runModule<typeof import("./run-loaders.ts")>("./run-loaders.ts", [stubs()]);
  return {
    calls: Object.fromEntries(module.notedPages.map((page) => [page.path, page.calls.flatMap(callOf)])),
    redirects: Object.fromEntries(module.notedRedirects),
  };
}
