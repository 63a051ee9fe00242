/** Bookmarks from the server with pending changes applied. */
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { getBookmarksKey, toggleBookmarkMutation, useGetBookmarks } from "#generated/demo/hooks/bookmarks.ts";
import type { Bookmarks, PageEntry } from "#generated/demo/schema.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { inOrder, useBookmarkOrder } from "./order.ts";

type Toggle = Parameters<ReturnType<typeof toggleBookmarkMutation>["mutationFn"]>[0];

const pending = { mutationKey: toggleBookmarkMutation().mutationKey, status: "pending" } as const;
const idOf = (variables: unknown): number | undefined => (variables as Toggle | undefined)?.body.id;

/** The pages with the changes whose answer is still to come; a failed one drops out by itself. */
function withToggled(pages: readonly PageEntry[], toggled: readonly (number | undefined)[]): readonly PageEntry[] {
  return pages.map((page) => {
    const isOdd = toggled.filter((id) => id === page.id).length % 2 === 1;
    return isOdd ? { ...page, isBookmarked: !page.isBookmarked } : page;
  });
}

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
  const toggled = useMutationState({ filters: pending, select: ({ state }) => idOf(state.variables) });
  // The same call sets and removes a bookmark: the next one is no second click, also while the first is on its way.
  const { mutate } = useMutation(
    toggleBookmarkMutation({
      scope: { id: "bookmarks" },
      onSuccess: (answer) => void client.setQueryData(getBookmarksKey(), answer),
      onError: () => void toast({ kind: "error", text: t("bookmarks.failed") }),
    }),
  );
  const pages = data && withToggled(data.suggestions, toggled);
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
    toggle: ({ id, isBookmarked }) => {
      const changes = client.getMutationCache().findAll(pending);
      const now = withToggled(
        client.getQueryData<Bookmarks>(getBookmarksKey())?.suggestions ?? [],
        changes.map(({ state }) => idOf(state.variables)),
      );
      // Not again what the page has not drawn yet.
      if (now.find((page) => page.id === id)?.isBookmarked === isBookmarked) mutate({ body: { id } });
    },
  };
}
