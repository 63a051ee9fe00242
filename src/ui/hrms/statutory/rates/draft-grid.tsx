/** Editable grid of rates; Enter and arrow keys move within a column. */
import { css } from "#generated/styles/css/index.js";
import { Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { hasFixedRows, type RateColumn, rateColumns } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import type { RateKind, RateRow } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";
import { GridCell } from "./grid-cell.tsx";
import type { GridRow } from "./draft-values.ts";
import { TableFrame } from "./table-frame.tsx";
import { useCellText } from "./use-cell-text.ts";

interface DraftGridProps {
  kind: RateKind;
  grid: readonly GridRow[];
  /** Parsed rows, for what is derived beside the cells. */
  rates: readonly RateRow[];
  /** Error message by cell, "3/employee". */
  errors: Readonly<Record<string, string>>;
  onChange: (grid: readonly GridRow[]) => void;
}

const moves: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Moves to the same column of another row, stopping at the ends. */
function moveRow(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  const by = moves[key];
  if (by === undefined || !(target instanceof HTMLInputElement) || target.type === "date" || target.type === "checkbox")
    return;
  event.preventDefault();
  const column = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[data-field="${target.dataset["field"] ?? ""}"]`),
  ];
  const next = column[column.indexOf(target) + by];
  next?.focus();
  next?.select();
}

export function DraftGrid({ kind, grid, rates, errors, onChange }: DraftGridProps) {
  const t = useText();
  const words = useCellText();
  const fixed = hasFixedRows(kind);
  const frame = useRef<HTMLDivElement>(null);
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current === null) return;
    frame.current?.querySelector<HTMLElement>(`[data-row="${added.current}"] :is(input, select)`)?.focus();
    added.current = null;
  }, [grid]);
  const typed = rateColumns[kind].filter((column) => column.unit !== "table" && !(fixed && column.key));
  const named = fixed && kind !== "sdl";
  const set = (index: number, field: RateColumn["field"], text: string): void =>
    onChange(grid.map((row, place) => (place === index ? { ...row, [field]: text } : row)));
  const nameOf = (row: RateRow): string =>
    kind === "cpf" ? words.band(kind, row, row.above) : words.unit("item", row.item);
  const heads = [
    ...(named ? [t(kind === "cpf" ? "rates.field.age" : "rates.row")] : []),
    ...typed.map(({ field }) => t(`rates.field.${kind === "sdl" && field === "upTo" ? "wageCap" : field}`)),
  ];
  return (
    <div ref={frame} className={css({ display: "grid", gap: "3" })} onKeyDown={moveRow}>
      <TableFrame label={t("rates.tab.rates")}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {kind === "cpf" && (
              <th scope="col" data-number>
                {t("rates.field.total")}
              </th>
            )}
            {!fixed && (
              <th scope="col">
                <span className={css({ srOnly: true })}>{t("crud.actions")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {grid.map((row, index) => {
            const rate = rates[index] ?? {};
            const begins = kind === "cpf" && rate.table !== rates[index - 1]?.table;
            return [
              begins && (
                <tr key={`table ${index}`}>
                  <th scope="colgroup" colSpan={typed.length + 2}>
                    {words.unit("table", rate.table)}
                  </th>
                </tr>
              ),
              <tr key={index} data-row={index}>
                {named && <th scope="row">{nameOf(rate)}</th>}
                {typed.map((column) => (
                  <td
                    key={column.field}
                    className={css({
                      px: "1.5!",
                      py: "1",
                      minW: column.unit === "text" ? "48" : column.unit === "flag" ? undefined : "28",
                      verticalAlign: "top",
                    })}
                  >
                    <GridCell
                      column={column}
                      label={t("rates.cellOfRow", {
                        row: index + 1,
                        field: t(`rates.field.${kind === "sdl" && column.field === "upTo" ? "wageCap" : column.field}`),
                      })}
                      text={row[column.field] ?? ""}
                      error={errors[`${index}/${column.field}`]}
                      onChange={(text) => set(index, column.field, text)}
                    />
                  </td>
                ))}
                {kind === "cpf" && <td data-number>{words.percent((rate.employer ?? 0) + (rate.employee ?? 0))}</td>}
                {!fixed && (
                  <td className={css({ px: "1!", w: "10" })}>
                    <IconButton
                      size="sm"
                      label={t("rates.removeRow", { row: index + 1 })}
                      onClick={() => onChange(grid.filter((_row, place) => place !== index))}
                    >
                      <Trash2 size={16} aria-hidden />
                    </IconButton>
                  </td>
                )}
              </tr>,
            ];
          })}
        </tbody>
      </TableFrame>
      {!fixed && (
        <div>
          <Button
            size="sm"
            onClick={() => {
              added.current = grid.length;
              onChange([...grid, {}]);
            }}
          >
            <Plus size={16} aria-hidden />
            {t("rates.addRow")}
          </Button>
        </div>
      )}
    </div>
  );
}
