/** Grid of user fields: two columns, one on phones. */
import { css } from "#generated/styles/css/index.js";
import { FormField } from "../../form/form-field.tsx";
import type { FieldSpec } from "../../form/spec.ts";
import { useText } from "../../messages/use-text.ts";
import { socialNames } from "./details-values.ts";
import { userWords } from "./user-specs.ts";

/** Fields that span both columns. */
const whole: ReadonlySet<string> = new Set(["address", "contactOptions", ...socialNames]);

interface UserFieldsProps<Name extends string> {
  fields: readonly FieldSpec[];
  values: object;
  errors: Readonly<Partial<Record<Name, string | undefined>>>;
  /** Notes below fields that are not errors. */
  hints?: Readonly<Partial<Record<Name, string | undefined>>>;
  optional?: boolean;
  onChange: (name: Name, value: unknown) => void;
  onLeave: (name: Name) => void;
}

export function UserFields<Name extends string>({
  fields,
  values,
  errors,
  hints,
  optional = false,
  onChange,
  onLeave,
}: UserFieldsProps<Name>) {
  const words = userWords(useText());
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        gap: "4",
        alignItems: "start",
      })}
    >
      {fields.map((field) => {
        const name = field.name as Name;
        return (
          <div key={name} className={css({ minW: "0", gridColumn: whole.has(name) ? { sm: "1 / -1" } : undefined })}>
            <FormField
              wide
              optional={optional}
              field={field}
              words={words}
              values={{ ...values }}
              error={errors[name]}
              help={hints?.[name]}
              onChange={(value) => onChange(name, value)}
              onBlur={() => onLeave(name)}
            />
          </div>
        );
      })}
    </div>
  );
}
