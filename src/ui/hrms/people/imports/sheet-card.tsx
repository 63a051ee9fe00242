/** One sheet of the file: what it holds, and which field each of its columns fills. */
import { css } from "#generated/styles/css/index.js";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { ImportJob, ImportKind } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { Select } from "../../../kit/select.tsx";
import { useText } from "../../../messages/use-text.ts";
import { fieldName } from "./field-name.ts";
import { MappingTable } from "./mapping-table.tsx";
import { type ChosenSheet, fieldsOf, missingFields } from "./values.ts";

interface SheetCardProps {
  job: ImportJob;
  index: number;
  chosen: ChosenSheet;
  onChange: (chosen: ChosenSheet) => void;
}

export function SheetCard({ job, index, chosen, onChange }: SheetCardProps) {
  const t = useText();
  const panel = useId();
  const sheet = job.sheets[index];
  const { always, forNew } = missingFields(job, chosen);
  // Open where there is something to do, or nothing else to look at.
  const [open, setOpen] = useState(job.sheets.length === 1 || (always.length > 0 && chosen.kind !== null));
  if (!sheet) return null;
  const name = sheet.name || job.fileName;
  const known = fieldsOf(job, chosen.kind);
  const matched = sheet.columns.filter(({ index: column }) => chosen.fields[column] !== undefined).length;
  const choose = (kind: ImportKind | null): void => {
    // Fields that the other kind has too keep their columns.
    const names = new Set(fieldsOf(job, kind).map((field) => field.name));
    const kept = Object.entries(chosen.fields).filter(([, field]) => names.has(field));
    onChange({ kind, fields: Object.fromEntries(kept) });
    if (kind !== null) setOpen(true);
  };
  const inWords = (fields: typeof always): string => fields.map((field) => fieldName(t, field)).join(", ");
  return (
    <Card className={css({ overflow: "hidden" })} aria-label={name}>
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 3fr) 11rem" },
          alignItems: "center",
          columnGap: "4",
          rowGap: "2",
          px: "5",
          py: "3",
        })}
      >
        <div className={css({ minW: "0" })}>
          <h3 className={css({ fontWeight: "medium", overflowWrap: "anywhere" })}>{name}</h3>
          <p className={css({ color: "text.muted", fontSize: "sm" })}>{t("imports.rowsOf", { count: sheet.rows })}</p>
        </div>
        <Select
          aria-label={t("imports.kindOf", { sheet: name })}
          value={chosen.kind ?? ""}
          onChange={({ target: { value } }) => choose(value === "" ? null : (value as ImportKind))}
        >
          <option value="">{t("imports.leftOut")}</option>
          {job.kinds.map(({ kind }) => (
            <option key={kind} value={kind}>
              {t(`imports.kind.${kind}`)}
            </option>
          ))}
        </Select>
        {chosen.kind !== null && (
          <Button size="sm" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
            {t("imports.matched", { matched, total: sheet.columns.length })}
            <ChevronDown
              size={16}
              aria-hidden
              className={css({ transition: "transform 150ms", transform: open ? "rotate(180deg)" : undefined })}
            />
          </Button>
        )}
      </div>
      {chosen.kind !== null && (always.length > 0 || forNew.length > 0) && (
        <div className={css({ display: "grid", gap: "2", px: "5", pb: "3" })}>
          {always.length > 0 && <Alert tone="warning">{t("imports.missing", { fields: inWords(always) })}</Alert>}
          {forNew.length > 0 && (
            <p className={css({ color: "text.muted", fontSize: "sm" })}>
              {t("imports.missingForNew", { fields: inWords(forNew) })}
            </p>
          )}
        </div>
      )}
      {chosen.kind !== null && open && (
        <div id={panel} className={css({ borderTopWidth: "1px", borderColor: "border" })}>
          <MappingTable
            label={t("imports.mappingOf", { sheet: name })}
            sheet={sheet}
            known={known}
            fields={chosen.fields}
            onChange={(fields) => onChange({ ...chosen, fields })}
          />
        </div>
      )}
    </Card>
  );
}
