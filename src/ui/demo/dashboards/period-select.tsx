/** Period menu of a card. */
import type { CardPeriod } from "#generated/demo/schema.ts";
import { cardPeriodValues } from "#generated/demo/schema.ts";
import { Options, Select } from "../../kit/select.tsx";
import { useText } from "../../messages/use-text.ts";

const names = { "Last 28 Days": "days", "Last Month": "month", "Last Year": "year" } as const;

interface PeriodSelectProps {
  of: string;
  value: CardPeriod;
  onChange: (period: CardPeriod) => void;
}

export function PeriodSelect({ of, value, onChange }: PeriodSelectProps) {
  const t = useText();
  return (
    <Select
      size="sm"
      frameCss={{ w: "9.5rem" }}
      aria-label={t("dashboards.periodOf", { title: of })}
      value={value}
      onChange={(event) => onChange(event.target.value as CardPeriod)}
    >
      <Options values={cardPeriodValues} label={(period) => t(`dashboards.period.${names[period]}`)} />
    </Select>
  );
}
