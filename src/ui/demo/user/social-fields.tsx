/** Social media links of a user. */
import { chakra } from "@chakra-ui/react";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { useText } from "../../messages/use-text.ts";
import { socialNames } from "./details-values.ts";
import type { FormPartProps } from "./user-form.tsx";

export function SocialFields({ values, errors, onChange, onLeave }: FormPartProps) {
  const t = useText();
  return (
    <chakra.div display="grid" gap="4">
      {socialNames.map((name) => (
        <Field key={name} label={t(`user.social.${name}`)} error={errors[name]} optional>
          <Input
            name={name}
            type="url"
            autoComplete="off"
            placeholder="https://"
            value={values[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
            onBlur={() => onLeave(name)}
          />
        </Field>
      ))}
    </chakra.div>
  );
}
