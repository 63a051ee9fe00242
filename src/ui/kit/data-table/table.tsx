/** The rows as a table: sticky header that sorts, one link a row, actions at its end. */
import { chakra } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useRef, type MouseEvent } from "react";
import { useText } from "../../messages/use-text.ts";
import { Checkbox } from "../checkbox.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { isDescending, nextSort, sortField, type Column } from "./column.ts";
import type { RowsProps } from "./rows.ts";

export const TableBase = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    fontSize: "md",
    "& th, & td": { px: "3", bg: "surface", textAlign: "start", whiteSpace: "nowrap", borderBottomWidth: "1px", borderColor: "border" },
    "& th": { position: "sticky", top: "0", zIndex: "2", h: "8", color: "text.muted", fontSize: "xs", fontWeight: "medium" },
    "& tbody tr:last-of-type td": { borderBottomWidth: "0" },
    "& [data-end]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "& [data-lead]": { w: "40%", maxW: "0", minW: "52" },
    "& [data-select]": { w: "7", minW: "7", paddingInlineEnd: "0" },
    "& [data-actions]": { insetInlineEnd: "0", paddingInlineStart: "0", paddingInlineEnd: "1.5", textAlign: "end" },
    // Where the columns are wider than the window, name and actions stay while the rest moves below them.
    "& :is([data-select], [data-lead], [data-actions])": { position: "sticky", zIndex: "1" },
    "& th:is([data-select], [data-lead], [data-actions])": { zIndex: "3" },
    "& :is([data-select], [data-lead])": { insetInlineStart: "0" },
    "& [data-select] + [data-lead]": { insetInlineStart: "7" },
    "& tbody tr:hover td, & tbody tr:focus-within td": { bg: "hover" },
    "& tbody tr[data-selected] td": { bg: "accent.subtle" },
    // Beside the menu, actions show where the pointer or the focus is.
    "& [data-quiet]": { opacity: 0 },
    "& tr:is(:hover, :focus-within) [data-quiet]": { opacity: 1 },
  },
  variants: {
    density: { normal: { "& td": { h: "10" } }, compact: { "& td": { h: "8" }, "& [data-actions] :is(a, button)": { h: "7", minW: "7" } } },
  },
});

const SortButton = chakra("button", {
  base: {
    display: "inline-flex",
    verticalAlign: "middle",
    alignItems: "center",
    gap: "1",
    h: "6",
    mx: "-1",
    px: "1",
    borderRadius: "xs",
    fontWeight: "inherit",
    cursor: "pointer",
    "& .idle": { opacity: 0 },
    _hover: { color: "text", "& .idle": { opacity: 1 } },
    _focusVisible: { "& .idle": { opacity: 1 } },
  },
});

interface HeaderProps<Row> {
  column: Column<Row>;
  lead: boolean;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

function Header<Row>({ column: { header, sortBy, align }, lead, sort, onSort }: HeaderProps<Row>) {
  const marks = { "data-lead": lead || undefined, "data-end": align === "end" || undefined };
  if (sortBy === undefined || !onSort) {
    return (
      <th scope="col" {...marks}>
        {header}
      </th>
    );
  }
  const active = sort !== undefined && sortField(sort) === sortBy;
  const Icon = !active ? ChevronsUpDown : isDescending(sort) ? ArrowDown : ArrowUp;
  return (
    <th scope="col" {...marks} aria-sort={active ? (isDescending(sort) ? "descending" : "ascending") : "none"}>
      <SortButton type="button" color={active ? "text" : undefined} flexDirection={align === "end" ? "row-reverse" : undefined} onClick={() => onSort(nextSort(sort, sortBy))}>
        {header}
        <Icon size={14} className={active ? undefined : "idle"} aria-hidden />
      </SortButton>
    </th>
  );
}

/** A press anywhere on a row that is not on a control, and not the end of marking text, opens it. */
function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const free = !(event.target as Element).closest("a, button, input, label, [popover]");
  if (free && !event.metaKey && !event.ctrlKey && String(getSelection()) === "") event.currentTarget.querySelector<HTMLElement>('[data-row-control="link"]')?.click();
}

export function Table<Row>({ label, columns, rows, idOf, nameOf, lead, actionsOf, sort, onSort, selection, density = "normal", hintId, control }: RowsProps<Row>) {
  const t = useText();
  const lastSelected = useRef<number>(-1);
  const selectedHere = selection ? rows.filter(selection.has).length : 0;
  const select = (at: number, selected: boolean, through: boolean): void => {
    const from = through && lastSelected.current >= 0 ? lastSelected.current : at;
    selection?.set(rows.slice(Math.min(from, at), Math.max(from, at) + 1), selected);
    lastSelected.current = at;
  };
  return (
    <TableBase density={density} aria-label={label} aria-describedby={hintId}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" data-select>
              <Checkbox
                aria-label={t("crud.selectAll")}
                checked={rows.length > 0 && selectedHere === rows.length}
                indeterminate={selectedHere > 0 && selectedHere < rows.length}
                onChange={(event) => selection.set(rows, event.target.checked)}
                display="grid"
              />
            </th>
          )}
          {columns.map((column, index) => (
            <Header key={column.id} column={column} lead={index === 0} sort={sort} onSort={onSort} />
          ))}
          {actionsOf && (
            <th scope="col" data-actions>
              <VisuallyHidden>{t("crud.actions")}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const selected = selection?.has(row) ?? false;
          return (
            <chakra.tr key={idOf(row)} data-row={idOf(row)} data-selected={selected || undefined} cursor="pointer" onClick={openRow}>
              {selection && (
                <td data-select>
                  <Checkbox
                    {...control(row, "select")}
                    aria-label={t("crud.selectRow", { name: nameOf(row) })}
                    checked={selected}
                    onChange={(event) => select(at, event.target.checked, (event.nativeEvent as PointerEvent).shiftKey)}
                    display="grid"
                  />
                </td>
              )}
              {columns.map((column, index) =>
                index === 0 ? (
                  <td key={column.id} data-lead>
                    <chakra.div overflow="hidden" textOverflow="ellipsis" title={nameOf(row)} m="-1" p="1">
                      {lead(row, control(row, "link"))}
                    </chakra.div>
                  </td>
                ) : (
                  <td key={column.id} data-end={column.align === "end" || undefined}>
                    {column.cell(row)}
                  </td>
                ),
              )}
              {actionsOf && <td data-actions>{actionsOf(row)}</td>}
            </chakra.tr>
          );
        })}
      </tbody>
    </TableBase>
  );
}
