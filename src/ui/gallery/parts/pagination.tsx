/** Numbered pagination, for content that is read rather than worked through. */
import { usePagination } from "@chakra-ui/react";
import { css, cx } from "#generated/styles/css/index.js";
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button, type ButtonProps } from "../../kit/button.tsx";

interface PaginationProps {
  /** Accessible name. */
  label: string;
  page: number;
  last: number;
  onPage: (page: number) => void;
  size?: "sm" | "md" | "lg";
  palette?: "accent" | "success" | "warning" | "danger" | "info" | "neutral";
  /** Pages on each side of the current one. */
  around?: number;
  /** Buttons for the first and last page. */
  ends?: boolean;
  /** "Previous" and "Next" labels beside the arrows. */
  words?: boolean;
  round?: boolean;
}

export function Pagination(props: PaginationProps) {
  const { label, page, last, onPage, size = "md", palette = "accent", around = 1, ends, words, round } = props;
  const t = useText();
  const pages = usePagination({
    count: last,
    pageSize: 1,
    page,
    siblingCount: around,
    onPageChange: (next) => onPage(next.page),
    translations: {
      rootLabel: label,
      firstTriggerLabel: t("tools.pageFirst"),
      prevTriggerLabel: t("tools.pagePrevious"),
      nextTriggerLabel: t("tools.pageNext"),
      lastTriggerLabel: t("tools.pageLast"),
      itemLabel: (item) => t("tools.pageAt", { page: item.page }),
    },
  });
  // Eight buttons fit on a phone.
  const shape = css({ mdDown: { minW: "7" } }, round && { borderRadius: "full" });
  const turn = (part: ButtonProps, possible: boolean, Icon: LucideIcon, word?: "before" | "after") => {
    const name = part["aria-label"];
    return (
      <li>
        <Button
          {...part}
          className={shape}
          size={size}
          variant="ghost"
          square={!word}
          data-tip={word ? undefined : name}
          // Chakra disables it.
          disabled={false}
          inactive={!possible}
        >
          {word === "before" && name}
          <Icon size={16} className="mirrored" aria-hidden />
          {word === "after" && name}
        </Button>
      </li>
    );
  };
  const numbers: ReactNode[] = pages.pages.map((each, index) =>
    each.type === "ellipsis" ? (
      <li
        key={`gap ${index}`}
        className={css({ w: { base: "3", md: "6" }, textAlign: "center", color: "text.muted" })}
        aria-hidden
      >
        …
      </li>
    ) : (
      <li key={each.value}>
        <Button
          {...pages.getItemProps(each)}
          className={cx(shape, css({ px: "1", colorPalette: palette, fontVariantNumeric: "tabular-nums" }))}
          size={size}
          variant={each.value === page ? "solid" : "ghost"}
        >
          {each.value}
        </Button>
      </li>
    ),
  );
  return (
    <nav {...pages.getRootProps()}>
      <ul className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: { base: "0", md: "1" } })}>
        {ends && turn(pages.getFirstTriggerProps(), page > 1, ChevronsLeft)}
        {turn(pages.getPrevTriggerProps(), page > 1, ChevronLeft, words ? "after" : undefined)}
        {numbers}
        {turn(pages.getNextTriggerProps(), page < last, ChevronRight, words ? "before" : undefined)}
        {ends && turn(pages.getLastTriggerProps(), page < last, ChevronsRight)}
      </ul>
    </nav>
  );
}
