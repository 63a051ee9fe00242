/** Months as a field, a value and a text. */
import { useIntl } from "react-intl";
import { shiftMonth } from "#src/domain/shared/calendar.ts";
import type { ControlProps } from "../../../form/spec.ts";
import { thisMonth } from "../../../kit/calendar-date.ts";
import { Select } from "../../../kit/select.tsx";

const [back, ahead] = [12, 36];

export function useMonthText(length: "long" | "short" = "long"): (month: string) => string {
  const intl = useIntl();
  return (month) => intl.formatDate(`${month}-01T00:00:00Z`, { month: length, year: "numeric", timeZone: "UTC" });
}

interface MonthSelectProps {
  readonly value: string | null;
  readonly onChange: (month: string | null) => void;
  /** Without it a month must be chosen. */
  readonly clearable?: boolean;
  readonly name?: string;
  readonly label?: string;
  readonly disabled?: boolean | undefined;
}

/** The last year and the next three, and whichever month is chosen already. */
export function MonthSelect({ value, onChange, clearable = false, name, label, disabled }: MonthSelectProps) {
  const text = useMonthText();
  const now = thisMonth();
  const months = Array.from({ length: back + ahead + 1 }, (_, index) => shiftMonth(now, index - back));
  const shown = value === null || months.includes(value) ? months : [...months, value].toSorted();
  return (
    <Select
      name={name}
      aria-label={label}
      disabled={disabled}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
    >
      {(clearable || value === null) && <option value="">–</option>}
      {shown.map((month) => (
        <option key={month} value={month}>
          {text(month)}
        </option>
      ))}
    </Select>
  );
}

export function MonthControl({ name, value, disabled, onChange }: ControlProps) {
  return (
    <MonthSelect
      clearable
      name={name}
      disabled={disabled}
      value={typeof value === "string" && value !== "" ? value : null}
      onChange={onChange}
    />
  );
}

export function MonthValue({ value }: { readonly value: unknown }) {
  const text = useMonthText("short");
  return typeof value === "string" && value !== "" ? <span>{text(value)}</span> : <span>–</span>;
}
