/** Handlers of the analytics cards. */
import type { CardPeriod, CustomerSegment, RevenueYear } from "#generated/demo/schema.ts";
import { daysBefore, daysOfLastMonth, monthsOf } from "./chart-days.ts";
import * as samples from "./samples/analytics.ts";
import type { DemoHandlers } from "./state.ts";

const usual: CardPeriod = "Last 28 Days";
const segments = ["new", "returning", "referral"] as const satisfies CustomerSegment["segment"][];

const sum = (data: readonly number[]): number => data.reduce((total, value) => total + value, 0);

const categoriesOf: Record<CardPeriod, (now: Date) => string[]> = {
  "Last 28 Days": (now) => daysBefore(now, 28),
  "Last Month": daysOfLastMonth,
  "Last Year": (now) => monthsOf(now.getUTCFullYear() - 1),
};

/** A year's months; of the current year only those that have started. */
function revenueYear(sample: samples.RevenueSample, age: number, now: Date): RevenueYear {
  const months = age === 0 ? now.getUTCMonth() + 1 : 12;
  const year = now.getUTCFullYear() - age;
  const earning = sample.earning.slice(0, months);
  const expense = sample.expense.slice(0, months);
  return {
    year,
    categories: monthsOf(year).slice(0, months),
    series: [
      { name: "Earning", data: earning },
      { name: "Expense", data: expense.map((value) => -value) },
    ],
    total: sum(earning),
    budget: sample.budget * months,
    budgetSeries: [
      { name: "Budget", data: expense.map(() => sample.budget) },
      { name: "Spent", data: expense },
    ],
  };
}

export const cardAnalyticsHandlers: DemoHandlers = {
  getSupportTracker: ({ query }) => {
    const period = query?.period ?? usual;
    const { totalTicket, openTicket, ...rest } = samples.supportTracker[period];
    return { period, totalTicket, openTicket, ...rest, completed: Math.round((1 - openTicket / totalTicket) * 100) };
  },

  getAverageSessions: ({ query }, { now }) => {
    const period = query?.period ?? usual;
    const { level, change, goals } = samples.averageSessions[period];
    const categories = categoriesOf[period](now());
    const data = categories.map((_, index) => Math.round(level * (samples.rhythm[index % samples.rhythm.length] ?? 1)));
    return {
      period,
      sessions: Math.round(sum(data) / data.length),
      change,
      interval: period === "Last Year" ? "month" : "day",
      categories,
      series: [{ name: "Sessions", data }],
      goals: [...goals],
    };
  },

  getRevenueReport: (_input, { now }) => ({
    years: samples.revenueYears.map((year, age) => revenueYear(year, age, now())),
  }),

  getGoalOverview: () => {
    const { completed, inProgress } = samples.goalOverview;
    return { percent: Math.round((completed / (completed + inProgress)) * 100), completed, inProgress };
  },

  getRevenueAnalytics: (_input, { now }) => {
    const { days, thisMonth, lastMonth } = samples.revenueDays;
    const soFar = thisMonth.slice(0, days.filter((day) => day <= now().getUTCDate()).length);
    return {
      thisMonth: sum(soFar),
      lastMonth: sum(lastMonth),
      interval: "day",
      categories: days.map(String),
      series: [
        { name: "This month", data: soFar },
        { name: "Last month", data: [...lastMonth] },
      ],
    };
  },

  getProductOrders: ({ query }) => {
    const period = query?.period ?? usual;
    const orders = samples.productOrders[period];
    return { period, total: orders.finished + orders.pending + orders.rejected, ...orders };
  },

  getSessionsByDevice: ({ query }) => {
    const period = query?.period ?? usual;
    const devices = samples.sessionsByDevice[period];
    const total = sum(devices.map(({ sessions }) => sessions));
    const percent = (sessions: number): number => Math.round((sessions / total) * 1000) / 10;
    const shared = <One extends { sessions: number }>(one: One) => ({ ...one, percent: percent(one.sessions) });
    return { period, total, devices: devices.map(shared), browsers: samples.sessionsByBrowser[period].map(shared) };
  },

  getCustomers: ({ query }) => {
    const period = query?.period ?? usual;
    const numbers = samples.customers[period];
    return {
      period,
      total: sum(Object.values(numbers)),
      segments: segments.map((segment) => ({ segment, customers: numbers[segment] })),
    };
  },
};
