/** Exports the list with further fields of the record, as far as the user's role shows them. */
import { css } from "#generated/styles/css/index.js";
import { FileSpreadsheet, FileText } from "lucide-react";
import { useState } from "react";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { type DetailColumn, detailColumns } from "#src/domain/people/export-columns.ts";
import { Button } from "../../../kit/button.tsx";
import { LabelledCheckbox } from "../../../kit/checkbox.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import type { FileFormat } from "../../../list/use-list-file.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

export interface ExportColumn {
  readonly id: string;
  readonly header: string;
}

const groups = ["public", "personal", "identity", "pay"] as const satisfies readonly FieldClass[];

/** Columns whose label is that of a form field under another name; the identity document has labels that stand alone in a file. */
const labels: Partial<Record<DetailColumn, string>> = {
  class: "classId",
  functionalGroup: "functionalGroupId",
  race: "raceId",
  religion: "religionId",
  address: "addresses",
};

interface ExportDialogProps {
  /** The columns of the list, which are always part of the file. */
  columns: readonly ExportColumn[];
  busy: boolean;
  onSave: (format: FileFormat, columns: readonly ExportColumn[]) => Promise<void>;
  onClose: () => void;
}

export function ExportDialog({ columns, busy, onSave, onClose }: ExportDialogProps) {
  const t = useText();
  const ability = useAbility();
  const [chosen, setChosen] = useState<ReadonlySet<DetailColumn>>(new Set());
  const ofGroup = (group: FieldClass): DetailColumn[] =>
    (Object.keys(detailColumns) as DetailColumn[]).filter((id) => detailColumns[id] === group);
  const shown = groups.filter((group) => group === "public" || ability.can("read", `fields:${group}`));
  const labelOf = (id: DetailColumn): string =>
    t(
      (id === "idType" || id === "idNo"
        ? `employees.exportMore.${id}`
        : `employees.field.${labels[id] ?? id}`) as MessageId,
    );
  const set = (ids: readonly DetailColumn[], on: boolean): void =>
    setChosen(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  const save = (format: FileFormat): void => {
    const more = shown.flatMap((group) => ofGroup(group).filter((id) => chosen.has(id)));
    void onSave(format, [...columns, ...more.map((id) => ({ id, header: labelOf(id) }))]).then(onClose);
  };
  return (
    <Dialog
      open
      width="42rem"
      title={t("employees.exportMore.title")}
      onClose={onClose}
      footer={
        <>
          <Button loading={busy} onClick={() => save("csv")}>
            <FileText size={16} aria-hidden />
            {t("crud.exportCsv")}
          </Button>
          <Button variant="solid" loading={busy} onClick={() => save("xlsx")}>
            <FileSpreadsheet size={16} aria-hidden />
            {t("crud.exportXlsx")}
          </Button>
        </>
      }
    >
      <p className={css({ color: "text.muted" })}>{t("employees.exportMore.intro", { count: columns.length })}</p>
      {shown.map((group) => {
        const ids = ofGroup(group);
        const all = ids.every((id) => chosen.has(id));
        return (
          <fieldset key={group} className={css({ mt: "4", borderWidth: "0", p: "0" })}>
            <legend className={css({ fontWeight: "semibold", mb: "1" })}>
              <LabelledCheckbox
                checked={all}
                indeterminate={!all && ids.some((id) => chosen.has(id))}
                onChange={({ target }) => set(ids, target.checked)}
              >
                {t(`employees.exportMore.${group}`)}
              </LabelledCheckbox>
            </legend>
            <div
              className={css({
                display: "grid",
                gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))",
                columnGap: "4",
                ps: "6",
              })}
            >
              {ids.map((id) => (
                <LabelledCheckbox
                  key={id}
                  checked={chosen.has(id)}
                  onChange={({ target }) => set([id], target.checked)}
                >
                  {labelOf(id)}
                </LabelledCheckbox>
              ))}
            </div>
          </fieldset>
        );
      })}
    </Dialog>
  );
}
