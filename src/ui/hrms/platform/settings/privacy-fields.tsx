/** Whom the tenant's people ask about their data. */
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { useText } from "../../../messages/use-text.ts";
import { type FieldsProps, orNull } from "./section.ts";

const types = { dpoName: "text", dpoEmail: "email", dpoPhone: "tel" } as const;

export function PrivacyFields({ values, errors, disabled, onChange }: FieldsProps<"privacy">) {
  const t = useText();
  return (["dpoName", "dpoEmail", "dpoPhone"] as const).map((name) => (
    <Field
      key={name}
      label={t(`settings.${name}`)}
      help={name === "dpoName" ? t("settings.dpoName.help") : undefined}
      error={errors[name]}
    >
      <Input
        name={name}
        type={types[name]}
        autoComplete="off"
        disabled={disabled}
        value={values[name] ?? ""}
        onChange={({ target }) =>
          onChange({ [name]: orNull(name === "dpoEmail" ? target.value.trim() : target.value) })
        }
      />
    </Field>
  ));
}
