/** The pages as search and bookmarks show them. */
import type { PageEntry } from "#generated/demo/schema.ts";
import { pages } from "./samples/pages.ts";

export function pageEntries(marked: readonly number[]): PageEntry[] {
  return pages.map((page) => ({ ...page, isBookmarked: marked.includes(page.id) }));
}
