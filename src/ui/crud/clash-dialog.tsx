/** Conflict dialog: compares the other person's saved values with the user's and lets them choose. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { useState } from "react";
import type { Area, Row } from "./area.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useFormat } from "../kit/format.tsx";
import { useText } from "../messages/use-text.ts";
import type { Clash } from "../form/values.ts";
import { useLabels } from "./labels.ts";
import { Value } from "./value.tsx";

interface ClashDialogProps {
  area: Area;
  theirs: Row;
  clashes: readonly Clash[];
  /** Called with the fields where theirs should win. */
  onChoose: (theirFields: ReadonlySet<string>) => void;
  onClose: () => void;
}

const Choice = chakra("label", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "start",
    columnGap: "2",
    p: "2.5",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    cursor: "pointer",
    overflowWrap: "anywhere",
    "&:has(:checked)": { borderColor: "accent", bg: "accent.subtle" },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
    "& input": { accentColor: "accent", w: "4", h: "4", mt: "0.5" },
  },
});

export function ClashDialog({ area, theirs, clashes, onChoose, onClose }: ClashDialogProps) {
  const t = useText();
  const labels = useLabels(area);
  const format = useFormat();
  const [theirFields, setTheirFields] = useState<ReadonlySet<string>>(
    new Set(clashes.filter(({ both }) => !both).map(({ name }) => name)),
  );
  const choose = (name: string, fromServer: boolean): void => {
    const next = new Set(theirFields);
    if (fromServer) next.add(name);
    else next.delete(name);
    setTheirFields(next);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      width="36rem"
      title={t("crud.clashTitle")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("crud.clashBack")}</Button>
          <Button variant="solid" onClick={() => onChoose(theirFields)}>
            {t("crud.clashSave")}
          </Button>
        </>
      }
    >
      <p className={css({ color: "text.muted" })}>
        {t("crud.clashText", { name: theirs.updatedBy ?? t("crud.platform"), when: format.relative(theirs.updatedAt) })}
      </p>
      <div className={css({ display: "grid", gap: "4", mt: "4" })}>
        {clashes.map(({ name, before, theirs: now, mine, both }) => (
          <fieldset key={name}>
            <legend className={css({ fontWeight: "medium", mb: "1.5" })}>{labels.field(name)}</legend>
            <div className={css({ display: "grid", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" }, gap: "2" })}>
              {[true, false].map((fromServer) => (
                <Choice key={String(fromServer)}>
                  <input
                    type="radio"
                    name={name}
                    checked={theirFields.has(name) === fromServer}
                    onChange={() => choose(name, fromServer)}
                  />
                  <span>
                    <span className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
                      {fromServer
                        ? t("crud.clashTheirs", { name: theirs.updatedBy ?? t("crud.platform") })
                        : t(both ? "crud.clashMine" : "crud.clashBefore")}
                    </span>
                    {area.views?.[name] ? (
                      <Value area={area} field={name} value={fromServer ? now : both ? mine : before} />
                    ) : (
                      labels.value(name, fromServer ? now : both ? mine : before)
                    )}
                  </span>
                </Choice>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
