/** Table styles of rates: hairlines, end-aligned numbers, own scroll container. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import type { ReactNode } from "react";

const Base = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    "& caption": { textAlign: "start", fontWeight: "semibold", pb: "2" },
    "& :is(th, td)": {
      px: { base: "1.5", sm: "3" },
      h: "9",
      py: "1.5",
      textAlign: "start",
      borderBottomWidth: "1px",
      borderColor: "border",
      fontWeight: "normal",
    },
    "& thead th": {
      h: "8",
      color: "text.muted",
      fontSize: "xs",
      fontWeight: "medium",
      verticalAlign: "bottom",
      py: "1.5",
    },
    "& [data-number]": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
    "& [data-band]": { whiteSpace: "nowrap" },
    // What moves sideways on phones are the numbers, not what they belong to.
    smDown: {
      fontSize: "sm",
      "& [data-band]": { position: "sticky", insetInlineStart: "0", bg: "surface" },
      "& th[colspan] > span": { position: "sticky", insetInlineStart: "2", display: "block", w: "calc(100vw - 4rem)" },
      "& th[colspan]": { h: "auto", py: "1.5", whiteSpace: "normal" },
    },
    "& tbody th[colspan]": { bg: "hover", fontWeight: "medium" },
    "& tbody:last-of-type tr:last-of-type :is(th, td)": { borderBottomWidth: "0" },
  },
  variants: {
    /** On phones what a row belongs to stands on a line of its own (`data-top`), so that all of its numbers fit below. */
    folded: {
      true: {
        smDown: {
          display: "grid",
          gridTemplateColumns: "repeat(var(--fold), auto)",
          "& :is(thead, tbody, tr)": { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" },
          "& tr": { px: "2", py: "1", borderBottomWidth: "1px", borderColor: "border" },
          "& tbody:last-of-type tr:last-of-type": { borderBottomWidth: "0" },
          "& tr:has(th[colspan])": { bg: "hover" },
          "& :is(th, td), & [data-band]": { h: "auto", px: "1", py: "0.5", borderBottomWidth: "0" },
          "& thead th": { h: "auto", fontSize: "0.6875rem", whiteSpace: "normal" },
          // The last of them takes the rest of its line.
          "& [data-top]:not(:has(+ [data-top]))": { gridColumn: "2 / -1" },
          "& [data-top]:first-child:not(:has(+ [data-top]))": { gridColumn: "1 / -1" },
          "& tbody th[colspan]": { gridColumn: "1 / -1", bg: "transparent", "& > span": { w: "auto" } },
          "& tbody [data-top]": { fontWeight: "medium" },
        },
      },
    },
    /** Many columns: row names stay in place while the rest scrolls. */
    dense: {
      true: {
        fontSize: "sm",
        "& :is(th, td)": { px: "2" },
        "& tr:first-of-type th:first-of-type, & tbody th": {
          position: "sticky",
          insetInlineStart: "0",
          bg: "surface",
          borderInlineEndWidth: "1px",
        },
      },
    },
  },
});

export function TableFrame({
  label,
  dense = false,
  fold,
  children,
}: {
  label: string;
  dense?: boolean;
  /** How many cells of a row stand side by side on phones, below those with `data-top`. */
  fold?: number | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={css({
        overflowX: "auto",
        position: "relative",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "card",
        bg: "surface",
      })}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <Base dense={dense} folded={fold !== undefined} style={{ ["--fold" as string]: fold }}>
        {children}
      </Base>
    </div>
  );
}
