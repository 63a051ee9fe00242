/** One field change: before and after. */
import { css } from "#generated/styles/css/index.js";
import { ArrowRight } from "lucide-react";
import { useText } from "../messages/use-text.ts";

interface ChangeLineProps {
  label: string;
  /** Null if there was no value. */
  before: string | null;
  after: string;
}

export function ChangeLine({ label, before, after }: ChangeLineProps) {
  const t = useText();
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: { base: "minmax(6.5rem, 1fr) 2fr", sm: "minmax(8rem, 1fr) 3fr" },
        columnGap: "4",
        py: "1",
      })}
    >
      <dt className={css({ color: "text.muted" })}>{label}</dt>
      <dd
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: "2",
          fontVariantNumeric: "tabular-nums",
          overflowWrap: "anywhere",
        })}
      >
        {before !== null && (
          <>
            <del className={css({ color: "text.muted", textDecorationColor: "border.strong" })}>{before}</del>
            <span
              className={css({ display: "grid", color: "text.muted", _rtl: { transform: "scaleX(-1)" } })}
              role="img"
              aria-label={t("crud.becomes")}
            >
              <ArrowRight size={14} aria-hidden />
            </span>
          </>
        )}
        <ins className={css({ textDecoration: "none", fontWeight: "medium" })}>{after}</ins>
      </dd>
    </div>
  );
}
