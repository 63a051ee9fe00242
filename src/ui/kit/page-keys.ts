/** Keys of the open page, which the sheet of keyboard shortcuts lists before those of the shell. */
import { useEffect } from "react";
import { sharedValue } from "./shared-value.ts";
import type { ShortcutGroup } from "./shortcut-sheet.tsx";

const { set, useValue } = sharedValue<readonly ShortcutGroup[]>([]);

/** Follows the page: the sheet may open before the page has loaded. */
export const usePageShortcuts = useValue;

/** For pages whose shortcuts the shell's own sheet shows; use once per page. */
export function usePageKeys(own: readonly ShortcutGroup[]): void {
  useEffect(() => {
    set(own);
    return () => set([]);
  });
}
