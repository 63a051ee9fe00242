/** Rights by field class: read and write access to sensitive fields. */
import { css } from "#generated/styles/css/index.js";
import type { FieldClass, FieldRight } from "#generated/hrms/schema.ts";
import { fieldClasses } from "#src/domain/access/shared/vocabulary.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { CheckGrid } from "../shared/check-grid.tsx";
import { useText } from "../../../messages/use-text.ts";
import { fieldAllowed, type FieldSide, type WantedFields } from "./role-draft.ts";
import { useAccessWords } from "../shared/use-catalogue.ts";

interface FieldRightsProps {
  saved: readonly FieldRight[];
  wanted: WantedFields;
  onChange?: ((name: FieldClass, side: FieldSide, allowed: boolean) => void) | undefined;
}

export function FieldRights({ saved, wanted, onChange }: FieldRightsProps) {
  const t = useText();
  const words = useAccessWords();
  const cell = (name: string, side: string) => {
    const [of, which] = [name as FieldClass, side as FieldSide];
    const checked = fieldAllowed(saved, wanted, of, which);
    return { checked, changed: checked !== fieldAllowed(saved, new Map(), of, which) };
  };
  return (
    <Card className={css({ mt: "4", mb: "4", maxW: "44rem", overflow: "hidden" })}>
      <div className={css({ px: "5", pt: "4", pb: "3" })}>
        <CardTitle>{t("access.fieldRights")}</CardTitle>
        <p className={css({ color: "text.muted" })}>{t("access.fieldRightsText")}</p>
      </div>
      <CheckGrid
        label={t("access.fieldRights")}
        corner={t("access.fieldClass")}
        groups={[
          {
            id: "classes",
            title: t("access.fieldClasses"),
            rows: fieldClasses.map((name) => ({
              id: name,
              label: words.fieldClass(name),
              note: <Examples of={name} />,
            })),
          },
        ]}
        columns={(["read", "write"] as const).map((side) => ({ id: side, label: t(`access.${side}`) }))}
        cell={cell}
        onToggle={onChange && ((name, side, allowed) => onChange(name as FieldClass, side as FieldSide, allowed))}
        words={words.grid}
        maxH="none"
      />
    </Card>
  );
}

function Examples({ of }: { of: FieldClass }) {
  const t = useText();
  return <span className={css({ color: "text.muted", fontSize: "sm" })}>{t(`access.example.${of}`)}</span>;
}
