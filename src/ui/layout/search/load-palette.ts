/** Fetches the command palette with its texts. */
import { loadMessages } from "../../messages/store.ts";

export async function loadPalette() {
  const [module] = await Promise.all([import("./palette.tsx"), loadMessages("search")]);
  return { default: module.Palette };
}
