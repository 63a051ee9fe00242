/** Numbers and labels of the cards in the reader's language. */
import { useIntl } from "react-intl";
import type { CardUnit, ChartInterval, ChartSeries } from "#generated/demo/schema.ts";
import { useFormat } from "../../kit/format.tsx";
import type { MessageId } from "../../messages/catalogue.ts";
import { useText } from "../../messages/use-text.ts";

/** Names of the series, as the contract writes them. */
const known: Readonly<Record<string, MessageId>> = {
  Orders: "dashboards.series.orders",
  Profit: "dashboards.series.profit",
  Subscribers: "dashboards.series.subscribers",
  Revenue: "dashboards.series.revenue",
  Sales: "dashboards.series.sales",
  Visits: "dashboards.series.visits",
  "Active users": "dashboards.series.users",
  Readers: "dashboards.series.readers",
  Sessions: "dashboards.series.sessions",
  Earning: "dashboards.series.earning",
  Expense: "dashboards.series.expense",
  Budget: "dashboards.series.budget",
  Spent: "dashboards.series.spent",
  "This month": "dashboards.series.thisMonth",
  "Last month": "dashboards.series.lastMonth",
};

export interface Numbers {
  readonly unit: (unit: CardUnit) => (value: number) => string;
  readonly short: (value: number, unit?: CardUnit) => string;
  /** "+5.2%", in per cent. */
  readonly change: (percent: number) => string;
  readonly labels: (interval: ChartInterval, categories: readonly string[]) => readonly string[];
  readonly series: (series: readonly ChartSeries[]) => { id: string; name: string; values: readonly number[] }[];
}

export function useNumbers(): Numbers {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const money = (value: number): string => format.money(Math.round(value * 100)).replace(/[.,]00(?!\d)/, "");
  const percent = (value: number): string => format.number(value / 100, { style: "percent", maximumFractionDigits: 1 });
  const of: Record<CardUnit, (value: number) => string> = { count: (value) => format.number(value), money, percent };
  return {
    unit: (unit) => of[unit],
    short: (value, unit = "count") =>
      unit === "count" ? format.number(value, { notation: "compact", maximumFractionDigits: 1 }) : of[unit](value),
    change: (value) =>
      format.number(value / 100, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" }),
    labels: (interval, categories) =>
      categories.map((each) =>
        /^\d{4}-\d{2}/.test(each)
          ? intl.formatDate(each.length === 7 ? `${each}-01` : each, {
              ...(interval === "day" && { day: "numeric" }),
              month: "short",
              timeZone: "UTC",
            })
          : each,
      ),
    series: (series) =>
      series.map(({ name, data }) => {
        const id = known[name];
        return { id: name, name: id === undefined ? name : t(id), values: data };
      }),
  };
}
