/** Table styles: sticky header, pinned columns, uniform row height. */
import { chakra } from "#generated/styles/jsx/index.js";
import type { Density } from "./column.ts";
import { narrowest, type PlacedColumn } from "./layout.ts";

export const rowHeights: Record<Density, number> = { normal: 40, compact: 32 };

export const TableBase = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    fontSize: "md",
    "& th, & td": {
      px: "3",
      bg: "surface",
      textAlign: "start",
      whiteSpace: "nowrap",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& thead th": {
      position: "sticky",
      top: "0",
      zIndex: "2",
      h: "8",
      color: "text.muted",
      fontSize: "xs",
      fontWeight: "medium",
    },
    // A second header row sits below the groups.
    "& thead tr + tr th": { top: "8" },
    "& thead [data-over]": { textAlign: "center", borderInlineEndWidth: "1px" },
    "& tbody tr:last-of-type :is(td, th)": { borderBottomWidth: "0" },
    "& thead tr td": { h: "8!" },
    // Vertically centres picture and text in the naming cell.
    "& td[data-lead] [data-content] > *": { verticalAlign: "middle" },
    "& [data-end]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "& [data-lead]": { w: "30%", maxW: "0", minW: "11rem" },
    // Twice, to outweigh the rule above whatever their order.
    "& [data-lead][data-lead=short]": { w: "20%", minW: "7rem" },
    "& [data-lead][data-lead=long]": { w: "38%" },
    "& tbody [data-room]": { overflow: "clip", textOverflow: "ellipsis", maxW: "max(12.5rem, 15vw)" },
    "& tbody [data-room=long]": { maxW: "max(18rem, 24vw)" },
    "& [data-select]": { w: "7", minW: "7", paddingInlineEnd: "0" },
    "& [data-actions]": { insetInlineEnd: "0", paddingInlineStart: "0", paddingInlineEnd: "1.5", textAlign: "end" },
    // When the table overflows, name, pinned columns and actions stay in place while the rest scrolls.
    "& :is([data-select], [data-pin], [data-actions])": { position: "sticky", zIndex: "1" },
    "& thead :is([data-select], [data-pin], [data-actions])": { zIndex: "3" },
    "& :is([data-select], [data-lead])": { insetInlineStart: "0" },
    "& [data-select] + [data-lead]": { insetInlineStart: "7" },
    "& [data-pin=start][data-edge]:not([data-lead])": { borderInlineEndWidth: "1px" },
    "& [data-pin=end][data-edge]": { borderInlineStartWidth: "1px" },
    "& tbody tr:hover td, & tbody tr:focus-within td": { bg: "hover" },
    "& tbody tr[data-selected] td": { bg: "accent.subtle" },
    "& tbody tr[data-more] td": { bg: "inset!", whiteSpace: "normal" },
    "& tbody th": { bg: "inset", fontWeight: "medium", px: "1" },
    // Actions other than the menu show on hover or focus.
    "& [data-quiet]": { opacity: 0 },
    "& tr:is(:hover, :focus-within) [data-quiet]": { opacity: 1 },
  },
  variants: {
    density: {
      normal: { "& td, & tbody th": { h: "10" } },
      compact: { "& td, & tbody th": { h: "8" }, "& [data-actions] :is(a, button)": { h: "7", minW: "7" } },
    },
    /** Fixed column widths. */
    fixed: {
      true: {
        tableLayout: "fixed",
        "& :is(th, td):not([data-select], [data-actions], [data-over])": { overflow: "clip", textOverflow: "ellipsis" },
        "& [data-head-control=sort]": { maxW: "full" },
        "& [data-actions]": { borderInlineStartWidth: "1px" },
        "& [data-lead]": { w: "auto", maxW: "none", minW: "0" },
      },
    },
  },
});

const leadRoom = 176;
const usualWidth = 144;
const selectWidth = 28;
const actionsWidth = 88;

interface ColumnWidths {
  readonly fixed: boolean;
  readonly style: { width?: string; minWidth?: string };
}

/** Once one column has a width, all get one; the naming column takes the rest. */
export function widthsOf<Row>(
  columns: readonly PlacedColumn<Row>[],
  selectable: boolean,
  actions: boolean,
): ColumnWidths {
  const fixed = columns.some(({ width }) => width !== undefined);
  if (!fixed) return { fixed, style: {} };
  const [lead, ...others] = columns;
  const rest =
    others.reduce((sum, { width = usualWidth }) => sum + width, 0) +
    (selectable ? selectWidth : 0) +
    (actions ? actionsWidth : 0);
  return {
    fixed,
    style: lead?.width === undefined ? { minWidth: `${rest + leadRoom}px` } : { width: `${rest + lead.width}px` },
  };
}

export function ColumnGroup<Row>({
  columns,
  selectable,
  actions,
}: {
  columns: readonly PlacedColumn<Row>[];
  selectable: boolean;
  actions: boolean;
}) {
  return (
    <colgroup>
      {selectable && <col style={{ width: selectWidth }} />}
      {columns.map(({ id, width }, index) => (
        <col
          key={id}
          data-column={id}
          style={width !== undefined ? { width: Math.max(narrowest, width) } : index === 0 ? {} : { width: usualWidth }}
        />
      ))}
      {actions && <col style={{ width: actionsWidth }} />}
    </colgroup>
  );
}

/** Data attributes of a cell. */
export function marksOf<Row>(columns: readonly PlacedColumn<Row>[], at: number) {
  const { id, align, pin, room } = columns[at] ?? { id: "", align: undefined, pin: undefined, room: undefined };
  const lead = at === 0;
  const edge = pin === "start" ? columns[at + 1]?.pin !== "start" : columns[at - 1]?.pin !== "end";
  return {
    "data-column": id,
    "data-lead": lead ? (room ?? true) : undefined,
    "data-room": lead ? undefined : room,
    "data-end": align === "end" || undefined,
    "data-pin": lead ? "start" : pin,
    "data-edge": (pin !== undefined && edge) || undefined,
    ...(!lead && pin && { style: { [pin === "start" ? "insetInlineStart" : "insetInlineEnd"]: `var(--pin-${id})` } }),
  } as const;
}
