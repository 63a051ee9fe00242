/** Numbered pagination, for content that is read rather than worked through. */
import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { Button } from "./button.tsx";
import { pageWindow } from "./page-window.ts";

type Palette = "accent" | "success" | "warning" | "danger" | "info" | "neutral";

interface PaginationProps {
  /** Accessible name. */
  label: string;
  page: number;
  last: number;
  onPage: (page: number) => void;
  size?: "sm" | "md" | "lg";
  palette?: Palette;
  /** Pages on each side of the current one. */
  around?: number;
  /** Buttons for the first and last page. */
  ends?: boolean;
  /** "Previous" and "Next" labels beside the arrows. */
  words?: boolean;
  round?: boolean;
}

export function Pagination({
  label,
  page,
  last,
  onPage,
  size = "md",
  palette = "accent",
  around = 1,
  ends = false,
  words = false,
  round = false,
}: PaginationProps) {
  const t = useText();
  // Seven buttons fit on a phone.
  const shape = { size, minW: { base: "8", md: undefined }, ...(round && { borderRadius: "full" }) } as const;
  const turn = (to: number, name: string, icon: ReactNode, word: "before" | "after" | "none") => {
    const possible = to >= 1 && to <= last && to !== page;
    return (
      // Not `disabled`, which would drop the focus at the last page.
      <Button
        {...shape}
        variant="ghost"
        aria-label={name}
        data-tip={word === "none" ? name : undefined}
        aria-disabled={!possible || undefined}
        square={word === "none"}
        onClick={() => possible && onPage(to)}
      >
        {word === "after" && name}
        {icon}
        {word === "before" && name}
      </Button>
    );
  };
  return (
    <chakra.nav aria-label={label}>
      <chakra.ul display="flex" flexWrap="wrap" alignItems="center" gap={{ base: "0", md: "1" }}>
        {ends && (
          <li>
            {turn(
              page === 1 ? 0 : 1,
              t("tools.pageFirst"),
              <ChevronsLeft size={16} className="mirrored" aria-hidden />,
              "none",
            )}
          </li>
        )}
        <li>
          {turn(
            page - 1,
            t("tools.pagePrevious"),
            <ChevronLeft size={16} className="mirrored" aria-hidden />,
            words ? "before" : "none",
          )}
        </li>
        {pageWindow(page, last, around).map((mark, index) =>
          mark === "gap" ? (
            <chakra.li
              key={`gap ${index}`}
              w={{ base: "4", md: "6" }}
              textAlign="center"
              color="text.muted"
              aria-hidden
            >
              …
            </chakra.li>
          ) : (
            <li key={mark}>
              <Button
                {...shape}
                px="1"
                variant={mark === page ? "solid" : "ghost"}
                colorPalette={palette}
                fontVariantNumeric="tabular-nums"
                aria-label={t("tools.pageAt", { page: mark })}
                aria-current={mark === page ? "page" : undefined}
                onClick={() => mark !== page && onPage(mark)}
              >
                {mark}
              </Button>
            </li>
          ),
        )}
        <li>
          {turn(
            page + 1,
            t("tools.pageNext"),
            <ChevronRight size={16} className="mirrored" aria-hidden />,
            words ? "after" : "none",
          )}
        </li>
        {ends && (
          <li>
            {turn(
              page === last ? last + 1 : last,
              t("tools.pageLast"),
              <ChevronsRight size={16} className="mirrored" aria-hidden />,
              "none",
            )}
          </li>
        )}
      </chakra.ul>
    </chakra.nav>
  );
}
