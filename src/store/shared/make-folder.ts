/** Makes a folder and those above it. Node's own way never ends below file systems that take no folders, such as /proc. */
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path);
}
