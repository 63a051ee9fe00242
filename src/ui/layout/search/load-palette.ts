/** Loads the command palette with its messages. */
import { loadMessages } from "../../messages/store.ts";

export async function loadPalette() {
  const [module] = await Promise.all([import("./palette.tsx"), loadMessages("search", "bookmarks", "calculators")]);
  return { default: module.Palette };
}
