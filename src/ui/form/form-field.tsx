/** A form field: control, label, help and error. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Field } from "../kit/field.tsx";
import { Switch } from "../kit/switch.tsx";
import { Control } from "./control.tsx";
import type { Kind } from "./kind.ts";
import { type ControlProps, type FieldSpec, type FieldWords, labelOf, type Values } from "./spec.ts";

/** Kinds of fixed width, because their length is unrelated to the values. */
const slimKinds: ReadonlySet<Kind> = new Set<Kind>(["whole", "decimal", "parts", "fraction", "money", "time", "date"]);

const nothing = (): void => undefined;

export interface FormFieldProps {
  field: FieldSpec;
  words: FieldWords;
  values: Values;
  error?: string | undefined;
  help?: ReactNode;
  scope?: Readonly<Record<string, string>>;
  row?: ControlProps["row"];
  disabled?: boolean;
  /** Full column width instead of a width that fits the values. */
  wide?: boolean;
  /** As in the specification, for forms that decide it for all their fields. */
  optional?: boolean;
  /** A flag with its label beside it, as in settings. */
  inline?: boolean;
  onChange: (value: unknown) => void;
  onBlur?: () => void;
}

const noScope = {};

export function FormField({
  field,
  words,
  values,
  error,
  help: given,
  scope = noScope,
  row,
  disabled,
  wide = false,
  optional = field.optional ?? false,
  inline = false,
  onChange,
  onBlur = nothing,
}: FormFieldProps) {
  const { name, kind } = field;
  const label = labelOf(words, field);
  const help = given ?? (field.help === false ? undefined : words.help?.(name));
  if (kind === "flag" && inline)
    return (
      <Switch
        name={name}
        disabled={disabled}
        checked={values[name] === true}
        {...(help !== undefined && { help })}
        onChange={onChange}
      >
        {label}
      </Switch>
    );
  const control = (
    <Control
      field={field}
      words={words}
      path={name}
      name={name}
      label={label}
      value={values[name] ?? null}
      values={values}
      scope={scope}
      row={row}
      disabled={disabled}
      slim={!wide}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
  return (
    <Field label={label} help={help} error={error} required={field.required ?? false} optional={optional}>
      {!wide && slimKinds.has(kind) && !field.control ? (
        <div className={css({ maxW: "14rem" })}>{control}</div>
      ) : (
        control
      )}
    </Field>
  );
}
