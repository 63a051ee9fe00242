/** Several parts in one call, each read through the handler of its own operation. */
import type { DemoPart, DemoParts, operations } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import { type Handler, Reply } from "#src/contract/handler.ts";
import type { DemoHandlers, DemoState } from "./state.ts";

/** The operation of a part, and the query that differs from its defaults. */
const sources: Readonly<Record<DemoPart, readonly [operation: keyof operations, query?: object]>> = {
  bookmarks: ["getBookmarks"],
  cart: ["listCart"],
  inbox: ["listEmails", { folder: "inbox" }],
  chats: ["listChatsAndContacts"],
  profile: ["getProfile"],
  latestInvoices: ["listInvoices", { perPage: 6 }],
  businessEvents: ["listEvents", { calendars: ["Business"] }],
  teamTasks: ["listTasks", { tag: "team" }],
  ownActivity: ["listUserActivity", { id: 1 }],
  supportTracker: ["getSupportTracker"],
  averageSessions: ["getAverageSessions"],
  revenueReport: ["getRevenueReport"],
  goalOverview: ["getGoalOverview"],
  revenueAnalytics: ["getRevenueAnalytics"],
  productOrders: ["getProductOrders"],
  sessionsByDevice: ["getSessionsByDevice"],
  customers: ["getCustomers"],
  ordersBarChart: ["getOrdersBarChart"],
  profitLineChart: ["getProfitLineChart"],
  subscribers: ["getSubscribers"],
  revenueStatistics: ["getRevenueStatistics"],
  sales: ["getSales"],
  orders: ["getOrders"],
  siteTraffic: ["getSiteTraffic"],
  activeUsers: ["getActiveUsers"],
  newsletter: ["getNewsletter"],
};

type Part = Handler<unknown, DemoContext<DemoState>>;

export const partsHandlers = (handlers: DemoHandlers): DemoHandlers => ({
  async getDemoParts({ query }, ctx) {
    const parts: Partial<Record<DemoPart, unknown>> = {};
    for (const name of query.parts) {
      const [operation, asked = {}] = sources[name];
      const handle = handlers[operation] as Part;
      const input = { path: undefined, query: asked, headers: undefined, cookies: undefined, body: undefined };
      try {
        const answer = await handle(input as never, ctx);
        parts[name] = answer instanceof Reply ? answer.body : answer;
      } catch {
        // The page then calls the part's own operation, which says why.
      }
    }
    return parts as DemoParts;
  },
});
