/** Currency select, searchable by code or name. */
import { useIntl } from "react-intl";
import type { ControlProps } from "../../../form/spec.ts";
import { Combobox } from "../../../kit/combobox/combobox.tsx";

const currencies = Intl.supportedValuesOf("currency");

export function CurrencyInput({ name, label, value, disabled, onChange }: ControlProps) {
  const intl = useIntl();
  const offered = currencies.map((code) => ({
    value: code,
    label: `${code} – ${intl.formatDisplayName(code, { type: "currency" }) ?? code}`,
  }));
  return (
    <Combobox
      name={name}
      label={label}
      disabled={disabled ?? false}
      options={offered}
      value={String(value)}
      onChange={(currency) => currency !== null && onChange(currency)}
    />
  );
}
