/** Support, sessions, revenue and goals. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import {
  useGetAverageSessions,
  useGetGoalOverview,
  useGetRevenueAnalytics,
  useGetRevenueReport,
  useGetSupportTracker,
} from "#generated/demo/hooks/card-analytics.ts";
import { useFormat } from "../../kit/format.tsx";
import { Progress } from "../../kit/progress.tsx";
import { Options, Select } from "../../kit/select.tsx";
import { useText } from "../../messages/use-text.ts";
import { ChartWidget } from "./chart-widget.tsx";
import { useNumbers } from "./numbers.ts";
import { Facts, kept, usePeriod } from "./parts.tsx";

export function SupportTracker() {
  const t = useText();
  const format = useFormat();
  const title = t("dashboards.support");
  const [input, menu] = usePeriod(title);
  const query = useGetSupportTracker(input, kept);
  return (
    <ChartWidget
      title={title}
      file="support"
      actions={menu}
      query={query}
      summary={({ completed, totalTicket }) =>
        t("dashboards.supportText", { completed: completed / 100, count: totalTicket })
      }
      content={(data) => ({
        kind: "radial",
        data: {
          of: t("dashboards.tickets"),
          labels: [t("dashboards.completed")],
          series: [{ id: "completed", name: t("dashboards.share"), values: [data?.completed ?? null] }],
        },
      })}
      format={(value) => format.number(value / 100, { style: "percent" })}
      height="11rem"
    >
      {({ newTicket, openTicket, responseTime }) => (
        <Facts
          facts={[
            [t("dashboards.newTickets"), format.number(newTicket)],
            [t("dashboards.openTickets"), format.number(openTicket)],
            [t("dashboards.responseTime"), t("dashboards.days", { count: responseTime })],
          ]}
        />
      )}
    </ChartWidget>
  );
}

export function AverageSessions() {
  const t = useText();
  const numbers = useNumbers();
  const title = t("dashboards.sessions");
  const [input, menu] = usePeriod(title);
  const query = useGetAverageSessions(input, kept);
  return (
    <ChartWidget
      title={title}
      file="sessions"
      actions={menu}
      query={query}
      summary={({ sessions, change }) => t("dashboards.sessionsText", { sessions, change: numbers.change(change) })}
      content={(data) => ({
        kind: "bar",
        data: {
          of: t("dashboards.interval.day"),
          labels: data ? numbers.labels(data.interval, data.categories) : [],
          series: numbers.series(data?.series ?? []),
        },
      })}
      format={numbers.unit("count")}
      height="11rem"
    >
      {({ goals }) => (
        <ul className={css({ display: "grid", gap: "3", gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))" })}>
          {goals.map(({ name, unit, value, target }) => (
            <li key={name}>
              <span
                className={css({ display: "flex", justifyContent: "space-between", gap: "2", fontSize: "sm", mb: "1" })}
              >
                <span className={css({ color: "text.muted" })}>{t(`dashboards.goal.${name}`)}</span>
                {numbers.unit(unit)(value)}
              </span>
              <Progress size="sm" label={t(`dashboards.goal.${name}`)} value={value / target} />
            </li>
          ))}
        </ul>
      )}
    </ChartWidget>
  );
}

export function RevenueReport() {
  const t = useText();
  const numbers = useNumbers();
  const [year, setYear] = useState<number>();
  const query = useGetRevenueReport();
  const years = query.data?.years ?? [];
  const shown = years.find((each) => each.year === year) ?? years[0];
  const title = t("dashboards.report");
  return (
    <ChartWidget
      title={title}
      file="revenue-report"
      query={query}
      actions={
        years.length > 0 && (
          <Select
            size="sm"
            frameCss={{ w: "6rem" }}
            aria-label={t("dashboards.yearOf", { title })}
            value={String(shown?.year)}
            onChange={(event) => setYear(Number(event.target.value))}
          >
            <Options values={years.map((each) => String(each.year))} label={(each) => each} />
          </Select>
        )
      }
      summary={() =>
        t("dashboards.reportText", {
          total: numbers.unit("money")(shown?.total ?? 0),
          budget: numbers.unit("money")(shown?.budget ?? 0),
        })
      }
      content={() => ({
        kind: "stacked",
        data: {
          of: t("dashboards.interval.month"),
          labels: shown ? numbers.labels("month", shown.categories) : [],
          series: numbers.series(shown?.series ?? []),
        },
      })}
      format={numbers.unit("money")}
    />
  );
}

export function GoalOverview() {
  const t = useText();
  const format = useFormat();
  const query = useGetGoalOverview();
  return (
    <ChartWidget
      title={t("dashboards.goals")}
      file="goals"
      query={query}
      summary={({ percent }) => t("dashboards.goalsText", { percent: percent / 100 })}
      content={(data) => ({
        kind: "radial",
        data: {
          of: t("dashboards.goals"),
          labels: [t("dashboards.completed")],
          series: [{ id: "percent", name: t("dashboards.share"), values: [data?.percent ?? null] }],
        },
      })}
      format={(value) => format.number(value / 100, { style: "percent" })}
      height="11rem"
    >
      {({ completed, inProgress }) => (
        <Facts
          facts={[
            [t("dashboards.completed"), format.number(completed)],
            [t("dashboards.inProgress"), format.number(inProgress)],
          ]}
        />
      )}
    </ChartWidget>
  );
}

export function RevenueMonths() {
  const t = useText();
  const numbers = useNumbers();
  const query = useGetRevenueAnalytics();
  return (
    <ChartWidget
      title={t("dashboards.revenue")}
      file="revenue"
      query={query}
      summary={({ thisMonth, lastMonth }) =>
        t("dashboards.revenueText", { now: numbers.unit("money")(thisMonth), before: numbers.unit("money")(lastMonth) })
      }
      content={(data) => ({
        kind: "line",
        data: {
          of: t("dashboards.dayOfMonth"),
          labels: data?.categories ?? [],
          series: numbers.series(data?.series ?? []),
        },
      })}
      format={numbers.unit("money")}
    />
  );
}
