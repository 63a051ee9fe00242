/** What the widgets of each page ask for first. The page waits for it, because the heights of its cards depend on it. */
import type { QueryClient } from "@tanstack/react-query";
import { getProfileOptions } from "#generated/demo/hooks/profile.ts";
import { listEventsOptions } from "#generated/demo/hooks/calendar.ts";
import * as analytics from "#generated/demo/hooks/card-analytics.ts";
import * as statistics from "#generated/demo/hooks/card-statistics.ts";
import { listProductsOptions } from "#generated/demo/hooks/ecommerce.ts";
import { listInvoicesOptions } from "#generated/demo/hooks/invoices.ts";
import { listTasksOptions } from "#generated/demo/hooks/todo.ts";
import { listUserActivityOptions } from "#generated/demo/hooks/users.ts";
import type { CardPeriod } from "#generated/demo/schema.ts";
import { accountMay } from "../../session/account.ts";

/** Inputs of the widgets' first calls. */
export const firstPeriod: CardPeriod = "Last 28 Days";
export const latestInvoices = { query: { perPage: 6 } } as const;
export const businessEvents = { query: { calendars: ["Business"] } } satisfies Parameters<typeof listEventsOptions>[0];
export const teamTasks = { query: { tag: "team" } } as const;
/** The person who signs in with the sample account. */
export const ownUser = { query: { id: 1 } } as const;

const inPeriod = { query: { period: firstPeriod } };
const sessionsByDevice = () => analytics.getSessionsByDeviceOptions({ query: {} });
const invoices = () => listInvoicesOptions(latestInvoices);
const meetup = () => listEventsOptions(businessEvents);
const tasks = () => listTasksOptions(teamTasks);
const activity = () => listUserActivityOptions(ownUser);
const orders = () => analytics.getProductOrdersOptions(inPeriod);

/** Each page prefetches with its own types, which a list of options would lose. */
type Prefetch = (client: QueryClient) => readonly Promise<void>[];

const pages = {
  ecommerce: (client) => [
    client.prefetchQuery(analytics.getRevenueAnalyticsOptions()),
    client.prefetchQuery(statistics.getSalesOptions()),
    client.prefetchQuery(statistics.getSiteTrafficOptions()),
    client.prefetchQuery(statistics.getOrdersBarChartOptions()),
    client.prefetchQuery(statistics.getProfitLineChartOptions()),
    client.prefetchQuery(statistics.getRevenueStatisticsOptions()),
    client.prefetchQuery(analytics.getRevenueReportOptions()),
    client.prefetchQuery(orders()),
    client.prefetchQuery(invoices()),
    client.prefetchQuery(meetup()),
    client.prefetchQuery(sessionsByDevice()),
    client.prefetchQuery(analytics.getGoalOverviewOptions()),
  ],
  analytics: (client) => [
    client.prefetchQuery(statistics.getOrdersBarChartOptions()),
    client.prefetchQuery(statistics.getSubscribersOptions()),
    client.prefetchQuery(statistics.getOrdersOptions()),
    client.prefetchQuery(analytics.getAverageSessionsOptions(inPeriod)),
    client.prefetchQuery(analytics.getSupportTrackerOptions(inPeriod)),
    client.prefetchQuery(activity()),
    client.prefetchQuery(statistics.getSalesOptions()),
    client.prefetchQuery(tasks()),
    client.prefetchQuery(invoices()),
  ],
  basicCards: (client) => [client.prefetchQuery(listProductsOptions({ query: {} }))],
  advanceCards: (client) => [
    client.prefetchQuery(analytics.getRevenueAnalyticsOptions()),
    client.prefetchQuery(meetup()),
    client.prefetchQuery(getProfileOptions()),
    client.prefetchQuery(invoices()),
    client.prefetchQuery(sessionsByDevice()),
    client.prefetchQuery(tasks()),
    client.prefetchQuery(activity()),
  ],
  statisticsCards: (client) => [
    client.prefetchQuery(statistics.getOrdersBarChartOptions()),
    client.prefetchQuery(statistics.getProfitLineChartOptions()),
    client.prefetchQuery(statistics.getSubscribersOptions()),
    client.prefetchQuery(statistics.getRevenueStatisticsOptions()),
    client.prefetchQuery(statistics.getSalesOptions()),
    client.prefetchQuery(statistics.getOrdersOptions()),
    client.prefetchQuery(statistics.getSiteTrafficOptions()),
    client.prefetchQuery(statistics.getActiveUsersOptions()),
    client.prefetchQuery(statistics.getNewsletterOptions()),
  ],
  analyticsCards: (client) => [
    client.prefetchQuery(analytics.getSupportTrackerOptions(inPeriod)),
    client.prefetchQuery(analytics.getAverageSessionsOptions(inPeriod)),
    client.prefetchQuery(analytics.getRevenueReportOptions()),
    client.prefetchQuery(analytics.getGoalOverviewOptions()),
    client.prefetchQuery(analytics.getRevenueAnalyticsOptions()),
    client.prefetchQuery(orders()),
    client.prefetchQuery(analytics.getSessionsByDeviceOptions(inPeriod)),
    client.prefetchQuery(analytics.getCustomersOptions(inPeriod)),
  ],
  actionCards: (client) => [client.prefetchQuery(statistics.getSubscribersOptions())],
} satisfies Record<string, Prefetch>;

/** A call that hangs must not hide the others: its widget shows a skeleton then. */
const patience = 3000;

/** Never rejects: each widget shows the error of its own call. */
export async function loadFirstData(client: QueryClient, page: keyof typeof pages): Promise<void> {
  // The shell refuses the page.
  if (!accountMay("read", "demo")) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, patience)));
  await Promise.race([Promise.all(pages[page](client)), timeout]);
  clearTimeout(timer);
}
