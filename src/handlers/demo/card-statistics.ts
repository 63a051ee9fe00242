/** Handlers of the statistics cards. */
import type { StatisticsCard } from "#generated/demo/schema.ts";
import { daysBefore, monthsBefore } from "./chart-days.ts";
import * as samples from "./samples/statistics.ts";
import type { DemoHandlers } from "./state.ts";

const sum = (data: readonly number[]): number => data.reduce((total, value) => total + value, 0);
const growth = (before: number, after: number): number => Math.round((after / before - 1) * 1000) / 10;

const numbers: Record<samples.StatisticsSample["shows"], (data: readonly number[]) => number> = {
  sum,
  last: (data) => data.at(-1) ?? 0,
  growth: (data) => growth(sum(data.slice(0, data.length / 2)), sum(data.slice(data.length / 2))),
};

function card({ unit, interval, shows, series }: samples.StatisticsSample, now: Date): StatisticsCard {
  const data = series[0]?.data ?? [];
  return {
    total: numbers[shows](data),
    unit,
    change: growth(data.at(-2) ?? 0, data.at(-1) ?? 0),
    interval,
    categories: (interval === "day" ? daysBefore : monthsBefore)(now, data.length),
    series: series.map((one) => ({ name: one.name, data: [...one.data] })),
  };
}

export const cardStatisticsHandlers: DemoHandlers = {
  getOrdersBarChart: (_input, { now }) => card(samples.ordersBarChart, now()),
  getProfitLineChart: (_input, { now }) => card(samples.profitLineChart, now()),
  getSubscribers: (_input, { now }) => card(samples.subscribers, now()),
  getRevenueStatistics: (_input, { now }) => card(samples.revenue, now()),
  getSales: (_input, { now }) => card(samples.sales, now()),
  getOrders: (_input, { now }) => card(samples.orders, now()),
  getSiteTraffic: (_input, { now }) => card(samples.siteTraffic, now()),
  getActiveUsers: (_input, { now }) => card(samples.activeUsers, now()),
  getNewsletter: (_input, { now }) => card(samples.newsletter, now()),
};
