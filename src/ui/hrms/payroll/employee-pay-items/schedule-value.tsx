/** Amounts by month as text. */
import { css } from "#generated/styles/css/index.js";
import type { MonthAmount } from "#generated/hrms/schema.ts";
import { Money } from "../../../kit/format.tsx";
import { useMonthText } from "../shared/month.tsx";

export function ScheduleValue({ value }: { readonly value: unknown }) {
  const text = useMonthText();
  const rows = (Array.isArray(value) ? value : []) as readonly MonthAmount[];
  if (rows.length === 0) return <span>–</span>;
  return (
    <ul className={css({ display: "grid", gap: "1" })}>
      {rows.map(({ month, amount }) => (
        <li key={month} className={css({ display: "flex", justifyContent: "space-between", gap: "4", maxW: "20rem" })}>
          <span>{text(month)}</span>
          <Money cents={amount} />
        </li>
      ))}
    </ul>
  );
}
