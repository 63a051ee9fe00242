/** Bookmarks from the server with pending changes applied. */
import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import {
  getBookmarksKey,
  toggleBookmarkMutation,
  useGetBookmarks,
  useToggleBookmark,
} from "#generated/demo/hooks/bookmarks.ts";
import type { PageEntry } from "#generated/demo/schema.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { inOrder, useBookmarkOrder } from "./order.ts";

type Toggle = Parameters<ReturnType<typeof toggleBookmarkMutation>["mutationFn"]>[0];

export interface BookmarkList {
  /** All pages; undefined while loading. */
  readonly pages: readonly PageEntry[] | undefined;
  readonly bookmarks: readonly PageEntry[];
  /** Sorts pages by the person's order, else by time bookmarked. */
  readonly arrange: (pages: readonly PageEntry[]) => readonly PageEntry[];
  /** Current page, if it can be bookmarked. */
  readonly here: PageEntry | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  readonly toggle: (page: PageEntry) => void;
}

/** Page of a path: the longest matching link. */
export function pageOf(pages: readonly PageEntry[] | undefined, path: string): PageEntry | undefined {
  const found = pages?.filter(({ link }) => path === link || (link !== "/" && path.startsWith(`${link}/`)));
  return found?.toSorted((a, b) => b.link.length - a.link.length)[0];
}

export function useBookmarks(): BookmarkList {
  const t = useText();
  const client = useQueryClient();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const order = useBookmarkOrder();
  const { data, error, refetch } = useGetBookmarks(undefined, { staleTime: 5 * 60_000 });
  const pending = useMutationState({
    filters: { mutationKey: toggleBookmarkMutation().mutationKey, status: "pending" },
    select: ({ state }) => (state.variables as Toggle | undefined)?.body.id,
  });
  const { mutate } = useToggleBookmark({
    onSuccess: (answer) => void client.setQueryData(getBookmarksKey(), answer),
    onError: () => void toast({ kind: "error", text: t("search.bookmarks.failed") }),
  });
  // Each pending call toggles; a failed one drops out by itself.
  const isPending = (id: number): boolean => pending.filter((each) => each === id).length % 2 === 1;
  const pages = data?.suggestions.map((page) =>
    isPending(page.id) ? { ...page, isBookmarked: !page.isBookmarked } : page,
  );
  const known = data?.bookmarks.map(({ id }) => id) ?? [];
  const arrange = (some: readonly PageEntry[]): readonly PageEntry[] => inOrder(inOrder(some, known), order);
  const marked = pages?.filter(({ isBookmarked }) => isBookmarked) ?? [];
  return {
    pages,
    bookmarks: arrange(marked),
    arrange,
    here: pageOf(pages, path),
    error,
    retry: () => void refetch(),
    toggle: (page) => mutate({ body: { id: page.id } }),
  };
}
