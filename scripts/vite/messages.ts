/** Vite plugin: turns the message files of src/ui into parsed ICU trees, so the browser needs no parser. */
import { isLiteralElement, parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const messageFile = /\/src\/ui\/(?:.+\/)?messages\/[a-z0-9-]+\.[a-z]{2}\.json$/;

export function messages(): Plugin {
  return {
    name: "hrms:messages",
    enforce: "pre",
    transform: {
      filter: { id: messageFile },
      handler(source, id) {
        const trees: Record<string, unknown> = {};
        for (const [key, text] of Object.entries(JSON.parse(source) as Record<string, string>)) {
          try {
            const tree = parse(text, { captureLocation: false });
            // Most are plain text, which `read` in messages/store.ts puts into its tree.
            trees[key] = tree.every(isLiteralElement) ? tree.map(({ value }) => value).join("") : tree;
          } catch (error) {
            this.error(`${id}: "${key}" is no ICU message: ${String(error)}`);
          }
        }
        const json = JSON.stringify(trees);
        return {
          // Vite's development server resolves no imports of JSON files.
          code:
            this.environment.mode === "dev"
              ? `export default ${json};`
              : `import { parsed } from "#src/ui/messages/parsed.ts";\nexport default parsed(${JSON.stringify(json)});`,
          map: null,
          moduleType: "js",
        };
      },
    },
  };
}
