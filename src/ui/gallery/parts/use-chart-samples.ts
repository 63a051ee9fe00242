/** Sample values of the chart pages, the same on every visit, with names in the language of the app. */
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { LabelledData, PointData } from "../../chart/chart-data.ts";
import { useText } from "../../messages/use-text.ts";

/** Smooth, with a little noise that is always the same. */
const wave = (count: number, base: number, spread: number, seed: number): number[] =>
  Array.from({ length: count }, (_, at) =>
    Math.round(base + spread * Math.sin((at + seed) / 3) + (spread / 3) * Math.sin((at + 1) * seed * 1.7)),
  );

const opens = 7;
const closes = 18;

export interface ChartSamples {
  readonly headcount: LabelledData;
  readonly payroll: LabelledData;
  readonly hours: LabelledData;
  readonly leave: LabelledData;
  readonly goals: LabelledData;
  readonly price: LabelledData;
  readonly skills: LabelledData;
  readonly punches: (weekend: boolean) => LabelledData;
  readonly people: (count: number) => PointData;
}

export function useChartSamples(): ChartSamples {
  const t = useText();
  const intl = useIntl();
  return useMemo(() => {
    const named = <
      Id extends
        | "employees"
        | "contractors"
        | "salaries"
        | "cpf"
        | "allowances"
        | "planned"
        | "worked"
        | "open"
        | "high"
        | "low"
        | "close"
        | "sales"
        | "support",
    >(
      id: Id,
      values: readonly number[],
      as: "bar" | "line" = "bar",
    ) => ({ id, name: t(`showcase-charts.series.${id}`), values, as });
    const months = (count: number): string[] =>
      Array.from({ length: count }, (_, at) =>
        intl.formatDate(new Date(Date.UTC(2026, 11 - count + at, 1)), {
          month: "short",
          year: count > 12 ? "2-digit" : undefined,
          timeZone: "UTC",
        }),
      );
    const leaveTypes = ["annual", "sick", "childcare", "marriage", "unpaid"] as const;
    const goals = ["hiring", "training", "retention"] as const;
    const days = 60;
    const close = wave(days, 120, 14, 4);
    const open = close.map((_, at) => close[at - 1] ?? 118);
    const of = t("showcase-charts.month");
    return {
      headcount: {
        of,
        labels: months(24),
        series: [
          named(
            "employees",
            wave(24, 96, 8, 2).map((value, at) => value + at * 2),
          ),
          named("contractors", wave(24, 34, 7, 5)),
        ],
      },
      payroll: {
        of,
        labels: months(12),
        series: [
          named("salaries", wave(12, 420, 24, 3)),
          named("cpf", wave(12, 72, 6, 3)),
          named("allowances", wave(12, 58, 18, 6)),
        ],
      },
      hours: {
        of,
        labels: months(12),
        series: [named("worked", wave(12, 3150, 220, 5)), named("planned", wave(12, 3200, 80, 2), "line")],
      },
      leave: {
        of: t("showcase-charts.type"),
        labels: leaveTypes.map((id) => t(`showcase-charts.series.${id}`)),
        series: [{ id: "days", name: t("showcase-charts.chart.leave"), values: [214, 96, 48, 12, 21] }],
      },
      goals: {
        of: t("showcase-charts.type"),
        labels: goals.map((id) => t(`showcase-charts.series.${id}`)),
        series: [{ id: "percent", name: t("showcase-charts.chart.goals"), values: [82, 64, 91] }],
      },
      price: {
        of: t("showcase-charts.day"),
        labels: Array.from({ length: days }, (_, at) =>
          intl.formatDate(new Date(Date.UTC(2026, 8, 1 + at)), { day: "numeric", month: "short", timeZone: "UTC" }),
        ),
        series: [
          named("open", open),
          named(
            "high",
            open.map((value, at) => Math.max(value, close[at] ?? 0) + 2 + (at % 4)),
          ),
          named(
            "low",
            open.map((value, at) => Math.min(value, close[at] ?? 0) - 2 - (at % 3)),
          ),
          named("close", close),
        ],
      },
      skills: {
        of: t("showcase-charts.skill"),
        labels: (["0", "1", "2", "3", "4", "5"] as const).map((id) => t(`showcase-charts.skill.${id}`)),
        series: [named("sales", [72, 64, 48, 90, 55, 80]), named("support", [60, 70, 66, 85, 78, 62])],
      },
      punches: (weekend) => ({
        of: t("showcase-charts.hour"),
        labels: Array.from({ length: closes - opens + 1 }, (_, at) => `${opens + at}:00`),
        series: Array.from({ length: weekend ? 7 : 5 }, (_, day) => ({
          id: String(day),
          name: intl.formatDate(new Date(Date.UTC(2026, 10, 2 + day)), { weekday: "short", timeZone: "UTC" }),
          values: wave(closes - opens + 1, day < 5 ? 34 : 9, day < 5 ? 22 : 6, day + 2).map((value) =>
            Math.max(0, value),
          ),
        })),
      }),
      people: (count) => ({
        x: t("showcase-charts.age"),
        y: t("showcase-charts.pay"),
        groups: (["sales", "support"] as const).map((id, group) => ({
          id,
          name: t(`showcase-charts.series.${id}`),
          points: Array.from({ length: count }, (_, at) => ({
            x: 22 + ((at * 7 + group * 5) % 40),
            y: 2600 + ((at * 7 + group * 5) % 40) * (70 + group * 25) + ((at * 311) % 900),
          })),
        })),
      }),
    };
  }, [t, intl]);
}
