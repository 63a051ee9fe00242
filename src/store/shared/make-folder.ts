/** Creates a folder and its parents. Node's own function loops forever below file systems without folders, such as /proc. */
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path);
}
