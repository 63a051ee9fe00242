/** Which src/ui modules the shell consists of: what it imports statically, not what it loads on demand. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const first = fileURLToPath(new URL("../../src/ui/layout/shell.tsx", import.meta.url));
const staticImport = /^import (?!type )[^;]*?from "(\.[^"]+)"/gm;

export function shellParts(): ReadonlySet<string> {
  const parts = new Set<string>();
  const add = (file: string): void => {
    if (parts.has(file) || !existsSync(file)) return;
    parts.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(staticImport)) add(join(dirname(file), path));
  };
  add(first);
  return parts;
}
