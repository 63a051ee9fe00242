/** Watches folders and calls back once for changes that arrive together. */
import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.ts";

interface Watching {
  folders: readonly string[];
  /** Files that count, by their path below the folder. */
  matters: (file: string) => boolean;
  changed: () => void;
}

/** Editors and generators write several files in a row; a pause this long ends the row. */
const silence = 80;

export function watchFolders({ folders, matters, changed }: Watching): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  return folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !matters(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, silence);
    }),
  );
}
