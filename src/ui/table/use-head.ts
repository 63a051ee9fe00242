/** Column operations with screen reader announcements and focus handling: width, position, pin, hide. */
import type { RefObject } from "react";
import { useText } from "../messages/use-text.ts";
import {
  dropColumn,
  fittingWidth,
  moveColumn,
  pinColumn,
  placeColumns,
  showColumn,
  type Pin,
  type PlacedColumn,
  type TableLayout,
} from "./layout.ts";
import { columnWidths, contentWidth } from "./measure.ts";
import type { Arranging } from "./rows.ts";

export interface Head {
  readonly move: (id: string, step: 1 | -1) => void;
  readonly drop: (id: string, beside: string, side: "before" | "after") => void;
  readonly pin: (id: string, pin: Pin | undefined) => void;
  readonly hide: (id: string) => void;
  readonly fit: (id: string) => void;
  readonly setWidth: (id: string, width: number) => void;
  /** Fixes all current widths, so that resizing one column doesn't move the others. */
  readonly freeze: (id: string) => void;
  readonly widthOf: (id: string) => number;
}

type HeadControl = "sort" | "menu" | "width";

export function focusHead(table: HTMLTableElement | null, id: string, control: HeadControl): void {
  // After the menu has returned the focus and the columns have moved.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const head = table?.querySelector(`thead th[data-column="${CSS.escape(id)}"]`);
      (
        head?.querySelector<HTMLElement>(`[data-head-control=${control}]`) ??
        head?.querySelector<HTMLElement>("[data-head-control]")
      )?.focus();
    }),
  );
}

interface HeadOptions<Row> {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly columns: readonly PlacedColumn<Row>[];
  readonly arranging: Arranging | undefined;
  readonly say: (text: string) => void;
}

export function useHead<Row>({ table, columns, arranging, say }: HeadOptions<Row>): Head | undefined {
  const t = useText();
  if (!arranging) return undefined;
  const { layout, onChange } = arranging;
  const nameOf = (id: string): string => columns.find((column) => column.id === id)?.header ?? id;
  const frozen = (id: string): TableLayout => {
    const [lead] = columns;
    const { [lead?.id ?? ""]: leadWidth, ...rest } = table.current ? columnWidths(table.current) : {};
    const widths = { ...rest, ...layout.widths };
    return {
      ...layout,
      widths: lead?.id === id && leadWidth !== undefined ? { [lead.id]: leadWidth, ...widths } : widths,
    };
  };
  const setWidth = (id: string, width: number): void => {
    const base = frozen(id);
    onChange({ ...base, widths: { ...base.widths, [id]: fittingWidth(width) } });
  };
  const rearrange = (next: TableLayout, id: string): void => {
    onChange(next);
    const after = placeColumns(
      columns,
      next,
      columns.map((column) => column.id),
    );
    say(
      t("crud.columnAt", {
        column: nameOf(id),
        place: after.findIndex((column) => column.id === id) + 1,
        count: after.length,
      }),
    );
    focusHead(table.current, id, "menu");
  };
  return {
    move: (id, step) => rearrange(moveColumn(layout, columns, id, step), id),
    drop: (id, beside, side) => rearrange(dropColumn(layout, columns, id, beside, side), id),
    pin: (id, pin) => rearrange(pinColumn(layout, id, pin), id),
    hide: (id) => {
      const at = columns.findIndex((column) => column.id === id);
      onChange(showColumn(layout, columns, id, false));
      say(t("crud.columnHidden", { column: nameOf(id) }));
      focusHead(table.current, (columns[at + 1] ?? columns[at - 1])?.id ?? "", "menu");
    },
    fit: (id) => {
      if (table.current) setWidth(id, contentWidth(table.current, id));
    },
    setWidth,
    freeze: (id) => onChange(frozen(id)),
    widthOf: (id) => layout.widths[id] ?? (table.current ? (columnWidths(table.current)[id] ?? 0) : 0),
  };
}
