/** Birth date, address and contact fields. */
import { chakra } from "@chakra-ui/react";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { DateInput } from "../../kit/date-input.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { useText } from "../../messages/use-text.ts";
import { contactOptions } from "./details-values.ts";
import type { FormPartProps } from "./user-form.tsx";

export function InformationFields({ values, errors, onChange, onLeave }: FormPartProps) {
  const t = useText();
  const text = (name: "website" | "address" | "postcode" | "city") => ({
    name,
    autoComplete: "off",
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    onBlur: () => onLeave(name),
  });
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
      gap="4"
      alignItems="start"
    >
      <Field label={t("user.birthDate")} error={errors.birthDate} optional>
        <DateInput
          name="birthDate"
          value={values.birthDate}
          onChange={(birthDate) => onChange({ birthDate })}
          onBlur={() => onLeave("birthDate")}
        />
      </Field>
      <Field label={t("user.website")} error={errors.website} optional>
        <Input {...text("website")} type="url" placeholder="https://" />
      </Field>
      <chakra.div gridColumn={{ sm: "1 / -1" }}>
        <Field label={t("user.street")} error={errors.address} optional>
          <Input {...text("address")} />
        </Field>
      </chakra.div>
      <Field label={t("user.postcode")} error={errors.postcode} optional>
        <Input {...text("postcode")} />
      </Field>
      <Field label={t("user.city")} error={errors.city} optional>
        <Input {...text("city")} />
      </Field>
      <chakra.fieldset gridColumn={{ sm: "1 / -1" }}>
        <chakra.legend fontWeight="medium" mb="1.5">
          {t("user.contactOptions")}
        </chakra.legend>
        <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
          {contactOptions.map((option) => (
            <LabelledCheckbox
              key={option}
              name="contactOptions"
              checked={values.contactOptions.includes(option)}
              onChange={(event) =>
                onChange({
                  contactOptions: contactOptions.filter((each) =>
                    each === option ? event.target.checked : values.contactOptions.includes(each),
                  ),
                })
              }
            >
              {t(`user.option.${option}`)}
            </LabelledCheckbox>
          ))}
        </chakra.div>
      </chakra.fieldset>
    </chakra.div>
  );
}
