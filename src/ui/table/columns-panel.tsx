/** Panel to choose columns, their order and row density. Loaded on first use. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useId, type KeyboardEvent } from "react";
import { useText } from "../messages/use-text.ts";
import { Button, IconButton } from "../kit/button.tsx";
import { LabelledCheckbox } from "../kit/checkbox.tsx";
import { densities, type Column } from "./column.ts";
import { canMove, initialLayout, moveColumn, showColumn, type PlacedColumn, type TableLayout } from "./layout.ts";

interface ColumnsPanelProps<Row> {
  all: readonly Column<Row>[];
  placed: readonly PlacedColumn<Row>[];
  layout: TableLayout;
  onChange: (layout: TableLayout) => void;
}

const Legend = chakra("legend", {
  base: { fontSize: "xs", lineHeight: "xs", fontWeight: "medium", color: "text.muted", mb: "1.5" },
});

export function ColumnsPanel<Row>({ all, placed, layout, onChange }: ColumnsPanelProps<Row>) {
  const t = useText();
  const group = useId();
  const shown = new Set(placed.map(({ id }) => id));
  const ordered = [...placed, ...all.filter(({ id }) => !shown.has(id))];
  const lead = all[0]?.id;
  // Moved columns keep their key, so their buttons keep the focus.
  const move = (id: string, step: 1 | -1) => onChange(moveColumn(layout, placed, id, step));
  const onKeyDown = (id: string) => (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(id, event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <fieldset>
        <Legend>{t("crud.columns")}</Legend>
        <ul className={css({ display: "grid", gap: "0.5", maxH: "60", overflowY: "auto", m: "-1", p: "1" })}>
          {ordered.map(({ id, header }) => (
            <li
              key={id}
              className={css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2" })}
              onKeyDown={onKeyDown(id)}
            >
              <LabelledCheckbox
                checked={shown.has(id)}
                disabled={id === lead}
                onChange={(event) => onChange(showColumn(layout, placed, id, event.target.checked))}
              >
                {header}
              </LabelledCheckbox>
              {shown.has(id) && id !== lead && (
                <span className={css({ display: "inline-flex" })}>
                  {(
                    [
                      [-1, "crud.moveUp", ArrowUp],
                      [1, "crud.moveDown", ArrowDown],
                    ] as const
                  ).map(([step, text, Icon]) => (
                    <IconButton
                      key={step}
                      size="sm"
                      label={t(text, { column: header })}
                      inactive={!canMove(placed, id, step)}
                      onClick={() => move(id, step)}
                      className={css({ h: "6!", minW: "6!" })}
                    >
                      <Icon size={14} aria-hidden />
                    </IconButton>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset>
        <Legend>{t("crud.density")}</Legend>
        <div className={css({ display: "flex", gap: "4" })}>
          {densities.map((density) => (
            <label
              key={density}
              className={css({ display: "inline-flex", alignItems: "center", gap: "2", minH: "6", cursor: "pointer" })}
            >
              <input
                className={css({ accentColor: "accent", boxSize: "4" })}
                type="radio"
                name={group}
                checked={layout.density === density}
                onChange={() => onChange({ ...layout, density })}
              />
              {t(`crud.density.${density}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => onChange(initialLayout)}
        className={css({ justifySelf: "start", mx: "-2.5" })}
      >
        {t("crud.resetView")}
      </Button>
    </div>
  );
}
