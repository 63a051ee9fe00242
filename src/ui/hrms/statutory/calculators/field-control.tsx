/** One input of a calculator by its kind, with label, help and error. */
import { perPercent } from "#src/domain/statutory/rates/dated.ts";
import { LabelledCheckbox } from "../../../kit/checkbox.tsx";
import { DateInput } from "../../../kit/date-input.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { Select } from "../../../kit/select.tsx";
import { MoneyInput, WholeInput } from "../../../kit/typed-input.tsx";
import type { Typed } from "../../../kit/unparsed.ts";
import type { FieldSpec } from "./calculator.ts";
import { DecimalInput } from "./decimal-input.tsx";
import { FileInput } from "./file-input.tsx";
import { MonthInput } from "./month-input.tsx";
import type { Draft } from "./values.ts";
import type { Words } from "./words.ts";

interface FieldControlProps {
  field: FieldSpec;
  words: Words;
  value: Draft;
  error: string | undefined;
  onChange: (value: Draft) => void;
}

function control({ field, words, value, onChange }: FieldControlProps) {
  const { name, kind, choices = [], required = false } = field;
  switch (kind) {
    case "money":
      return <MoneyInput value={value as Typed<number>} onChange={onChange} />;
    case "whole":
    case "year":
      return (
        <WholeInput value={value as Typed<number>} onChange={onChange} unit={words.optional(`field.${name}.unit`)} />
      );
    case "days":
      return <DecimalInput value={value} onChange={onChange} parts={2} unit={words.say("unit.daysShort")} />;
    case "minutes":
      return <DecimalInput value={value} onChange={onChange} parts={60} unit="h" />;
    case "percent":
      return <DecimalInput value={value} onChange={onChange} parts={perPercent} unit="%" />;
    case "date":
      return <DateInput value={value as Typed<string>} onChange={onChange} />;
    case "month":
      return <MonthInput value={value} onChange={onChange} label={words.say(`field.${name}`)} />;
    case "choice":
      return (
        <Select
          value={typeof value === "string" ? value : ""}
          onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
        >
          {!required && field.initial == null && (
            <option value="">{words.optional(`choice.${name}.none`) ?? words.say("none")}</option>
          )}
          {choices.map((each) => (
            <option key={each} value={each}>
              {words.optional(`choice.${name}.${each}`) ?? words.code(each)}
            </option>
          ))}
        </Select>
      );
    case "file":
      return <FileInput value={typeof value === "string" ? value : ""} onChange={onChange} />;
    default:
      return (
        <Input
          autoComplete="off"
          spellCheck={false}
          value={typeof value === "string" ? value : ""}
          onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
        />
      );
  }
}

export function FieldControl(props: FieldControlProps) {
  const { field, words, value, error, onChange } = props;
  const { name, kind, required = false } = field;
  const label = words.say(`field.${name}`);
  if (kind === "flag")
    return (
      <LabelledCheckbox checked={value === true} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </LabelledCheckbox>
    );
  return (
    <Field label={label} help={words.optional(`field.${name}.help`)} error={error} required={required}>
      {control(props)}
    </Field>
  );
}
