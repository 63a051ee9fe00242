/** Vite plugin: `virtual:icon-list`, the lines of all icons by name, for the page that shows them all. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const id = "virtual:icon-list";
const resolved = `\0${id}`;

export function iconList(): Plugin {
  return {
    name: "hrms:icon-list",
    resolveId: { filter: { id: /^virtual:icon-list$/ }, handler: () => resolved },
    load: {
      filter: { id: /virtual:icon-list$/ },
      handler() {
        const folder = join(
          dirname(createRequire(import.meta.url).resolve("lucide-react/package.json")),
          "dist/esm/icons",
        );
        const icons = readdirSync(folder)
          .filter((name) => name.endsWith(".mjs"))
          .flatMap((file) => {
            const source = readFileSync(join(folder, file), "utf8");
            const [, lines] = /^ {2}node: (\[[\s\S]*?\]),?(?:\n {2}aliases: [\s\S]*?)?\n\};/m.exec(source) ?? [];
            return lines === undefined ? [] : `${JSON.stringify(file.slice(0, -".mjs".length))}: ${lines}`;
          });
        return `export default {${icons.join(",\n").replaceAll(/,\s*key: "[^"]*"/g, "")}};`;
      },
    },
  };
}
