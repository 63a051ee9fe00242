/** Sticky summary in narrow windows, linked to the result below the form. */
import { css } from "#generated/styles/css/index.js";
import { ArrowDown } from "lucide-react";
import type { ResultView } from "./calculator.ts";
import type { Words } from "../shared/explanation/words.ts";

export function SummaryBar({ view, words }: { view: ResultView; words: Words }) {
  return (
    <a
      className={css({
        display: { base: "flex", lg: "none" },
        position: "sticky",
        bottom: "2",
        zIndex: "sticky",
        alignItems: "center",
        gap: "3",
        mt: "4",
        px: "4",
        py: "2",
        bg: "raised",
        borderWidth: "1px",
        borderColor: "border.strong",
        borderRadius: "card",
        boxShadow: "floating",
      })}
      href="#result"
      data-print="no"
      data-summary=""
      onClick={(event) => {
        event.preventDefault();
        const result = document.getElementById("result");
        result?.scrollIntoView({ block: "start" });
        result?.focus({ preventScroll: true });
      }}
    >
      <span className={css({ flex: "1", minW: "0", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
        {view.headline.label}
      </span>
      <span
        className={css({
          fontWeight: "semibold",
          fontSize: "lg",
          fontVariantNumeric: "tabular-nums",
          maxW: "60%",
          overflow: "hidden",
          textOverflow: "ellipsis",
          whiteSpace: "nowrap",
        })}
      >
        {words.cell(view.headline.value)}
      </span>
      <ArrowDown size={16} aria-hidden />
    </a>
  );
}
