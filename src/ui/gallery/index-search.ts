/** Search of the index of components in the URL. */
import { searchText } from "../list/search-text.ts";

export function readIndex(raw: Record<string, unknown>): { q?: string } {
  const q = searchText(raw["q"]);
  return q === "" ? {} : { q };
}
