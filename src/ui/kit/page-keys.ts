/** Keys of the open page, which the sheet of keyboard shortcuts lists before those of the shell. */
import { useEffect } from "react";
import type { ShortcutGroup } from "./shortcut-sheet.tsx";

let groups: readonly ShortcutGroup[] = [];

export const pageKeys = (): readonly ShortcutGroup[] => groups;

/** For pages whose shortcuts the shell's own sheet shows; use once per page. */
export function usePageKeys(own: readonly ShortcutGroup[]): void {
  useEffect(() => {
    groups = own;
    return () => {
      groups = [];
    };
  });
}
