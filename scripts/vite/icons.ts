/**
 * Vite plugin for icons: imports each from its own file, so that it travels with the pages that use it, and removes what
 * the app does not need from it: a random key per line, which does not compress.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
const iconImport = /^(import|export) \{([^}]*)\} from "lucide-react";/gm;

const folder = join(dirname(createRequire(import.meta.url).resolve("lucide-react/package.json")), "dist/esm");

/** Files by name of the icon, from the library's own list. */
function readNames(): ReadonlyMap<string, string> {
  const list = readFileSync(join(folder, "lucide-react.mjs"), "utf8");
  return new Map(
    [...list.matchAll(/^export \{([^}]*)\} from '(\.\/icons\/[^']+)';$/gm)].flatMap(([, names = "", file = ""]) =>
      names.split(",").map((name) => [name.trim().replace("default as ", ""), join(folder, file)] as const),
    ),
  );
}

export function icons(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  const importOf = (kind: string, named: string): string => {
    const [name = "", local = name] = named.split(" as ");
    const file = (files ??= readNames()).get(name);
    // Types, and what is no icon.
    if (file === undefined) return `${kind} { ${named} } from "lucide-react";`;
    return `${kind} { default as ${local} } from ${JSON.stringify(file)};`;
  };
  return {
    name: "hrms:icons",
    // In development all icons are one prepared file.
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: [iconFile, /\/src\/ui\/.*\.tsx?(\?tsr-split=.*)?$/] },
      handler(source, id) {
        const code = iconFile.test(id)
          ? source
              // React only checks keys in development, and the lines of an icon never change places.
              .replaceAll(/,\s*key: "[^"]*"/g, "")
              .replace(/^ {2}(size: 24|aliases: .*),?\n/gm, "")
              .replace("__iconData.node;", "")
          : source.replaceAll(iconImport, (_, kind: string, names: string) =>
              names
                .split(",")
                .map((name) => name.trim())
                .filter((name) => name !== "")
                .map((name) => importOf(kind, name))
                .join(" "),
            );
        return code === source ? undefined : { code, map: null };
      },
    },
  };
}
