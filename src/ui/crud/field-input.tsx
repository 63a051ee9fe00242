/** One field of a form: its control chosen by its type in the contract, with label, help and error. */
import type { ReactNode } from "react";
import type { Area } from "../areas/area.ts";
import { Field } from "../kit/field.tsx";
import { Input } from "../kit/input.tsx";
import { Select } from "../kit/select.tsx";
import { MoneyInput, WholeInput } from "../kit/typed-input.tsx";
import type { Typed } from "../kit/unparsed.ts";
import { kindOf } from "./kind.ts";
import type { Labels } from "./labels.ts";

interface FieldInputProps {
  area: Area;
  labels: Labels;
  name: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

function control({ area, labels, name, value, onChange, onBlur }: FieldInputProps): ReactNode {
  const field = area.resource.input[name];
  const kind = kindOf(field);
  const text = { name, value: String(value ?? ""), onBlur, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  const number = { name, value: (value ?? null) as Typed<number>, onBlur, onChange };
  if (kind === "money") return <MoneyInput {...number} />;
  if (kind === "whole") return <WholeInput {...number} unit={labels.unit(name)} />;
  if (kind === "choice") {
    return (
      <Select {...text} w="14rem" maxW="full">
        {field?.enum?.map(String).map((each) => (
          <option key={each} value={each}>
            {labels.choice(name, each)}
          </option>
        ))}
      </Select>
    );
  }
  // The contract's limit is told as an error: cut-off pasted text would be lost without a word.
  return <Input {...text} autoComplete="off" />;
}

export function FieldInput(props: FieldInputProps) {
  const { area, labels, name, error } = props;
  return (
    <Field label={labels.field(name)} help={labels.help(name)} error={error} required={area.resource.input[name]?.required ?? false}>
      {control(props)}
    </Field>
  );
}
