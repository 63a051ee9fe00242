/** What the widgets of each page ask for first. The page waits for it, because the heights of its cards depend on it. */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { getProfileKey } from "#generated/demo/hooks/profile.ts";
import { listEventsKey } from "#generated/demo/hooks/calendar.ts";
import * as analytics from "#generated/demo/hooks/card-analytics.ts";
import { listChatsAndContactsKey } from "#generated/demo/hooks/chat.ts";
import * as statistics from "#generated/demo/hooks/card-statistics.ts";
import { listProductsOptions } from "#generated/demo/hooks/ecommerce.ts";
import { getDemoPartsOptions } from "#generated/demo/hooks/demo.ts";
import { listInvoicesKey } from "#generated/demo/hooks/invoices.ts";
import { listTasksKey } from "#generated/demo/hooks/todo.ts";
import { listUserActivityKey } from "#generated/demo/hooks/users.ts";
import type { CardPeriod, DemoPart } from "#generated/demo/schema.ts";
import { accountMay } from "../../session/account.ts";

/** Inputs of the widgets' first calls. */
export const firstPeriod: CardPeriod = "Last 28 Days";
export const latestInvoices = { query: { perPage: 6 } } as const;
export const businessEvents = { query: { calendars: ["Business"] } } satisfies Parameters<typeof listEventsKey>[0];
export const teamTasks = { query: { tag: "team" } } as const;
/** The person who signs in with the sample account. */
export const ownUser = { query: { id: 1 } } as const;

export const inPeriod = { query: { period: firstPeriod } };

/** Where the widgets keep what each part holds. */
const keys = {
  supportTracker: analytics.getSupportTrackerKey(inPeriod),
  averageSessions: analytics.getAverageSessionsKey(inPeriod),
  revenueReport: analytics.getRevenueReportKey(),
  goalOverview: analytics.getGoalOverviewKey(),
  revenueAnalytics: analytics.getRevenueAnalyticsKey(),
  productOrders: analytics.getProductOrdersKey(inPeriod),
  sessionsByDevice: analytics.getSessionsByDeviceKey(inPeriod),
  customers: analytics.getCustomersKey(inPeriod),
  ordersBarChart: statistics.getOrdersBarChartKey(),
  profitLineChart: statistics.getProfitLineChartKey(),
  subscribers: statistics.getSubscribersKey(),
  revenueStatistics: statistics.getRevenueStatisticsKey(),
  sales: statistics.getSalesKey(),
  orders: statistics.getOrdersKey(),
  siteTraffic: statistics.getSiteTrafficKey(),
  activeUsers: statistics.getActiveUsersKey(),
  newsletter: statistics.getNewsletterKey(),
  profile: getProfileKey(),
  latestInvoices: listInvoicesKey(latestInvoices),
  businessEvents: listEventsKey(businessEvents),
  teamTasks: listTasksKey(teamTasks),
  // Of the guests of the next meeting.
  chats: listChatsAndContactsKey(),
  ownActivity: listUserActivityKey(ownUser),
} satisfies Partial<Record<DemoPart, QueryKey>>;

type PagePart = keyof typeof keys;

const pages = {
  ecommerce: [
    "revenueAnalytics",
    "sales",
    "siteTraffic",
    "ordersBarChart",
    "profitLineChart",
    "revenueStatistics",
    "revenueReport",
    "latestInvoices",
    "businessEvents",
    "chats",
    "sessionsByDevice",
    "goalOverview",
  ],
  analytics: [
    "ordersBarChart",
    "subscribers",
    "orders",
    "averageSessions",
    "supportTracker",
    "ownActivity",
    "sales",
    "teamTasks",
    "latestInvoices",
  ],
  advanceCards: [
    "revenueAnalytics",
    "businessEvents",
    "chats",
    "profile",
    "latestInvoices",
    "sessionsByDevice",
    "teamTasks",
    "ownActivity",
  ],
  statisticsCards: [
    "ordersBarChart",
    "profitLineChart",
    "subscribers",
    "revenueStatistics",
    "sales",
    "orders",
    "siteTraffic",
    "activeUsers",
    "newsletter",
  ],
  analyticsCards: [
    "supportTracker",
    "averageSessions",
    "revenueReport",
    "goalOverview",
    "revenueAnalytics",
    "productOrders",
    "sessionsByDevice",
    "customers",
  ],
  actionCards: ["subscribers"],
} satisfies Record<string, readonly PagePart[]>;

/** One call for all parts; the widget of a part that is missing calls its own operation. */
function prefetch(client: QueryClient, names: readonly PagePart[]): Promise<void> {
  const options = getDemoPartsOptions({ query: { parts: [...names] } });
  return client.prefetchQuery({
    ...options,
    async queryFn(context) {
      const parts = await options.queryFn(context);
      for (const name of names)
        if (parts[name] !== undefined) client.setQueryData<unknown>(keys[name] as QueryKey, parts[name]);
      // Every widget has its own copy.
      return null as never;
    },
  });
}

/** A call that hangs must not hide the others: its widget shows a skeleton then. */
const patience = 3000;

/** Never rejects: each widget shows the error of its own call. */
export async function loadFirstData(client: QueryClient, page: keyof typeof pages | "basicCards"): Promise<void> {
  // The shell refuses the page.
  if (!accountMay("read", "demo")) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, patience)));
  const loading =
    page === "basicCards" ? client.prefetchQuery(listProductsOptions({ query: {} })) : prefetch(client, pages[page]);
  await Promise.race([loading, timeout]);
  clearTimeout(timer);
}
