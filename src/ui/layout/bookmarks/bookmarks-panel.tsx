/** Bookmarks in the person's order, and a search over all pages. */
import { css } from "#generated/styles/css/index.js";
import { useId, useMemo, useState } from "react";
import type { PageEntry } from "#generated/demo/schema.ts";
import { Input } from "../../kit/input.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { best, wordsOf } from "../../kit/match.ts";
import { BookmarkRow } from "./bookmark-row.tsx";
import { setBookmarkOrder } from "./order.ts";
import type { BookmarkList } from "./use-bookmarks.ts";

const max = 8;

function Heading({ children }: { children: string }) {
  return (
    <h2
      className={css({
        px: "1",
        pt: "3",
        pb: "1",
        fontSize: "xs",
        lineHeight: "xs",
        fontWeight: "medium",
        color: "text.muted",
      })}
    >
      {children}
    </h2>
  );
}

function PanelSkeleton() {
  return (
    <Loading>
      <div className={css({ display: "grid", gap: "4", pt: "4" })}>
        {["60%", "45%", "70%", "50%"].map((width) => (
          <Skeleton key={width} style={{ width }} />
        ))}
      </div>
    </Loading>
  );
}

export function BookmarksPanel({ list, onClose }: { list: BookmarkList; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const { pages = [], here, error, retry, toggle } = list;
  const [query, setQuery] = useState("");
  const [said, setSaid] = useState("");
  // Keeps removed bookmarks in view, so that a mistake can be undone.
  const [kept, setKept] = useState<readonly number[]>([]);
  const words = useMemo(() => wordsOf(query), [query]);
  const own = list.arrange(pages.filter(({ id: pageId, isBookmarked }) => isBookmarked || kept.includes(pageId)));

  const toggleOwn = (page: PageEntry): void => {
    setBookmarkOrder(own.map((each) => each.id));
    setKept([...kept, page.id]);
    toggle(page);
  };
  const move = (page: PageEntry, place: number): void => {
    const from = own.indexOf(page);
    const to = Math.max(0, Math.min(own.length - 1, place));
    if (from < 0 || from === to) return;
    setBookmarkOrder(
      own
        .toSpliced(from, 1)
        .toSpliced(to, 0, page)
        .map((each) => each.id),
    );
    setSaid(t("bookmarks.moved", { title: page.title, place: to + 1, count: own.length }));
  };
  const row = (page: PageEntry) => (
    <BookmarkRow key={page.id} page={page} words={words} onToggle={toggle} onOpen={onClose} />
  );
  const found = words.length > 0 ? best(pages, words, ({ title, link }) => [title, link], max) : [];
  const content = () => {
    if (error && !list.pages) return <ErrorState error={error} onRetry={retry} />;
    if (!list.pages) return <PanelSkeleton />;
    if (words.length > 0) {
      return found.length > 0 ? (
        <ul className={css({ pt: "2" })}>{found.map(row)}</ul>
      ) : (
        <p className={css({ pt: "3", px: "1", color: "text.muted" })}>
          {t("bookmarks.noMatch", { query: query.trim() })}
        </p>
      );
    }
    return (
      <>
        {here && !own.includes(here) && (
          <>
            <Heading>{t("bookmarks.this")}</Heading>
            <ul>{row(here)}</ul>
          </>
        )}
        <Heading>{t("bookmarks.own")}</Heading>
        {own.length === 0 && <p className={css({ px: "1", color: "text.muted" })}>{t("bookmarks.none")}</p>}
        <ul aria-describedby={`${id}-order`}>
          {own.map((page, index) => (
            <BookmarkRow
              key={page.id}
              page={page}
              place={index}
              words={words}
              onToggle={toggleOwn}
              onOpen={onClose}
              onMove={move}
              bookmarks={own}
            />
          ))}
        </ul>
        {own.length > 1 && (
          <p
            className={css({ px: "1", pt: "2", fontSize: "xs", lineHeight: "xs", color: "text.muted" })}
            id={`${id}-order`}
          >
            {t("bookmarks.order")}
          </p>
        )}
      </>
    );
  };
  return (
    <div className={css({ w: "20rem", maxW: "full" })}>
      <Input
        data-autofocus
        size="sm"
        type="text"
        inputMode="search"
        aria-label={t("bookmarks.search")}
        placeholder={t("bookmarks.search")}
        maxLength={60}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {content()}
      <VisuallyHidden role="status">
        {words.length > 0 ? t("bookmarks.results", { count: found.length }) : said}
      </VisuallyHidden>
    </div>
  );
}
