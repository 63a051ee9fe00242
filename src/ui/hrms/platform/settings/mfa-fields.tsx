/** Which users need two-step verification. */
import { mfaPolicies } from "#src/domain/platform/shared/tenant-settings.ts";
import { RadioGroup } from "../../../kit/radio.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { FieldsProps } from "./section.ts";

export function MfaFields({ values, disabled, onChange }: FieldsProps) {
  const t = useText();
  return (
    <RadioGroup
      look="cards"
      label={t("settings.mfaPolicy")}
      value={values["mfaPolicy"] as (typeof mfaPolicies)[number]}
      options={mfaPolicies.map((value) => ({
        value,
        label: t(`settings.mfaPolicy.${value}`),
        help: t(`settings.mfaPolicy.${value}.help`),
        disabled,
      }))}
      onChange={(mfaPolicy) => onChange({ mfaPolicy })}
    />
  );
}
