/** Column menu: sort, move, pin, width, hide. Loaded when a header is first focused or hovered. */
import { css } from "#generated/styles/css/index.js";
import {
  ArrowDown,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUp,
  ChevronLeft,
  ChevronRight,
  EyeOff,
  ListPlus,
  ListX,
  MoveHorizontal,
  PinOff,
  Scaling,
  type LucideIcon,
  type LucideProps,
} from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { MenuItem, MenuSeparator } from "../kit/menu-items.tsx";
import { addSort, sortMark, sortTerms } from "./column.ts";
import { canMove, type PlacedColumn } from "./layout.ts";
import { focusHead, type Head } from "./use-head.ts";

/** Directional icons are mirrored in right-to-left layouts. */
const Mirrored = ({ as: Icon, ...rest }: { as: LucideIcon } & LucideProps) => (
  <span className={css({ display: "grid", _rtl: { scale: "-1 1" } })}>
    <Icon {...rest} />
  </span>
);

export interface ColumnMenuItemsProps<Row> {
  column: PlacedColumn<Row>;
  columns: readonly PlacedColumn<Row>[];
  head: Head;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  multiSort: boolean;
  table: () => HTMLTableElement | null;
}

function SortItems<Row>({ column: { id, sortBy }, sort, onSort, multiSort, table }: ColumnMenuItemsProps<Row>) {
  const t = useText();
  if (sortBy === undefined || !onSort) return null;
  const mark = sortMark(sort, sortBy);
  const others = sortTerms(sort).length - (mark ? 1 : 0);
  const set = (next: string) => () => {
    onSort(next);
    focusHead(table(), id, "menu");
  };
  return (
    <>
      <MenuItem icon={<ArrowUp size={16} aria-hidden />} onSelect={set(sortBy)}>
        {t("crud.sortAscending")}
      </MenuItem>
      <MenuItem icon={<ArrowDown size={16} aria-hidden />} onSelect={set(`-${sortBy}`)}>
        {t("crud.sortDescending")}
      </MenuItem>
      {multiSort && !mark && others > 0 && (
        <MenuItem icon={<ListPlus size={16} aria-hidden />} hint="⇧" onSelect={set(addSort(sort, sortBy))}>
          {t("crud.sortAlso")}
        </MenuItem>
      )}
      {multiSort && mark && others > 0 && (
        <MenuItem
          icon={<ListX size={16} aria-hidden />}
          onSelect={set(
            sortTerms(sort)
              .filter((term) => term !== sortBy && term !== `-${sortBy}`)
              .join(","),
          )}
        >
          {t("crud.sortNot")}
        </MenuItem>
      )}
      <MenuSeparator />
    </>
  );
}

export function ColumnMenuItems<Row>(props: ColumnMenuItemsProps<Row>) {
  const t = useText();
  const { column, columns, head, table } = props;
  const { id, pin } = column;
  const lead = columns[0]?.id === id;
  const item = (icon: ReactNode, text: string, onSelect: () => void, disabled = false) => (
    <MenuItem icon={icon} disabled={disabled} onSelect={onSelect}>
      {text}
    </MenuItem>
  );
  return (
    <>
      <SortItems {...props} />
      {!lead && (
        <>
          {item(
            <Mirrored as={ChevronLeft} size={16} aria-hidden />,
            t("crud.moveBack"),
            () => head.move(id, -1),
            !canMove(columns, id, -1),
          )}
          {item(
            <Mirrored as={ChevronRight} size={16} aria-hidden />,
            t("crud.moveOn"),
            () => head.move(id, 1),
            !canMove(columns, id, 1),
          )}
          {pin !== "start" &&
            item(<Mirrored as={ArrowLeftToLine} size={16} aria-hidden />, t("crud.pinStart"), () =>
              head.pin(id, "start"),
            )}
          {pin !== "end" &&
            item(<Mirrored as={ArrowRightToLine} size={16} aria-hidden />, t("crud.pinEnd"), () => head.pin(id, "end"))}
          {pin && item(<PinOff size={16} aria-hidden />, t("crud.unpin"), () => head.pin(id, undefined))}
          <MenuSeparator />
        </>
      )}
      {item(<MoveHorizontal size={16} aria-hidden />, t("crud.setWidth"), () => focusHead(table(), id, "width"))}
      {item(<Scaling size={16} aria-hidden />, t("crud.fitWidth"), () => {
        head.fit(id);
        focusHead(table(), id, "menu");
      })}
      {!lead && (
        <>
          <MenuSeparator />
          {item(<EyeOff size={16} aria-hidden />, t("crud.hideColumn"), () => head.hide(id))}
        </>
      )}
    </>
  );
}
