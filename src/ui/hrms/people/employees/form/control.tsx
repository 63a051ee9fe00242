/** The control of a field by its kind: in a form, and in each entry of a field of several. */
import { AutoTextarea } from "../../../../kit/auto-textarea.tsx";
import { DateInput } from "../../../../kit/date-input.tsx";
import { useFieldControl } from "../../../../kit/field.tsx";
import { Input } from "../../../../kit/input.tsx";
import { Select } from "../../../../kit/select.tsx";
import { Switch } from "../../../../kit/switch.tsx";
import { DecimalInput, MoneyInput, WholeInput } from "../../../../kit/typed-input.tsx";
import type { Typed } from "../../../../kit/unparsed.ts";
import { ReferenceInput } from "../../../../crud/reference-input.tsx";
import { ReferencesInput } from "../../../../crud/references-input.tsx";
import { WordsInput } from "../../../../crud/words-input.tsx";
import { useText } from "../../../../messages/use-text.ts";
import { choiceText, labelOf, type FieldSpec } from "./spec.ts";

export interface ControlProps {
  field: FieldSpec;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  companyId: string;
}

function Flag({ name, value, onChange }: { name: string; value: boolean; onChange: (value: boolean) => void }) {
  const { id, "aria-describedby": described } = useFieldControl();
  return (
    <span>
      <Switch id={id} aria-describedby={described} name={name} checked={value} onChange={onChange} />
    </span>
  );
}

export function Control({ field, value, onChange, onBlur, companyId }: ControlProps) {
  const t = useText();
  const { name, kind, required = false, choices, reference } = field;
  const number = { name, value: (value ?? null) as Typed<number>, onChange, onBlur };
  const text = {
    name,
    value: String(value ?? ""),
    onBlur,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === "money") return <MoneyInput {...number} />;
  if (kind === "whole") return <WholeInput {...number} />;
  if (kind === "hundredths" || kind === "number") return <DecimalInput {...number} />;
  if (kind === "date")
    return <DateInput name={name} value={(value ?? null) as Typed<string>} onChange={onChange} onBlur={onBlur} />;
  if (kind === "lines") return <AutoTextarea {...text} rows={2} />;
  if (kind === "flag") return <Flag name={name} value={value === true} onChange={onChange} />;
  if (kind === "words")
    return (
      <WordsInput name={name} spaced values={(value ?? []) as readonly string[]} onChange={onChange} onBlur={onBlur} />
    );
  if (kind === "choice") {
    return (
      <Select {...text}>
        {(!required || text.value === "") && <option value="">–</option>}
        {choices?.values.map((each) => (
          <option key={each} value={each}>
            {choiceText(t, choices, each)}
          </option>
        ))}
      </Select>
    );
  }
  if (kind === "yesNo") {
    return (
      <Select
        name={name}
        value={value === null || value === undefined ? "" : String(value)}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value === "" ? null : target.value === "true")}
      >
        <option value="">–</option>
        <option value="true">{t("crud.yes")}</option>
        <option value="false">{t("crud.no")}</option>
      </Select>
    );
  }
  const label = labelOf(t, field);
  if (reference && kind === "references")
    return (
      <ReferencesInput
        label={label}
        reference={reference}
        path={{ companyId }}
        values={(value ?? []) as readonly string[]}
        onChange={onChange}
      />
    );
  if (reference) {
    return (
      <ReferenceInput
        name={name}
        label={label}
        reference={reference}
        path={{ companyId }}
        value={typeof value === "string" ? value : null}
        required={required}
        onChange={onChange}
        onBlur={onBlur}
      />
    );
  }
  return <Input {...text} type={kind === "email" ? "email" : "text"} autoComplete="off" />;
}
