/** A calculator input with label, help and error. */
import type { ComponentType } from "react";
import { perPercent } from "#src/domain/statutory/rates/dated.ts";
import { FormField } from "../../../form/form-field.tsx";
import type { Kind } from "../../../form/kind.ts";
import type { ControlProps, FieldSpec as FormSpec, FieldWords } from "../../../form/spec.ts";
import { LabelledCheckbox } from "../../../kit/checkbox.tsx";
import type { FieldKind, FieldSpec } from "./calculator.ts";
import { FileInput } from "./file-input.tsx";
import { MonthInput } from "./month-input.tsx";
import type { Draft } from "./values.ts";
import type { Words } from "./words.ts";

/** Quantities stored in a smaller unit, with the unit of input. */
const parts: Readonly<Partial<Record<FieldKind, { parts: number; unit: (words: Words) => string }>>> = {
  days: { parts: 2, unit: (words) => words.say("unit.daysShort") },
  minutes: { parts: 60, unit: () => "h" },
  percent: { parts: perPercent, unit: () => "%" },
};
const controls: Readonly<Partial<Record<FieldKind, ComponentType<ControlProps>>>> = {
  month: MonthInput,
  file: FileInput,
};
const kinds: Readonly<Partial<Record<FieldKind, Kind>>> = {
  money: "money",
  date: "date",
  choice: "choice",
  whole: "whole",
  year: "whole",
};

function specOf({ name, kind, choices = [], required = false, initial }: FieldSpec): FormSpec {
  const control = controls[kind];
  return {
    name,
    kind: parts[kind] ? "parts" : (kinds[kind] ?? "text"),
    required,
    choices,
    clearable: !required && initial == null,
    ...(parts[kind] && { parts: parts[kind].parts }),
    ...(control && { control }),
  };
}

const wordsOf = (words: Words, kind: FieldKind): FieldWords => ({
  field: (name) => words.say(`field.${name}`),
  help: (name) => words.optional(`field.${name}.help`),
  unit: (name) => parts[kind]?.unit(words) ?? words.optional(`field.${name}.unit`),
  choice: (name, value) => words.optional(`choice.${name}.${value}`) ?? words.code(value),
  nothing: (name) => words.optional(`choice.${name}.none`) ?? words.say("none"),
});

interface FieldControlProps {
  field: FieldSpec;
  words: Words;
  value: Draft;
  error: string | undefined;
  onChange: (value: Draft) => void;
}

export function FieldControl({ field, words, value, error, onChange }: FieldControlProps) {
  const { name, kind } = field;
  if (kind === "flag")
    return (
      <LabelledCheckbox checked={value === true} onChange={(event) => onChange(event.target.checked)}>
        {words.say(`field.${name}`)}
      </LabelledCheckbox>
    );
  return (
    <FormField
      wide
      field={specOf(field)}
      words={wordsOf(words, kind)}
      values={{ [name]: value }}
      error={error}
      onChange={(next) => onChange(next === "" ? null : (next as Draft))}
    />
  );
}
