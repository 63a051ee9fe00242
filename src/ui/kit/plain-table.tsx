/** A table of a few rows that are only read: its look by variants, and a way to scroll where it is too wide. */
import { chakra } from "@chakra-ui/react";

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
    // Contextual rows: the tint says the kind, a word in the row says it too.
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
    /** In a narrow window each row is a block, its cells named by their `data-label`. */
    stacked: {
      true: {
        mdDown: {
          "&, & tbody, & tbody tr, & tbody th": { display: "block" },
          "& thead": { display: "none" },
          "& tbody tr": { py: "2", borderBottomWidth: "1px", borderColor: "border" },
          "& tbody :is(th, td)": { py: "1", borderBottomWidth: "0" },
          "& tbody td": { display: "flex", justifyContent: "space-between", gap: "3", overflowWrap: "anywhere" },
          "& tbody td::before": { content: "attr(data-label)", color: "text.muted", flexShrink: "0", maxW: "60%" },
        },
      },
    },
    stickyHead: { true: { "& thead th": { position: "sticky", top: "0", bg: "surface", zIndex: "1" } } },
  },
});

/** Room for a table that may be wider or higher than it: keys scroll it once it has the focus. */
export function TableScroll({ label, maxH, children }: { label: string; maxH?: string; children: React.ReactNode }) {
  return (
    <chakra.div role="group" aria-label={label} tabIndex={0} overflow="auto" maxH={maxH} borderRadius="control">
      {children}
    </chakra.div>
  );
}
