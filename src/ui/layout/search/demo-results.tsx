/** Demo search results: pages, files, contacts, and bookmarks while the query is empty. */
import { useRouter } from "@tanstack/react-router";
import { useGetMainSearch } from "#generated/demo/hooks/search.ts";
import type { ContactEntry, FileEntry, PageEntry, SearchGroup } from "#generated/demo/schema.ts";
import { requestLetter } from "../letter-request.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { inOrder, useBookmarkOrder } from "../bookmarks/order.ts";
import { best } from "../../kit/match.ts";
import { PageIcon } from "./page-icon.tsx";
import type { Result, ResultGroup } from "./result.ts";

const none: readonly never[] = [];

/** Bookmarks shown while the query is empty. */
const maxBookmarks = 5;

function entriesOf<Entry>(
  groups: readonly SearchGroup[] | undefined,
  title: SearchGroup["groupTitle"],
): { data: readonly Entry[]; max: number } {
  const group = groups?.find(({ groupTitle }) => groupTitle === title);
  return { data: (group?.data as readonly Entry[] | undefined) ?? none, max: group?.searchLimit ?? 4 };
}

export function useDemoResults(words: readonly string[], enabled: boolean): readonly ResultGroup[] {
  const t = useText();
  const router = useRouter();
  const order = useBookmarkOrder();
  const { data, error } = useGetMainSearch(undefined, { enabled, staleTime: 5 * 60_000 });
  if (!enabled) return none;
  const groups = data?.searchArr;

  const pageResult = ({ id, title, icon, link }: PageEntry): Result => ({
    id: `page-${id}`,
    title,
    icon: <PageIcon name={icon} />,
    run: () => void router.navigate({ to: link }),
  });
  const pages = entriesOf<PageEntry>(groups, "Pages");
  if (words.length === 0) {
    const marked = inOrder(
      pages.data.filter(({ isBookmarked }) => isBookmarked),
      order,
    );
    return [{ name: "bookmarks", results: marked.slice(0, maxBookmarks).map(pageResult) }];
  }

  const files = entriesOf<FileEntry>(groups, "Files");
  const contacts = entriesOf<ContactEntry>(groups, "Contacts");
  const fileResult = ({ title, by, size, file }: FileEntry): Result => ({
    id: `file-${title}`,
    title,
    icon: <img src={file} alt="" width={18} height={18} />,
    detail: t("search.fileBy", { by, size }),
    run: () => void toast({ kind: "info", text: t("search.fileSample", { title }) }),
  });
  const contactResult = ({ title, email, img }: ContactEntry): Result => ({
    id: `contact-${email}`,
    title,
    icon: <Avatar name={title} src={img} size={20} />,
    detail: email,
    run: () => {
      requestLetter({ name: title, email });
      void router.navigate({ to: "/apps/email/$folder", params: { folder: "inbox" } });
    },
  });
  const note = data ? t("search.none") : error ? t("search.failed") : t("common.loading");
  return [
    {
      name: "pages",
      note,
      results: best(pages.data, words, ({ title, link }) => [title, link], pages.max).map(pageResult),
    },
    {
      name: "files",
      note,
      results: best(files.data, words, ({ title, by }) => [title, by], files.max).map(fileResult),
    },
    {
      name: "contacts",
      note,
      results: best(contacts.data, words, ({ title, email }) => [title, email], contacts.max).map(contactResult),
    },
  ];
}
