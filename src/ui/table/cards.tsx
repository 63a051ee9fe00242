/** Rows as cards in narrow windows: name, status and selected columns. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../messages/use-text.ts";
import { Checkbox } from "../kit/checkbox.tsx";
import type { RowsProps } from "./rows.ts";
import { GroupButton, OpenButton } from "./table-row.tsx";

export function Cards<Row>({
  label,
  columns,
  lines,
  nameOf,
  lead,
  actionsOf,
  selection,
  grouping,
  expanding,
  hintId,
  control,
  onSelect,
}: RowsProps<Row>) {
  const t = useText();
  return (
    <ul className={css({ display: "grid" })} aria-label={label} aria-describedby={hintId}>
      {lines.map((line) => {
        if (!("row" in line)) {
          return (
            <li
              key={line.id}
              className={css({ px: "2", py: "1.5", bg: "inset", fontWeight: "medium" })}
              data-row={line.id}
            >
              {grouping && <GroupButton line={line} grouping={grouping} control={control(line.id, "link")} />}
            </li>
          );
        }
        const { id, row } = line;
        const selected = selection?.has(row) ?? false;
        const open = expanding?.isOpen(row) ?? false;
        return (
          <li
            key={id}
            className={css({
              display: "grid",
              gridTemplateColumns: "auto minmax(0, 1fr) auto",
              columnGap: "3",
              rowGap: "1",
              alignItems: "center",
              ps: "3",
              pe: "1",
              py: "2",
              borderTopWidth: "1px",
              borderColor: "border",
              bg: selected ? "accent.subtle" : undefined,
              _first: { borderTopWidth: "0" },
            })}
            data-row={id}
          >
            {selection ? (
              <label
                className={css({ display: "grid", placeItems: "center", boxSize: "6", ms: "-1", cursor: "pointer" })}
              >
                <Checkbox
                  {...control(id, "select")}
                  aria-label={t("crud.selectRow", { name: nameOf(row) })}
                  checked={selected}
                  onChange={(event) => onSelect(row, event.target.checked, false)}
                />
              </label>
            ) : expanding ? (
              <OpenButton
                open={open}
                name={nameOf(row)}
                control={control(id, "expand")}
                onToggle={() => expanding.onToggle(row)}
              />
            ) : (
              <span />
            )}
            <div
              className={css({
                display: "flex",
                flexWrap: "wrap",
                justifyContent: "space-between",
                columnGap: "3",
                minW: "0",
                overflowWrap: "anywhere",
              })}
            >
              {lead(row, control(id, "link"))}
              {columns
                .filter(({ onCard }) => onCard === "corner")
                .map((column) => (
                  <span key={column.id}>{column.cell(row, (each) => control(id, each))}</span>
                ))}
            </div>
            <div className={css({ display: "flex", "& [data-quiet]": { display: "none" } })}>{actionsOf?.(row)}</div>
            <dl
              className={css({
                gridColumn: "2 / -1",
                display: "flex",
                flexWrap: "wrap",
                columnGap: "5",
                rowGap: "1",
                pe: "2",
              })}
            >
              {columns
                .filter(({ onCard }) => onCard === "line")
                .map(({ id: name, header, cell }) => (
                  <div key={name} className={css({ minW: "0", overflowWrap: "anywhere" })}>
                    <dt className={css({ color: "text.muted", fontSize: "xs", lineHeight: "xs" })}>{header}</dt>
                    <dd className={css({ fontSize: "sm", lineHeight: "sm" })}>
                      {cell(row, (each) => control(id, each))}
                    </dd>
                  </div>
                ))}
            </dl>
            {expanding && open && <div className={css({ gridColumn: "1 / -1" })}>{expanding.render(row)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
