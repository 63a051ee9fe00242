/** Numbers behind the analytics cards, for each period a card offers. */
import type {
  BrowserSessions,
  CardGoal,
  CardPeriod,
  DeviceSessions,
  GoalOverview,
  ProductOrders,
  SupportTracker,
} from "#generated/demo/schema.ts";

type ByPeriod<T> = Readonly<Record<CardPeriod, T>>;

export const supportTracker: ByPeriod<Omit<SupportTracker, "period" | "completed">> = {
  "Last 28 Days": { totalTicket: 163, newTicket: 29, openTicket: 28, responseTime: 1 },
  "Last Month": { totalTicket: 187, newTicket: 41, openTicket: 22, responseTime: 2 },
  "Last Year": { totalTicket: 2140, newTicket: 318, openTicket: 64, responseTime: 3 },
};

interface SessionsSample {
  /** Average sessions per day or month. */
  level: number;
  change: number;
  goals: readonly CardGoal[];
}

const goals = (money: number, users: number, retention: number, conversion: number, times: number): CardGoal[] => [
  { name: "revenue", unit: "money", value: money, target: 100_000 * times },
  { name: "users", unit: "count", value: users, target: 100_000 * times },
  { name: "retention", unit: "percent", value: retention, target: 100 },
  { name: "conversion", unit: "percent", value: conversion, target: 10 },
];

export const averageSessions: ByPeriod<SessionsSample> = {
  "Last 28 Days": { level: 2710, change: 5.2, goals: goals(62_400, 71_900, 88, 6.2, 1) },
  "Last Month": { level: 2540, change: -1.8, goals: goals(74_100, 68_300, 86, 5.7, 1) },
  "Last Year": { level: 74_900, change: 18.4, goals: goals(903_500, 812_700, 81, 5.1, 12) },
};

/** Relative traffic by weekday and by month. */
export const rhythm: readonly number[] = [0.92, 1.04, 1.11, 0.97, 1.18, 0.83, 0.95];

export interface RevenueSample {
  earning: readonly number[];
  expense: readonly number[];
  budget: number;
}

/** Twelve months each: this year, the last and the one before; the budget is for a month. */
export const revenueYears: readonly RevenueSample[] = [
  {
    earning: [18_200, 16_900, 21_400, 19_800, 22_700, 24_100, 23_300, 20_600, 25_800, 26_400, 27_900, 31_200],
    expense: [9_100, 8_700, 10_300, 9_600, 11_900, 10_800, 11_200, 9_900, 12_100, 12_700, 13_400, 15_800],
    budget: 11_000,
  },
  {
    earning: [14_600, 13_800, 16_200, 17_500, 18_100, 17_300, 19_600, 18_900, 20_400, 19_700, 22_500, 26_300],
    expense: [8_200, 7_900, 8_800, 9_400, 9_100, 9_700, 10_200, 9_300, 10_900, 10_400, 11_600, 14_100],
    budget: 10_000,
  },
  {
    earning: [11_300, 10_700, 12_900, 12_200, 13_600, 14_400, 13_900, 15_100, 14_700, 16_300, 17_800, 21_500],
    expense: [7_400, 6_900, 7_700, 8_100, 7_800, 8_600, 8_300, 8_900, 8_400, 9_200, 9_800, 12_300],
    budget: 9_000,
  },
];

export const goalOverview: Omit<GoalOverview, "percent"> = { completed: 786, inProgress: 161 };

/** Revenue over four days, starting on each of these days. */
export const revenueDays: { days: readonly number[]; thisMonth: readonly number[]; lastMonth: readonly number[] } = {
  days: [1, 5, 9, 13, 17, 21, 25, 29],
  thisMonth: [11_450, 10_320, 12_780, 11_960, 13_240, 12_110, 13_870, 6_940],
  lastMonth: [10_180, 9_640, 11_090, 10_870, 9_930, 11_520, 10_310, 5_260],
};

export const productOrders: ByPeriod<Pick<ProductOrders, "finished" | "pending" | "rejected">> = {
  "Last 28 Days": { finished: 23_043, pending: 14_658, rejected: 4_758 },
  "Last Month": { finished: 27_916, pending: 9_872, rejected: 5_104 },
  "Last Year": { finished: 318_450, pending: 14_658, rejected: 41_230 },
};

export const sessionsByDevice: ByPeriod<readonly Omit<DeviceSessions, "percent">[]> = {
  "Last 28 Days": [
    { device: "desktop", sessions: 28_200, change: 2 },
    { device: "mobile", sessions: 16_800, change: 8 },
    { device: "tablet", sessions: 3_200, change: -5 },
  ],
  "Last Month": [
    { device: "desktop", sessions: 31_400, change: -1 },
    { device: "mobile", sessions: 19_700, change: 6 },
    { device: "tablet", sessions: 3_900, change: -3 },
  ],
  "Last Year": [
    { device: "desktop", sessions: 402_600, change: -4 },
    { device: "mobile", sessions: 251_300, change: 21 },
    { device: "tablet", sessions: 47_800, change: -12 },
  ],
};

export const sessionsByBrowser: ByPeriod<readonly Omit<BrowserSessions, "percent">[]> = {
  "Last 28 Days": [
    { browser: "Chrome", sessions: 26_220, change: 2 },
    { browser: "Safari", sessions: 13_060, change: 4 },
    { browser: "Edge", sessions: 4_720, change: -3 },
    { browser: "Firefox", sessions: 3_040, change: -1 },
    { browser: "Opera", sessions: 1_160, change: 6 },
  ],
  "Last Month": [
    { browser: "Chrome", sessions: 29_260, change: -2 },
    { browser: "Safari", sessions: 15_560, change: 5 },
    { browser: "Edge", sessions: 5_560, change: 1 },
    { browser: "Firefox", sessions: 3_240, change: -4 },
    { browser: "Opera", sessions: 1_380, change: 3 },
  ],
  "Last Year": [
    { browser: "Chrome", sessions: 392_240, change: 3 },
    { browser: "Safari", sessions: 180_340, change: 9 },
    { browser: "Edge", sessions: 64_560, change: 14 },
    { browser: "Firefox", sessions: 49_820, change: -11 },
    { browser: "Opera", sessions: 14_740, change: -6 },
  ],
};

export const customers: ByPeriod<{ new: number; returning: number; referral: number }> = {
  "Last 28 Days": { new: 890, returning: 258, referral: 149 },
  "Last Month": { new: 1_012, returning: 331, referral: 187 },
  "Last Year": { new: 9_740, returning: 5_260, referral: 1_935 },
};
