/** Time zone, language and currency that new companies and people without a choice of their own begin with. */
import { type Language, languageNames, languages } from "#src/domain/shared/languages.ts";
import { useIntl } from "react-intl";
import { ZoneInput } from "../../../form/controls/zone-input.tsx";
import { Combobox } from "../../../kit/combobox/combobox.tsx";
import { Field } from "../../../kit/field.tsx";
import { Select } from "../../../kit/select.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { FieldsProps } from "./section.ts";

const currencies = Intl.supportedValuesOf("currency");

export function RegionFields({ values, errors, disabled, onChange }: FieldsProps<"region">) {
  const t = useText();
  const intl = useIntl();
  const offered = currencies.map((value) => ({
    value,
    label: `${value} – ${intl.formatDisplayName(value, { type: "currency" }) ?? value}`,
  }));
  return (
    <>
      <Field label={t("settings.timeZone")} help={t("settings.timeZone.help")} error={errors["timeZone"]}>
        <ZoneInput
          name="timeZone"
          label={t("settings.timeZone")}
          disabled={disabled}
          value={values.timeZone}
          onChange={(timeZone) => timeZone !== null && onChange({ timeZone })}
        />
      </Field>
      <Field label={t("settings.locale")} help={t("settings.locale.help")} error={errors["locale"]}>
        <Select
          name="locale"
          w="fit-content"
          minW="min(18rem, 100%)"
          disabled={disabled}
          value={values.locale}
          onChange={({ target }) => onChange({ locale: target.value as Language })}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("settings.currency")} help={t("settings.currency.help")} error={errors["currency"]}>
        <Combobox
          name="currency"
          label={t("settings.currency")}
          disabled={disabled}
          options={offered}
          value={values.currency}
          onChange={(currency) => currency !== null && onChange({ currency })}
        />
      </Field>
    </>
  );
}
