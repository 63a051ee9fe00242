/** How long what nobody needs any more is kept, and what the law says of it. */
import { chakra } from "@chakra-ui/react";
import { Field } from "../../../kit/field.tsx";
import { Switch } from "../../../kit/switch.tsx";
import { WholeInput } from "../../../kit/typed-input.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { FieldsProps } from "./section.ts";

const periods = ["leaverMonths", "documentMonths", "requestMonths", "importMonths", "noticeMonths"] as const;
const records = "https://www.mom.gov.sg/employment-practices/employment-records";
const taxRecords =
  "https://www.iras.gov.sg/taxes/corporate-income-tax/basics-of-corporate-income-tax/record-keeping-requirements";

export function RetentionFields({ values, errors, disabled, onChange }: FieldsProps<"retention">) {
  const t = useText();
  return (
    <>
      {periods.map((name) => (
        <Field key={name} label={t(`settings.${name}`)} help={t(`settings.${name}.help`)} error={errors[name]}>
          <WholeInput
            name={name}
            maxW="10rem"
            disabled={disabled}
            value={values[name]}
            onChange={(months) => onChange({ [name]: months })}
          />
        </Field>
      ))}
      <Switch
        name="purgesItself"
        disabled={disabled}
        checked={values.purgesItself}
        help={t("settings.purgesItself.help")}
        onChange={(purgesItself) => onChange({ purgesItself })}
      >
        {t("settings.purgesItself")}
      </Switch>
      <chakra.p color="text.muted" fontSize="sm" lineHeight="sm">
        {`${t("settings.retentionLaw")} `}
        <Source href={records} name={t("settings.sourceMom")} />
        {" · "}
        <Source href={taxRecords} name={t("settings.sourceIras")} />
      </chakra.p>
    </>
  );
}

function Source({ href, name }: { href: string; name: string }) {
  return (
    <chakra.a href={href} target="_blank" rel="noreferrer" color="accent.text" textDecoration="underline">
      {name}
    </chakra.a>
  );
}
