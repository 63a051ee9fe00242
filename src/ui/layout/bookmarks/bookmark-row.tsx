/** One page in the panel: link, star and, for bookmarks, a drag handle (Alt+arrow keys also move it). */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { PageEntry } from "#generated/demo/schema.ts";
import { Link } from "../../kit/link.tsx";
import { useRowDrag } from "../../kit/use-row-drag.ts";
import { useText } from "../../messages/use-text.ts";
import { Highlight } from "../../kit/highlight.tsx";
import { PageIcon } from "../search/page-icon.tsx";
import { StarButton } from "./star-button.tsx";

const Row = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "1",
    minH: "9",
    borderRadius: "control",
    _hover: { bg: "hover" },
    "&::before": { content: '""', position: "absolute", insetInline: "0", h: "2px", bg: "accent", display: "none" },
    '&[data-drag="above"]::before': { display: "block", top: "-1px" },
    '&[data-drag="below"]::before': { display: "block", bottom: "-1px" },
    '&[data-drag="dragged"]': { opacity: 0.5 },
  },
});

interface BookmarkRowProps {
  page: PageEntry;
  words: readonly string[];
  onToggle: (page: PageEntry) => void;
  onOpen: () => void;
  /** Position among the bookmarks; undefined if the row cannot be moved. */
  place?: number;
  bookmarks?: readonly PageEntry[];
  onMove?: (page: PageEntry, place: number) => void;
}

export function BookmarkRow({ page, words, onToggle, onOpen, place, bookmarks = [], onMove }: BookmarkRowProps) {
  const t = useText();
  const movable = onMove !== undefined && place !== undefined;
  const { row, handle, state } = useRowDrag({
    kind: "bookmark",
    id: page.id,
    enabled: movable,
    onDrop: (id, side) => {
      const from = bookmarks.findIndex((each) => each.id === id);
      const dropped = bookmarks[from];
      if (!dropped || place === undefined) return;
      const to = place + (side === "below" ? 1 : 0);
      onMove?.(dropped, from < to ? to - 1 : to);
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined || !movable) return;
    event.preventDefault();
    onMove(page, place + step);
  };
  return (
    <Row ref={row} data-drag={state}>
      {movable && (
        <span
          ref={handle}
          className={css({
            w: "6",
            h: "7",
            display: "grid",
            placeItems: "center",
            color: "text.muted",
            cursor: "grab",
          })}
          title={t("bookmarks.drag", { title: page.title })}
          aria-hidden
        >
          <GripVertical size={16} />
        </span>
      )}
      <Link
        to={page.link}
        quiet
        data-bookmark={page.id}
        aria-keyshortcuts={movable ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        className={css({ display: "flex", alignItems: "center", gap: "2.5", flex: "1", minW: "0", minH: "8", px: "1" })}
      >
        <span className={css({ color: "text.muted", flexShrink: 0 })}>
          <PageIcon name={page.icon} size={16} />
        </span>
        <span className={css({ minW: "0", truncate: true })}>
          <Highlight text={page.title} words={words} />
        </span>
      </Link>
      <StarButton page={page} onToggle={onToggle} />
    </Row>
  );
}
