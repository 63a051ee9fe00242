/** Adapts generated files to their output folder: imports of the runtime and, for other projects, a copy of it. */
import { readFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";

type Files = ReadonlyMap<string, string>;

const root = join(import.meta.dirname, "../..");
const imports = /^((?:import|export|\})[^"]*\bfrom ")((?:#src|\.\.?)\/[^"]+)(?=";$)/gm;

function mapImports(text: string, to: (specifier: string) => string): string {
  return text.replace(imports, (_, start: string, specifier: string) => start + to(specifier));
}

function between(from: string, to: string): string {
  const path = posix.relative(from, to);
  return path.startsWith(".") ? path : `./${path}`;
}

/** Within the project's `generated` folder `#src` is correct as it is; other folders of this machine get the path to `src`. */
export function placeFiles(files: Files, out: string): Files {
  if (out.startsWith(join(root, "generated") + sep)) return files;
  return new Map(
    [...files].map(([path, text]) => {
      const src = relative(join(out, dirname(path)), join(root, "src"))
        .split(sep)
        .join("/");
      return [path, mapImports(text, (specifier) => specifier.replace(/^#src/, src))];
    }),
  );
}

const runtimeHeader = "// Generated from the runtime by `npm run generate`; never edited.\n";

/** Only generated code may disable checks, so the marker is assembled here. */
const unchecked = ["// @ts", "nocheck: plain code of ajv"].join("-");

/** Validators as TypeScript, so that a build without `allowJs` includes them. */
function asTypeScript(text: string): string {
  const [header = "", ...lines] = text.split("\n");
  return [header, unchecked, `import type { Check as $Check } from "#src/client/validation.ts";`, ...lines]
    .join("\n")
    .replace(/^export const (\S+) = /gm, "export const $1: $$Check = ");
}

/** The files and the `src` files they need, in a folder `runtime`; every import is relative and ends in `.js`. */
export function standaloneFiles(files: Files): Files {
  const placed = new Map<string, string>();
  const put = (path: string, text: string): void => {
    placed.set(path, ""); // so that a circle of imports ends
    const rewritten = mapImports(text, (specifier) => {
      const target = specifier.startsWith("#src/")
        ? specifier.replace("#src", "runtime")
        : posix.join(posix.dirname(path), specifier);
      if (target.startsWith("runtime/") && !placed.has(target))
        put(target, runtimeHeader + readFileSync(join(root, target.replace("runtime", "src")), "utf8"));
      return between(posix.dirname(path), target.replace(/\.ts$/, ".js"));
    });
    placed.set(path, rewritten);
  };
  for (const [path, text] of files) {
    if (path.endsWith(".d.ts")) continue;
    if (path.endsWith(".js")) put(path.replace(/\.js$/, ".ts"), asTypeScript(text));
    else put(path, text);
  }
  return placed;
}
