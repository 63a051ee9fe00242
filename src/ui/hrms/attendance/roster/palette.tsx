/** Shifts and kinds of days to drag onto the board, or to choose and click days with. */
import { css, cx } from "#generated/styles/css/index.js";
import { useId, useRef } from "react";
import type { RosterShift } from "#generated/hrms/schema.ts";
import { rove } from "../../../kit/roving.ts";
import { useText } from "../../../messages/use-text.ts";
import type { Choice } from "./planning.ts";
import { shiftColour } from "./shift-colour.ts";
import { useChoiceDrag } from "./use-cell-drag.ts";

const item = css({
  px: "3",
  minH: "8",
  borderRadius: "md",
  borderWidth: "1px",
  borderColor: "border",
  fontSize: "sm",
  cursor: "grab",
  whiteSpace: "nowrap",
});
const plain = css({ bg: "surface" });
const chosen = css({ outline: "2px solid", outlineColor: "accent", outlineOffset: "1px" });

const keyOf = (choice: Choice | undefined): string =>
  choice === undefined ? "" : typeof choice === "string" ? choice : choice.shiftId;

interface PaletteProps {
  readonly shifts: readonly RosterShift[];
  readonly brush: Choice | undefined;
  readonly onBrush: (choice: Choice | undefined) => void;
}

export function Palette({ shifts, brush, onBrush }: PaletteProps) {
  const t = useText();
  const help = useId();
  const group = useRef<HTMLDivElement>(null);
  const choices: readonly { choice: Choice; label: string; look: string }[] = [
    ...shifts
      .filter(({ offered }) => offered)
      .map(({ id, name, colour }) => ({ choice: { shiftId: id }, label: name, look: shiftColour[colour] ?? plain })),
    { choice: "off", label: t("roster.off"), look: plain },
    { choice: "rest", label: t("roster.rest"), look: plain },
    { choice: "clear", label: t("roster.clear"), look: plain },
  ];
  return (
    <div className={css({ display: "grid", gap: "2", mb: "4" })}>
      <div
        ref={group}
        role="toolbar"
        aria-label={t("roster.palette")}
        aria-describedby={help}
        className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}
        onKeyDown={(event) => rove(event, [...(group.current?.querySelectorAll<HTMLElement>("button") ?? [])])}
      >
        {choices.map(({ choice, label, look }, index) => (
          <PaletteItem
            key={keyOf(choice)}
            choice={choice}
            label={label}
            look={look}
            isChosen={brush !== undefined && keyOf(brush) === keyOf(choice)}
            reachable={brush === undefined ? index === 0 : keyOf(brush) === keyOf(choice)}
            onChoose={(isChosen) => onBrush(isChosen ? undefined : choice)}
          />
        ))}
      </div>
      <p id={help} className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
        {t("roster.paletteHelp")}
      </p>
    </div>
  );
}

interface PaletteItemProps {
  readonly choice: Choice;
  readonly label: string;
  readonly look: string;
  readonly isChosen: boolean;
  readonly reachable: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function PaletteItem({ choice, label, look, isChosen, reachable, onChoose }: PaletteItemProps) {
  const element = useChoiceDrag(choice, true);
  return (
    <button
      ref={element}
      type="button"
      className={cx(item, look, isChosen && chosen)}
      tabIndex={reachable ? 0 : -1}
      aria-pressed={isChosen}
      onClick={() => onChoose(isChosen)}
    >
      {label}
    </button>
  );
}
