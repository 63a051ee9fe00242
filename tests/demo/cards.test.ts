/** The numbers on cards are consistent with each other, the clock and the period. */
import { afterAll, expect, test } from "vitest";
import {
  type AverageSessions,
  cardPeriodValues,
  type Customers,
  type GoalOverview,
  type ProductOrders,
  type RevenueAnalytics,
  type RevenueReport,
  type SessionsByDevice,
  type StatisticsCard,
  type SupportTracker,
} from "#generated/demo/schema.ts";
import { openDemoGateway } from "../support/gateway.ts";

const now = new Date("2027-03-06T02:30:00Z");
const gateway = await openDemoGateway({ now: () => now });
afterAll(() => gateway.close());

async function analytics<T>(card: string, period?: string): Promise<T> {
  const { status, body } = await gateway.call<T>("GET", `/card/card-analytics/${card}`, { query: { period } });
  expect(status).toBe(200);
  return body;
}

const sum = (data: readonly number[]): number => data.reduce((total, value) => total + value, 0);

test.each(["support-tracker", "avg-sessions", "product-orders", "sessions-device", "customers"])(
  "%s has other numbers for each period, the last 28 days unless asked",
  async (card) => {
    const answers = await Promise.all(cardPeriodValues.map((period) => analytics<{ period: string }>(card, period)));
    expect(answers.map(({ period }) => period)).toEqual(cardPeriodValues);
    expect(new Set(answers.map(({ period: _period, ...numbers }) => JSON.stringify(numbers))).size).toBe(3);
    expect(await analytics(card)).toEqual(answers[0]);
    expect((await gateway.call("GET", `/card/card-analytics/${card}`, { query: { period: "Tomorrow" } })).status).toBe(
      422,
    );
  },
);

test.each(cardPeriodValues)("totals equal the sum of their parts: %s", async (period) => {
  const tickets = await analytics<SupportTracker>("support-tracker", period);
  expect(tickets.completed).toBe(Math.round((100 * (tickets.totalTicket - tickets.openTicket)) / tickets.totalTicket));
  const orders = await analytics<ProductOrders>("product-orders", period);
  expect(orders.total).toBe(orders.finished + orders.pending + orders.rejected);
  const { total, devices, browsers } = await analytics<SessionsByDevice>("sessions-device", period);
  expect(total).toBe(sum(devices.map(({ sessions }) => sessions)));
  expect(sum(devices.map(({ percent }) => percent))).toBeCloseTo(100, 0);
  expect(total).toBe(sum(browsers.map(({ sessions }) => sessions)));
  expect(sum(browsers.map(({ percent }) => percent))).toBeCloseTo(100, 0);
  const customers = await analytics<Customers>("customers", period);
  expect(customers.total).toBe(sum(customers.segments.map((segment) => segment.customers)));
});

test("average sessions cover the days or months of the period", async () => {
  const [recent, month, year] = await Promise.all(
    cardPeriodValues.map((period) => analytics<AverageSessions>("avg-sessions", period)),
  );
  expect(recent?.categories).toHaveLength(28);
  expect(recent?.categories.at(-1)).toBe("2027-03-05");
  expect(month?.categories.at(0)).toBe("2027-02-01");
  expect(month?.categories.at(-1)).toBe("2027-02-28");
  expect(year?.categories[0]).toBe("2026-01");
  expect(year?.categories).toHaveLength(12);
  for (const card of [recent, month, year]) {
    const data = card?.series[0]?.data ?? [];
    expect(data).toHaveLength(card?.categories.length ?? 0);
    expect(card?.sessions).toBe(Math.round(sum(data) / data.length));
  }
});

test("the revenue report has three years, the current one up to this month", async () => {
  const { years } = await analytics<RevenueReport>("revenue-report");
  expect(years.map(({ year }) => year)).toEqual([2027, 2026, 2025]);
  expect(years.map(({ categories }) => categories.length)).toEqual([3, 12, 12]);
  for (const { categories, series, total, budget, budgetSeries } of years) {
    for (const { data } of [...series, ...budgetSeries]) expect(data).toHaveLength(categories.length);
    expect(total).toBe(sum(series[0]?.data ?? []));
    expect(budget).toBe(sum(budgetSeries[0]?.data ?? []));
    expect(series[1]?.data).toEqual(budgetSeries[1]?.data.map((spent) => -spent));
  }
});

test("this month's revenue ends today", async () => {
  const { thisMonth, lastMonth, categories, series } = await analytics<RevenueAnalytics>("revenue");
  expect(series[0]?.data).toHaveLength(2);
  expect(categories.slice(0, 2)).toEqual(["1", "5"]);
  expect(series[1]?.data).toHaveLength(categories.length);
  expect([thisMonth, lastMonth]).toEqual(series.map(({ data }) => sum(data)));
});

test("the goal overview's percentage matches its numbers", async () => {
  const { percent, completed, inProgress } = await analytics<GoalOverview>("goal-overview");
  expect(percent).toBe(Math.round((100 * completed) / (completed + inProgress)));
});

async function statistics(card: string): Promise<StatisticsCard> {
  const { status, body } = await gateway.call<StatisticsCard>("GET", `/card/card-statistics/${card}`);
  expect(status).toBe(200);
  return body;
}

const cards = [
  "orders-bar-chart",
  "profit-line-chart",
  "subscribers",
  "revenue",
  "sales",
  "orders",
  "site-traffic",
  "active-users",
  "newsletter",
];

test.each(cards)("%s has a number for each day or month up to now", async (card) => {
  const { interval, categories, series, change } = await statistics(card);
  expect(series.length).toBeGreaterThan(0);
  for (const { data } of series) expect(data).toHaveLength(categories.length);
  expect(categories.at(-1)).toBe(interval === "day" ? "2027-03-05" : "2027-02");
  const [before = 0, last = 0] = series[0]?.data.slice(-2) ?? [];
  expect(Math.sign(change)).toBe(Math.sign(last - before));
});

test("totals match the series: the sum, the last value, or the growth of sales", async () => {
  const orders = await statistics("orders");
  expect(orders.total).toBe(sum(orders.series[0]?.data ?? []));
  const users = await statistics("active-users");
  expect(users.total).toBe(users.series[0]?.data.at(-1));
  const sales = await statistics("sales");
  const data = sales.series[0]?.data ?? [];
  expect(sales.total).toBeCloseTo((sum(data.slice(3)) / sum(data.slice(0, 3)) - 1) * 100, 0);
});

test("no two statistics cards are the same", async () => {
  const answers = await Promise.all(cards.map(statistics));
  expect(new Set(answers.map(({ series }) => JSON.stringify(series))).size).toBe(cards.length);
});
