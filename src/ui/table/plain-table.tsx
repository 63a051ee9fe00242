/** Simple read-only table with variants and horizontal scrolling. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";

export const PlainTable = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "collapse",
    textAlign: "start",
    color: "text",
    "& :is(th, td)": {
      px: "3",
      py: "2.5",
      textAlign: "start",
      borderBottomWidth: "1px",
      borderColor: "border",
      verticalAlign: "middle",
    },
    "& thead th": { color: "text.muted", fontSize: "xs", fontWeight: "medium", whiteSpace: "nowrap" },
    "& tbody th": { fontWeight: "medium" },
    "& [data-end]": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
    "& [data-date]": { whiteSpace: "nowrap" },
    "& caption": { color: "text.muted", fontSize: "sm", textAlign: "start", py: "2" },
    // Contextual rows; their meaning must also be in the text.
    "& tr[data-tone=success] > *": { bg: "success.subtle" },
    "& tr[data-tone=warning] > *": { bg: "warning.subtle" },
    "& tr[data-tone=danger] > *": { bg: "danger.subtle" },
    "& tr[data-tone=info] > *": { bg: "info.subtle" },
  },
  variants: {
    striped: { true: { "& tbody tr:nth-of-type(odd) > *": { bg: "hover" } } },
    hover: { true: { "& tbody tr:hover > *": { bg: "hover" } } },
    borderless: { true: { "& :is(th, td)": { borderBottomWidth: "0" } } },
    bordered: { true: { "& :is(th, td)": { borderWidth: "1px" } } },
    small: { true: { fontSize: "sm", "& :is(th, td)": { px: "2", py: "1" } } },
    /** In narrow windows rows become blocks, with cells labelled by `data-label`. */
    stacked: {
      true: {
        mdDown: {
          "&, & :is(tbody, tfoot), & :is(tbody, tfoot) :is(tr, th)": { display: "block" },
          "& :is(thead, tfoot td:empty)": { display: "none" },
          "& :is(tbody, tfoot) tr": { py: "2", borderBottomWidth: "1px", borderColor: "border" },
          "& :is(tbody, tfoot) :is(th, td)": { py: "1", borderBottomWidth: "0" },
          "& :is(tbody, tfoot) td": {
            display: "flex",
            justifyContent: "space-between",
            gap: "3",
            overflowWrap: "anywhere",
          },
          "& :is(tbody, tfoot) td::before": {
            content: "attr(data-label)",
            color: "text.muted",
            flexShrink: "0",
            maxW: "60%",
          },
        },
      },
    },
    stickyHead: { true: { "& thead th": { position: "sticky", top: "0", bg: "surface", zIndex: "1" } } },
  },
});

/** Focusable scroll container for large tables. */
export function TableScroll({ label, maxH, children }: { label: string; maxH?: string; children: React.ReactNode }) {
  return (
    <div
      className={css({ overflow: "auto", borderRadius: "control" })}
      style={{ maxHeight: maxH }}
      role="group"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
