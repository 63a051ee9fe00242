/** Dashboards: the start of the demo layer, periods, tables behind charts, errors, and arranging widgets. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const open = (path: string, options: object = {}) => app.open(path, { account: "admin@demo.com", ...options });

test("/ is the eCommerce dashboard, and its widgets are arranged by keyboard and remembered", async () => {
  const { page, context, faults } = await open("/");
  await page.getByRole("heading", { name: "eCommerce", level: 1 }).waitFor();
  await page.getByRole("region", { name: "Next meeting" }).waitFor();
  await page.getByRole("button", { name: "Arrange" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Arrange" });
  await dialog.getByRole("checkbox", { name: "Next meeting" }).press("Space");
  await dialog.getByRole("button", { name: "Move Revenue report up" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("region", { name: "Next meeting" }).count()).toBe(0);
  await page.reload();
  await page.getByRole("region", { name: "Revenue report" }).waitFor();
  expect(await page.getByRole("region", { name: "Next meeting" }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("by mouse: a period changes a chart, its table has the values, and a widget that fails is retried alone", async () => {
  const { page, context } = await open("/misc/error");
  const failing = ["**/demo/parts*", "**/card-statistics/subscribers"];
  for (const path of failing) await page.route(path, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/dashboard/analytics");
  const support = page.getByRole("region", { name: "Support tracker" });
  await support.getByText("83% of 163 tickets are completed.").waitFor();
  await support.getByLabel("Period: Support tracker").selectOption("Last 28 Days");
  await support.getByLabel("Period: Support tracker").selectOption({ label: "Last year" });
  await support.getByText(/of 2,140 tickets/).waitFor();
  await support.getByRole("button", { name: "Show as table" }).click();
  await support.getByRole("table").waitFor();
  const subscribers = page.getByRole("region", { name: "Subscribers gained" });
  for (const path of failing) await page.unroute(path);
  await subscribers.getByRole("button", { name: "Try again" }).click();
  await subscribers.getByRole("button", { name: "Values: Subscribers gained" }).waitFor();
  await context.close();
});

test("a chart fills its card, whatever stands beside it", async () => {
  const { page, context } = await open("/");
  // The parts of the earnings add up to what was invoiced.
  const earnings = page.getByRole("region", { name: "Earnings" });
  await earnings.getByRole("button", { name: "Show as table" }).click();
  const amounts = (texts: readonly string[]) =>
    texts.map((text) => Number(/\$S([\d,.]+)/.exec(text)?.[1]?.replaceAll(",", "")));
  const [total = 0] = amounts(await earnings.getByText(/in all invoices sent/).allTextContents());
  const parts = amounts(await earnings.getByRole("row", { name: /Received|Still to come|Overdue/ }).allTextContents());
  expect(parts).toHaveLength(3);
  expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(total, 2);
  const bottomOf = async (part: string): Promise<number> => {
    const box = await page.locator(`[data-example=report] ${part}`).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await page.locator("[data-example=report] canvas").waitFor();
  await expect.poll(async () => (await bottomOf("section")) - (await bottomOf("canvas"))).toBeLessThan(30);
  await context.close();
});

test("people of the dashboards lead to mail: the client of an invoice, the guest of a meeting", async () => {
  const { page, context, goTo } = await open("/");
  for (const [path, part] of [
    ["/", "meetup"],
    ["/dashboard/analytics", "invoices"],
  ] as const) {
    await goTo(path);
    const person = page.locator(`[data-example=${part}] [data-person]`).first();
    if (part === "meetup") await person.locator("img").waitFor();
    await person.click();
    const name = (await person.getAttribute("data-person")) ?? "";
    await page.getByRole("dialog", { name }).getByRole("link", { name: "Email" }).waitFor();
  }
  await context.close();
});

test("widgets without data say so, and reload", async () => {
  const { page, context } = await open("/misc/error");
  // Without the call for all of them, each widget makes its own.
  await page.route("**/demo/parts*", (route) => route.fulfill({ json: {} }));
  const calls = /\/(card-statistics|card-analytics|apps)\//;
  await page.route(calls, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: "example=empty" } }),
  );
  await page.goto("/dashboard/analytics");
  const widgets = ["Subscribers gained", "Orders received", "Sales and visits", "Average sessions", "Invoices"];
  for (const name of widgets)
    await page.getByRole("region", { name }).getByRole("button", { name: "Reload" }).waitFor();
  await page.unroute(calls);
  for (const name of widgets) {
    const widget = page.getByRole("region", { name });
    await widget.getByRole("button", { name: "Reload" }).click();
    await widget.locator("canvas, table, strong").first().waitFor();
  }
  await context.close();
});

test("at 360 px nothing is cut off", async () => {
  const { page, context, goTo } = await open("/", { width: 360, height: 740 });
  for (const path of ["/", "/dashboard/analytics", "/cards/basic", "/cards/action", "/cards/statistics"]) {
    await goTo(path);
    await page.locator("h1").waitFor();
    await expectNoOverflow(page);
  }
  await context.close();
});

test("without the demo layer, / leads to the start page of the role", async () => {
  const plain = await openApp({ env: { DEMO_LAYER: "off" } });
  const { page } = await plain.open("/", { account: "admin@demo.com" });
  await page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  await plain.close();
});
