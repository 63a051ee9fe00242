/** The eight analytics cards, and the sales radar. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import {
  useGetAverageSessions,
  useGetCustomers,
  useGetGoalOverview,
  useGetProductOrders,
  useGetRevenueAnalytics,
  useGetRevenueReport,
  useGetSessionsByDevice,
  useGetSupportTracker,
} from "#generated/demo/hooks/card-analytics.ts";
import { useGetSales } from "#generated/demo/hooks/card-statistics.ts";
import type { CardPeriod } from "#generated/demo/schema.ts";
import { useFormat } from "../../kit/format.tsx";
import { Progress } from "../../kit/progress.tsx";
import { Options, Select } from "../../kit/select.tsx";
import { useText } from "../../messages/use-text.ts";
import { ChartWidget } from "./chart-widget.tsx";
import { useNumbers } from "./numbers.ts";
import { PeriodSelect } from "./period-select.tsx";
import { Change } from "./stat-card.tsx";

function usePeriod(title: string): readonly [{ query: { period: CardPeriod } }, ReactNode] {
  const [period, setPeriod] = useState<CardPeriod>("Last 28 Days");
  return [{ query: { period } }, <PeriodSelect key="period" of={title} value={period} onChange={setPeriod} />];
}
const kept = { placeholderData: keepPreviousData } as const;

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={css({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(6rem, 1fr))", gap: "3" })}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={css({ color: "text.muted", fontSize: "sm" })}>{name}</dt>
          <dd className={css({ fontWeight: "semibold", fontVariantNumeric: "tabular-nums" })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

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
            w="6rem"
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

const orderStates = ["finished", "pending", "rejected"] as const;

export function ProductOrders() {
  const t = useText();
  const numbers = useNumbers();
  const title = t("dashboards.productOrders");
  const [input, menu] = usePeriod(title);
  const query = useGetProductOrders(input, kept);
  return (
    <ChartWidget
      title={title}
      file="product-orders"
      actions={menu}
      query={query}
      summary={({ total }) => t("dashboards.ordersText", { total })}
      content={(data) => ({
        kind: "donut",
        data: {
          of: t("dashboards.state"),
          labels: orderStates.map((state) => t(`dashboards.order.${state}`)),
          series: [
            {
              id: "orders",
              name: t("dashboards.series.orders"),
              values: orderStates.map((state) => data?.[state] ?? null),
            },
          ],
        },
      })}
      format={numbers.unit("count")}
    />
  );
}

export function DeviceSessions() {
  const t = useText();
  const numbers = useNumbers();
  const title = t("dashboards.devices");
  const [input, menu] = usePeriod(title);
  const query = useGetSessionsByDevice(input, kept);
  return (
    <ChartWidget
      title={title}
      file="devices"
      actions={menu}
      query={query}
      summary={({ total }) => t("dashboards.devicesText", { total })}
      content={(data) => ({
        kind: "donut",
        data: {
          of: t("dashboards.device"),
          labels: (data?.devices ?? []).map(({ device }) => t(`dashboards.device.${device}`)),
          series: [
            {
              id: "sessions",
              name: t("dashboards.series.sessions"),
              values: (data?.devices ?? []).map(({ sessions }) => sessions),
            },
          ],
        },
      })}
      format={numbers.unit("count")}
      height="11rem"
    >
      {({ devices }) => (
        <ul className={css({ display: "grid", gap: "1.5" })}>
          {devices.map(({ device, percent, change }) => (
            <li key={device} className={css({ display: "flex", justifyContent: "space-between", gap: "3" })}>
              <span>{t(`dashboards.device.${device}`)}</span>
              <span className={css({ display: "flex", gap: "3", fontVariantNumeric: "tabular-nums" })}>
                {numbers.unit("percent")(percent)}
                <Change percent={change} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </ChartWidget>
  );
}

export function Customers() {
  const t = useText();
  const numbers = useNumbers();
  const title = t("dashboards.customers");
  const [input, menu] = usePeriod(title);
  const query = useGetCustomers(input, kept);
  return (
    <ChartWidget
      title={title}
      file="customers"
      actions={menu}
      query={query}
      summary={({ total }) => t("dashboards.customersText", { total })}
      content={(data) => ({
        kind: "donut",
        data: {
          of: t("dashboards.segment"),
          labels: (data?.segments ?? []).map(({ segment }) => t(`dashboards.segment.${segment}`)),
          series: [
            {
              id: "customers",
              name: t("dashboards.customers"),
              values: (data?.segments ?? []).map(({ customers }) => customers),
            },
          ],
        },
      })}
      format={numbers.unit("count")}
    />
  );
}

export function SalesRadar() {
  const t = useText();
  const numbers = useNumbers();
  const query = useGetSales();
  return (
    <ChartWidget
      title={t("dashboards.salesRadar")}
      file="sales"
      query={query}
      summary={({ total }) => t("dashboards.salesText", { total: numbers.change(total) })}
      content={(data) => ({
        kind: "radar",
        data: {
          of: t("dashboards.interval.month"),
          labels: data ? numbers.labels(data.interval, data.categories) : [],
          series: numbers.series(data?.series ?? []),
        },
      })}
      format={numbers.unit("count")}
    />
  );
}
