/** One field of a form about employees: its control by its kind, with label, help and error. */
import { lazy, Suspense, type ReactNode } from "react";
import { AutoTextarea } from "../../../kit/auto-textarea.tsx";
import { Field, useFieldControl } from "../../../kit/field.tsx";
import type { FormState } from "../../../kit/form/use-form.ts";
import { Input } from "../../../kit/input.tsx";
import { Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { Switch } from "../../../kit/switch.tsx";
import { DecimalInput, MoneyInput, WholeInput } from "../../../kit/typed-input.tsx";
import type { Typed } from "../../../kit/unparsed.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText, type Text } from "../../../messages/use-text.ts";
import { WordsInput } from "../../../crud/words-input.tsx";
import { RowsControl } from "./rows-control.tsx";
import { isShown, labelOf, type FieldSpec, type FormValues } from "./spec.ts";

const ReferenceInput = lazy(async () => ({ default: (await import("../../../crud/reference-input.tsx")).ReferenceInput }));
const ReferencesInput = lazy(async () => ({ default: (await import("../../../crud/references-input.tsx")).ReferencesInput }));
const DateInput = lazy(async () => ({ default: (await import("../../../kit/date-input.tsx")).DateInput }));

export type EmployeeForm = FormState<FormValues>;

function Flag({ name, value, onChange }: { name: string; value: boolean; onChange: (value: boolean) => void }) {
  const { id, "aria-describedby": described } = useFieldControl();
  return (
    <span>
      <Switch id={id} aria-describedby={described} name={name} checked={value} onChange={onChange} />
    </span>
  );
}

function control(t: Text, field: FieldSpec, form: EmployeeForm, companyId: string): ReactNode {
  const { name, kind, required = false, choices, reference } = field;
  const value = form.values[name];
  const set = (next: unknown): void => form.set(name, next);
  const onBlur = (): void => form.leave(name);
  const number = { name, value: (value ?? null) as Typed<number>, onChange: set, onBlur };
  const text = { name, value: String(value ?? ""), onBlur, onChange: (event: { target: { value: string } }) => set(event.target.value) };
  if (kind === "money") return <MoneyInput {...number} />;
  if (kind === "whole") return <WholeInput {...number} />;
  if (kind === "hundredths") return <DecimalInput {...number} />;
  if (kind === "date") return <DateInput name={name} value={(value ?? null) as Typed<string>} onChange={set} onBlur={onBlur} />;
  if (kind === "lines") return <AutoTextarea {...text} rows={2} />;
  if (kind === "flag") return <Flag name={name} value={value === true} onChange={set} />;
  if (kind === "words") return <WordsInput name={name} values={(value ?? []) as readonly string[]} onChange={set} onBlur={onBlur} />;
  if (kind === "rows") return <RowsControl field={field} rows={(value ?? []) as readonly FormValues[]} onChange={set} />;
  if (kind === "choice") {
    return (
      <Select {...text}>
        {(!required || text.value === "") && <option value="">–</option>}
        {choices?.values.map((each) => (
          <option key={each} value={each}>
            {t(`employees.${choices.words}.${each}` as MessageId)}
          </option>
        ))}
      </Select>
    );
  }
  const label = labelOf(t, name);
  if (reference && kind === "references") return <ReferencesInput label={label} reference={reference} path={{ companyId }} values={(value ?? []) as readonly string[]} onChange={set} />;
  if (reference) {
    return (
      <ReferenceInput name={name} label={label} reference={reference} path={{ companyId }} value={typeof value === "string" ? value : null} required={required} onChange={set} onBlur={onBlur} />
    );
  }
  return <Input {...text} type={kind === "email" ? "email" : "text"} autoComplete="off" />;
}

interface FieldControlProps {
  field: FieldSpec;
  form: EmployeeForm;
  companyId: string;
}

export function FieldControl({ field, form, companyId }: FieldControlProps) {
  const t = useText();
  if (!isShown(field, form.values)) return null;
  const { name, required = false, help = false } = field;
  return (
    <Field label={labelOf(t, name)} required={required} error={form.errors[name]} help={help ? t(`employees.help.${name}` as MessageId) : undefined}>
      <Suspense fallback={<Skeleton h="9" my="0" />}>{control(t, field, form, companyId)}</Suspense>
    </Field>
  );
}
