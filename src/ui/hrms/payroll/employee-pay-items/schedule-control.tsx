/** Amounts by month: a row for each month, the next one added with a button. */
import { css } from "#generated/styles/css/index.js";
import { Plus, X } from "lucide-react";
import { shiftMonth } from "#src/domain/shared/calendar.ts";
import type { ControlProps } from "../../../form/spec.ts";
import { thisMonth } from "../../../kit/calendar-date.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { MoneyInput } from "../../../kit/typed-input.tsx";
import type { Typed } from "../../../kit/unparsed.ts";
import { useText } from "../../../messages/use-text.ts";
import { MonthSelect } from "../shared/month.tsx";

interface ScheduledMonth {
  readonly month: string;
  readonly amount: Typed<number>;
}

const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
  gap: "2",
  alignItems: "center",
});

export function ScheduleControl({ value, disabled, onChange }: ControlProps) {
  const t = useText();
  const format = useFormat();
  const rows = (Array.isArray(value) ? value : []) as readonly ScheduledMonth[];
  const change = (at: number, part: Partial<ScheduledMonth>): void =>
    onChange(rows.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const last = rows.at(-1);
  const add = (): void =>
    onChange([
      ...rows,
      { month: last ? shiftMonth(last.month, 1) : thisMonth(), amount: last === undefined ? null : last.amount },
    ]);
  const sum = rows.reduce((total, { amount }) => (typeof amount === "number" ? total + amount : total), 0);
  return (
    <div className={css({ display: "grid", gap: "2", maxW: "30rem" })}>
      {rows.map(({ month, amount }, index) => (
        <div key={index} className={row}>
          <MonthSelect
            label={t("employee-pay-items.schedule.month", { number: index + 1 })}
            disabled={disabled}
            value={month}
            onChange={(next) => next !== null && change(index, { month: next })}
          />
          <MoneyInput
            aria-label={t("employee-pay-items.schedule.amount", { number: index + 1 })}
            disabled={disabled}
            value={amount}
            onChange={(next) => change(index, { amount: next })}
          />
          <IconButton
            label={t("employee-pay-items.schedule.remove", { number: index + 1 })}
            disabled={disabled}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" })}>
        <Button type="button" size="sm" disabled={disabled} onClick={add}>
          <Plus size={16} aria-hidden />
          {t("employee-pay-items.schedule.add")}
        </Button>
        {rows.length > 0 && (
          <span className={css({ color: "text.muted", fontVariantNumeric: "tabular-nums" })}>
            {t("employee-pay-items.schedule.sum", { amount: format.money(sum) })}
          </span>
        )}
      </div>
    </div>
  );
}
