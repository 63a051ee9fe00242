/**
 * The build's style sheet: what `npm run generate` has found in the sources, because finding it again takes a third of a
 * build. `npm run dev` finds it anew with each change.
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const file = new URL("../../generated/styles/styles.css", import.meta.url);

export function generatedStyles(): Plugin {
  return {
    name: "hrms:generated-styles",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\/theme\/styles\.css$/ },
      handler: (code) => ({ code: code + readFileSync(file, "utf8"), map: null }),
    },
  };
}

const unescaped = (name: string): string =>
  name
    .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, "$1");

/** The classes that a style sheet or its selectors name. */
export const classesIn = (styles: string): Set<string> =>
  new Set([...styles.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = ""]) => unescaped(name)));

/** Which of the classes have no rule in the generated sheet. */
export function classesWithoutRule(classes: Iterable<string>): string[] {
  const known = classesIn(readFileSync(file, "utf8"));
  return [...classes].filter((name) => !known.has(name));
}
