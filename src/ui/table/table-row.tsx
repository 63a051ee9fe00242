/** Table row, its expanded content, and group headings. */
import { css } from "#generated/styles/css/index.js";
import { ChevronRight } from "lucide-react";
import type { MouseEvent, PointerEvent as OverCell } from "react";
import { useText } from "../messages/use-text.ts";
import { Checkbox } from "../kit/checkbox.tsx";
import { IconButton } from "../kit/button.tsx";
import type { RowControlProps } from "./column.ts";
import type { Grouping, Line, RowsProps } from "./rows.ts";
import { marksOf } from "./table-base.tsx";

/** Opens a row on click, except on controls or after selecting text. */
function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const free = !(event.target as Element).closest("a, button, input, select, label, [popover]");
  if (free && !event.metaKey && !event.ctrlKey && String(getSelection()) === "")
    event.currentTarget.querySelector<HTMLElement>('[data-row-control="link"]')?.click();
}

function showFullText({ currentTarget: cell }: OverCell<HTMLTableCellElement>): void {
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.innerText : "";
}

export function OpenButton({
  open,
  name,
  control,
  onToggle,
}: {
  open: boolean;
  name: string;
  control: RowControlProps;
  onToggle: () => void;
}) {
  const t = useText();
  return (
    <IconButton
      {...control}
      size="sm"
      aria-expanded={open}
      label={t("crud.moreOf", { name })}
      onClick={onToggle}
      className={css({ h: "6!", minW: "6!" })}
    >
      <Turning open={open} />
    </IconButton>
  );
}

function Turning({ open }: { open: boolean }) {
  return (
    <span
      className={css({
        display: "grid",
        transition: "rotate",
        transitionDuration: "fast",
        rotate: open ? "90deg" : "0deg",
        _rtl: { rotate: open ? "90deg" : "180deg" },
      })}
    >
      <ChevronRight size={16} aria-hidden />
    </span>
  );
}

interface GroupButtonProps<Row> {
  line: Extract<Line<Row>, { group: string }>;
  grouping: Grouping<Row>;
  control: RowControlProps;
}

export function GroupButton<Row>({ line: { group, count }, grouping, control }: GroupButtonProps<Row>) {
  const t = useText();
  const open = !grouping.closed.has(group);
  return (
    <button
      {...control}
      type="button"
      aria-expanded={open}
      className={css({
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        minH: "6",
        px: "2",
        borderRadius: "control",
        cursor: "pointer",
        position: "sticky",
        insetInlineStart: "2",
      })}
      onClick={() => grouping.onToggle(group)}
    >
      <Turning open={open} />
      {grouping.label(group)}
      <span className={css({ color: "text.muted", fontWeight: "normal", fontVariantNumeric: "tabular-nums" })}>
        {t("crud.found", { total: count })}
      </span>
    </button>
  );
}

type TableRowProps<Row> = Pick<
  RowsProps<Row>,
  "columns" | "nameOf" | "lead" | "selection" | "control" | "actionsOf" | "expanding" | "onSelect"
> & {
  id: string;
  row: Row;
  /** Index among all rows, if virtualised. */
  index: number | undefined;
};

export function TableRow<Row>({
  id,
  row,
  index,
  columns,
  nameOf,
  lead,
  selection,
  control,
  actionsOf,
  expanding,
  onSelect,
}: TableRowProps<Row>) {
  const t = useText();
  const selected = selection?.has(row) ?? false;
  const open = expanding?.isOpen(row) ?? false;
  return (
    <>
      <tr
        className={css({ cursor: "pointer" })}
        data-row={id}
        data-selected={selected || undefined}
        aria-rowindex={index}
        onClick={openRow}
      >
        {selection && (
          <td data-select>
            <Checkbox
              {...control(id, "select")}
              aria-label={t("crud.selectRow", { name: nameOf(row) })}
              checked={selected}
              onChange={(event) => onSelect(row, event.target.checked, (event.nativeEvent as PointerEvent).shiftKey)}
              className={css({ display: "grid" })}
            />
          </td>
        )}
        {columns.map((column, at) =>
          at === 0 ? (
            <td key={column.id} {...marksOf(columns, at)}>
              <div
                className={css({
                  display: "flex",
                  alignItems: "center",
                  gap: "1",
                  m: "-1",
                  p: "1",
                  overflow: "hidden",
                })}
              >
                {expanding && (
                  <OpenButton
                    open={open}
                    name={nameOf(row)}
                    control={control(id, "expand")}
                    onToggle={() => expanding.onToggle(row)}
                  />
                )}
                <div
                  className={css({ minW: "0", overflow: "hidden", textOverflow: "ellipsis", m: "-1", p: "1" })}
                  data-content
                  title={nameOf(row)}
                >
                  {lead(row, control(id, "link"))}
                </div>
              </div>
            </td>
          ) : (
            <td key={column.id} {...marksOf(columns, at)} onPointerEnter={column.room && showFullText}>
              {column.cell(row, (name) => control(id, name))}
            </td>
          ),
        )}
        {actionsOf && <td data-actions>{actionsOf(row)}</td>}
      </tr>
      {expanding && open && (
        <tr data-more>
          <td colSpan={columns.length + (selection ? 1 : 0) + (actionsOf ? 1 : 0)}>{expanding.render(row)}</td>
        </tr>
      )}
    </>
  );
}
