/**
 * Cards and dashboards show everything they must. The shell, layouts, and frames of tables, charts and maps are in
 * `showcase-shell.test.ts`, the pages of examples in `src/ui/gallery/showcase-complete.test.ts`.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** By page: "part: what it shows". */
const shown: Readonly<Record<string, string>> = {
  "/cards/basic":
    "picture: picture on top; overlay: text over a picture; header-footer: header and footer; tabs: tabs; list: list; outlined: outlined; tinted: tinted; solid: solid; group: cards in one frame; masonry: uneven heights",
  "/cards/advance":
    "medal: congratulations; meetup: next meeting; profile: profile; transactions: transactions; browsers: shares of browsers; tasks: progress of a team; activity: timeline; companies: table of companies",
  "/cards/statistics":
    "ordersBarChart: bars; profitLineChart: line; subscribers: people; revenue: money; sales: sales; orders: orders; siteTraffic: visits; activeUsers: users; newsletter: readers; tiles: tiles",
  "/cards/analytics":
    "support: dial and period; sessions: sessions; report: income and expenses; goals: goals; revenue: months; orders: states of orders; devices: devices; customers: customers",
  "/cards/action":
    "collapse: fold; refresh: load again; remove: remove and undo; maximise: fill the window; all: all of them",
  "/dashboard/analytics":
    "greeting: greeting; subscribers: subscribers; orders: orders; sessions: sessions; support: support tracker; activity: timeline; sales: radar; tasks: team tasks; invoices: table of invoices",
  "/": "medal: greeting; sales: sales; traffic: visits; orders: bars; profit: line; revenue: revenue; report: budget and year; earnings: ring; companies: table; meetup: meeting; browsers: browsers; goals: goals; transactions: transactions",
};

test.each(Object.entries(shown))("%s", async (path, parts) => {
  const { page, context, faults } = await app.open(path, { account: "admin@demo.com" });
  const names = parts.split("; ").map((part) => part.slice(0, part.indexOf(":")));
  await page.locator(`[data-example="${names.at(-1)}"]`).waitFor();
  const there = await page.locator("[data-example]").evaluateAll((all) => all.map(({ dataset }) => dataset["example"]));
  expect(there.toSorted()).toEqual(names.toSorted());
  expect(faults).toEqual([]);
  await context.close();
});
