/** Numbers behind the statistics cards: one for each day or month up to now. */
import type { CardUnit, ChartInterval } from "#generated/demo/schema.ts";

export interface StatisticsSample {
  unit: CardUnit;
  interval: ChartInterval;
  /** Which number the card shows: the sum of the first series, its last value, or its growth over the half before. */
  shows: "sum" | "last" | "growth";
  series: readonly { name: string; data: readonly number[] }[];
}

export const ordersBarChart: StatisticsSample = {
  unit: "count",
  interval: "day",
  shows: "sum",
  series: [{ name: "Orders", data: [342, 418, 377, 461, 529, 612, 398] }],
};

export const profitLineChart: StatisticsSample = {
  unit: "money",
  interval: "month",
  shows: "sum",
  series: [{ name: "Profit", data: [4180, 5260, 4790, 6120, 5830, 7040] }],
};

export const subscribers: StatisticsSample = {
  unit: "count",
  interval: "month",
  shows: "sum",
  series: [{ name: "Subscribers", data: [10940, 12310, 11870, 13950, 14620, 14180, 15360] }],
};

export const revenue: StatisticsSample = {
  unit: "money",
  interval: "month",
  shows: "sum",
  series: [{ name: "Revenue", data: [12650, 13920, 13110, 14480, 13760, 15290, 14870] }],
};

export const sales: StatisticsSample = {
  unit: "percent",
  interval: "month",
  shows: "growth",
  series: [
    { name: "Sales", data: [52, 61, 48, 66, 78, 75] },
    { name: "Visits", data: [74, 58, 82, 69, 91, 64] },
  ],
};

export const orders: StatisticsSample = {
  unit: "count",
  interval: "month",
  shows: "sum",
  series: [{ name: "Orders", data: [14230, 13180, 14950, 13640, 12870, 14110, 13290] }],
};

export const siteTraffic: StatisticsSample = {
  unit: "count",
  interval: "day",
  shows: "sum",
  series: [{ name: "Visits", data: [10840, 11390, 12120, 11050, 12760, 9480, 9930] }],
};

export const activeUsers: StatisticsSample = {
  unit: "count",
  interval: "day",
  shows: "last",
  series: [{ name: "Active users", data: [61240, 63110, 62480, 64870, 66020, 58930, 65980] }],
};

export const newsletter: StatisticsSample = {
  unit: "count",
  interval: "month",
  shows: "last",
  series: [{ name: "Readers", data: [22480, 23610, 24190, 25770, 26340, 27950, 28710] }],
};
