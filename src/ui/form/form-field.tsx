/** One field of a form: its control by its kind, with label, help and error. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Field } from "../kit/field.tsx";
import { Switch } from "../kit/switch.tsx";
import { Control } from "./control.tsx";
import type { Kind } from "./kind.ts";
import { type ControlProps, type FieldSpec, type FieldWords, labelOf, type Values } from "./spec.ts";

/** Of one width, as choices are: their length says nothing of what may stand in them. */
const slimKinds: ReadonlySet<Kind> = new Set<Kind>(["whole", "decimal", "parts", "fraction", "money", "time", "date"]);

const nothing = (): void => undefined;

export interface FormFieldProps {
  field: FieldSpec;
  words: FieldWords;
  values: Values;
  error?: string | undefined;
  /** In the place of the field's own help. */
  help?: ReactNode;
  scope?: Readonly<Record<string, string>>;
  row?: ControlProps["row"];
  disabled?: boolean;
  /** Fields as wide as their column; else as wide as what may stand in them. */
  wide?: boolean;
  /** Says that the field may stay empty, in a form where most may not. */
  optional?: boolean;
  /** A flag with its words beside it, as settings have it; else below its label like any other field. */
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
  optional = false,
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
      {!wide && slimKinds.has(kind) && !field.control ? <chakra.div maxW="14rem">{control}</chakra.div> : control}
    </Field>
  );
}
