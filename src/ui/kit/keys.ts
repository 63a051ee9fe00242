/** Platform names of keys. */
export const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** "Mod+B" as "⌘B" or "Ctrl+B". */
export function keyName(keys: string): string {
  return isMac ? keys.replace("Mod+", "⌘").replace("Shift+", "⇧") : keys.replace("Mod+", "Ctrl+");
}
