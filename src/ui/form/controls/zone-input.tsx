/** Time zone combobox with all zones the browser knows. */
import { Combobox } from "../../kit/combobox/combobox.tsx";
import { zoneName } from "./zone-name.ts";

const zones = Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: zoneName(value) }));

interface ZoneInputProps {
  name: string;
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  clearable?: boolean;
  disabled?: boolean;
}

export function ZoneInput({
  name,
  label,
  value,
  onChange,
  onBlur,
  clearable = false,
  disabled = false,
}: ZoneInputProps) {
  return (
    <Combobox
      name={name}
      label={label}
      options={zones}
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
      clearable={clearable}
      disabled={disabled}
    />
  );
}
