/** Month select and year input, because native month inputs differ too much. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import { today } from "../../kit/calendar-date.ts";
import { Input } from "../../kit/input.tsx";
import { Select } from "../../kit/select.tsx";
import { Unparsed } from "../../kit/unparsed.ts";
import type { ControlProps } from "../spec.ts";
import { useText } from "../../messages/use-text.ts";

const months = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];

export function MonthInput({ value, onChange, label }: ControlProps) {
  const intl = useIntl();
  const t = useText();
  const text = value instanceof Unparsed ? value.text : typeof value === "string" ? value : "";
  const [year = "", month = ""] = text.split("-");
  const set = (nextYear: string, nextMonth: string): void => {
    const next = `${nextYear}-${nextMonth}`;
    if (nextYear === "" && nextMonth === "") onChange(null);
    else onChange(/^(19|20)\d\d-\d\d$/.test(next) ? next : new Unparsed(next));
  };
  return (
    <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) 5.5rem", gap: "2" })}>
      <Select
        value={month}
        onChange={({ target }) =>
          target.value === "" ? set("", "") : set(year === "" ? today().slice(0, 4) : year, target.value)
        }
      >
        {(value === null || value === undefined || month === "") && <option value="">–</option>}
        {months.map((each) => (
          <option key={each} value={each}>
            {intl.formatDate(`2026-${each}-01`, { month: "long", timeZone: "UTC" })}
          </option>
        ))}
      </Select>
      <Input
        id={undefined}
        aria-label={t("common.yearOf", { field: label })}
        inputMode="numeric"
        maxLength={4}
        value={year}
        onChange={(event) => set(event.target.value.replace(/\D/g, ""), month)}
      />
    </div>
  );
}
