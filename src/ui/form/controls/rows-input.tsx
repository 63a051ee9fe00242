/** Repeatable rows of fields within a form, such as phone numbers. */
import { css } from "#generated/styles/css/index.js";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button, IconButton } from "../../kit/button.tsx";
import { Field, useFieldControl } from "../../kit/field.tsx";
import { focusNext } from "../../kit/focus-next.ts";
import { useText } from "../../messages/use-text.ts";
import type { HeavyControlProps } from "../control.tsx";
import { type FieldSpec, labelOf, type Values } from "../spec.ts";
import { isShown } from "../values.ts";

/** Up to `max` equal columns; fewer if they would be too narrow, such as in a sidebar: a date with its weekday needs 11.5rem. */
function columnsOf(cells: readonly FieldSpec[]): string {
  const max = cells.length > 3 ? 2 : cells.length;
  const least = cells.some(({ kind }) => kind === "date") ? "11.5rem" : "8rem";
  return `repeat(auto-fill, minmax(max(${least}, calc((100% - ${(max - 1) * 0.75}rem) / ${max} - 1px)), 1fr))`;
}

export function RowsInput({
  Cell,
  field,
  words,
  name,
  label,
  value,
  scope,
  disabled,
  onChange,
  onBlur,
}: HeavyControlProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const { id, "aria-describedby": described } = useFieldControl();
  const { rows: cells = [], ordered = false, maxItems = Infinity } = field;
  const rows = (value ?? []) as readonly Values[];
  const empty = Object.fromEntries(cells.map(({ name: each, initial }) => [each, initial ?? null]));
  const move = (from: number, to: number): void => {
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] as Values));
    // Focus moves with the row.
    const button = (step: string) =>
      box.current?.querySelector<HTMLButtonElement>(`[data-move="${to}/${step}"]:not(:disabled)`);
    requestAnimationFrame(() => (button(to < from ? "up" : "down") ?? button(to < from ? "down" : "up"))?.focus());
  };
  return (
    <div
      ref={box}
      className={css({ display: "grid", gap: ordered ? "5" : "3" })}
      role="group"
      data-field={name}
      aria-label={label}
      aria-describedby={described}
    >
      {rows.map((row, at) => {
        const shown = cells.filter((cell) => isShown(cell, row));
        return (
          // Rows have no id of their own.
          <div
            key={at}
            className={css({
              display: "flex",
              alignItems: "start",
              gap: "2",
              pb: { base: "3", md: "0" },
              borderBottomWidth: { base: "1px", md: "0" },
              borderColor: "border",
            })}
            data-row
          >
            <div
              className={css({
                flex: "1",
                minW: "0",
                display: "grid",
                gap: "3",
                gridTemplateColumns: {
                  base: "minmax(0, 1fr)",
                  sm: "repeat(2, minmax(0, 1fr))",
                  md: "var(--columns)",
                },
              })}
              style={{ ["--columns" as string]: columnsOf(cells) }}
            >
              {shown.map((cell) => {
                const path = `${name}.${cell.name}`;
                return (
                  <Field key={cell.name} label={labelOf(words, cell, path)} required={cell.required ?? false}>
                    <Cell
                      field={cell}
                      words={words}
                      path={path}
                      name={path}
                      label={labelOf(words, cell, path)}
                      value={row[cell.name]}
                      values={row}
                      scope={scope}
                      disabled={disabled}
                      onBlur={onBlur}
                      onChange={(next) => onChange(rows.with(at, { ...row, [cell.name]: next }))}
                    />
                  </Field>
                );
              })}
            </div>
            <div className={css({ display: "grid", mt: "7" })}>
              {ordered && (
                <>
                  <IconButton
                    variant="ghost"
                    data-move={`${at}/up`}
                    disabled={at === 0}
                    label={t("crud.moveRowUp", { row: at + 1 })}
                    onClick={() => move(at, at - 1)}
                  >
                    <ArrowUp size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    variant="ghost"
                    data-move={`${at}/down`}
                    disabled={at === rows.length - 1}
                    label={t("crud.moveRowDown", { row: at + 1 })}
                    onClick={() => move(at, at + 1)}
                  >
                    <ArrowDown size={16} aria-hidden />
                  </IconButton>
                </>
              )}
              <IconButton
                variant="ghost"
                label={words.removeRow?.(name, at + 1) ?? t("crud.removeRow", { row: at + 1 })}
                onClick={(event) => {
                  focusNext(event.currentTarget);
                  onChange(rows.toSpliced(at, 1));
                  onBlur();
                }}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </div>
          </div>
        );
      })}
      {rows.length < maxItems && (
        <span>
          <Button
            type="button"
            name={name}
            // The field's label would replace the button's name, so it applies only if the button names the field.
            {...(words.addRow && { id, "aria-label": words.addRow(name) })}
            aria-describedby={described}
            onClick={() => onChange([...rows, empty])}
          >
            <Plus size={16} aria-hidden />
            {words.addRow?.(name) ?? t("crud.addRow")}
          </Button>
        </span>
      )}
    </div>
  );
}
