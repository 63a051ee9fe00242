/** Check grid in narrow windows: one card per row. */
import { css } from "#generated/styles/css/index.js";
import { Check } from "lucide-react";
import { LabelledCheckbox } from "../../../kit/checkbox.tsx";
import type { CheckGridProps, GridRow } from "./check-grid.tsx";

export function CheckGridCards({ label, groups, columns, cell, onToggle, end, words }: CheckGridProps) {
  const boxes = (row: GridRow) =>
    columns.map((column) => {
      const state = cell(row.id, column.id);
      if (!state) return null;
      const changed = state.changed && (
        <span className={css({ color: "warning.text", fontSize: "sm" })}>{words.changed}</span>
      );
      if (onToggle && !state.fixed) {
        return (
          <LabelledCheckbox
            key={column.id}
            checked={state.checked}
            onChange={(event) => onToggle(row.id, column.id, event.target.checked)}
          >
            {column.label}
            {changed}
          </LabelledCheckbox>
        );
      }
      return (
        state.checked && (
          <span key={column.id} className={css({ display: "inline-flex", alignItems: "center", gap: "1.5" })}>
            <Check size={14} aria-hidden />
            {column.label}
          </span>
        )
      );
    });
  return (
    <div role="group" aria-label={label}>
      {groups.map((group) => (
        <div key={group.id}>
          <h2
            className={css({
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              gap: "2",
              px: "4",
              py: "2",
              bg: "inset",
              fontSize: "sm",
              fontWeight: "semibold",
            })}
          >
            {group.title}
            {group.note}
          </h2>
          {group.rows.map((row) => (
            <fieldset
              key={row.id}
              className={css({ px: "4", py: "3", borderTopWidth: "1px", borderColor: "border", minW: "0" })}
            >
              <legend className={css({ float: "left", w: "full", fontWeight: "medium", mb: "1.5" })}>
                <span className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2" })}>
                  {row.label}
                  {row.note}
                </span>
              </legend>
              <div className={css({ clear: "both", display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "1.5" })}>
                {boxes(row)}
              </div>
              {end && <div className={css({ mt: "2" })}>{end.of(row.id)}</div>}
            </fieldset>
          ))}
        </div>
      ))}
    </div>
  );
}
