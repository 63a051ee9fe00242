/** Notifications: counted at the bell, read one by one or all at once, by mouse and keyboard; and their page. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { NotificationPage } from "#generated/hrms/schema.ts";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";

let app: TestApp;
let call: <Body>(method: string, path: string) => Promise<Body>;
beforeAll(async () => {
  app = await openApp();
  const answer = await fetch(`${app.url}/jwt/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"email":"admin@demo.com","password":"admin"}',
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  call = async (method, path) =>
    (await (
      await fetch(app.url + path, { method, headers: { authorization: `Bearer ${accessToken}` } })
    ).json()) as never;
});
afterAll(() => app.close());
// Five unread again, whatever the previous test did.
beforeEach(async () => {
  await call("POST", "/me/notifications/read-all");
  const { items } = await call<NotificationPage>("GET", "/me/notifications?pageSize=5");
  for (const { id } of items) await call("POST", `/me/notifications/${id}/unread`);
});

const bell = (page: Page) => page.getByRole("button", { name: "Notifications", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const badge = (page: Page, text: string) => page.getByRole("banner").getByText(text);
const unread = async (): Promise<number> => (await call<NotificationPage>("GET", "/me/notifications")).unreadCount;
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
const refused = {
  status: 500,
  contentType: "application/problem+json",
  body: '{"type":"/problems/internal","title":"No","status":500}',
};

async function openDashboard(): Promise<TestPage> {
  const opened = await app.open("/start", { account: "admin@demo.com" });
  await opened.page.waitForURL(/\/dashboard$/);
  await badge(opened.page, "5 unread").waitFor({ state: "attached" });
  return opened;
}

test("by mouse: one is marked as read, one opens its subject, the rest is marked as read at once", async () => {
  const { page, context, faults } = await openDashboard();
  await bell(page).click();
  await panel(page).getByText("Siti Rahmah has requested leave").waitFor();
  await expectAccessible(page);
  await panel(page).getByRole("button", { name: "Mark as read: Siti Rahmah has requested leave" }).click();
  await panel(page).getByText("4 unread").waitFor();
  await badge(page, "4 unread").first().waitFor({ state: "attached" });
  await expect.poll(unread).toBe(4);

  await panel(page)
    .getByRole("link", { name: /Arjun Nair’s work pass expires/ })
    .click();
  await page.waitForURL(/\/companies\/[^/]+\/employees$/);
  await panel(page).waitFor({ state: "hidden" });
  await expect.poll(unread).toBe(3);

  await bell(page).click();
  await panel(page).getByRole("button", { name: "Mark all as read" }).click();
  await panel(page).getByText("No unread").waitFor();
  await panel(page).getByRole("tab", { name: "Unread" }).click();
  await panel(page).getByText("You have no new notifications.").waitFor();
  await expect.poll(unread).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: opened, read one by one without losing the place, closed with focus back on the bell", async () => {
  const { page, context, faults } = await openDashboard();
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await panel(page).getByText("Siti Rahmah has requested leave").waitFor();
  await panel(page).getByRole("tab", { name: "All" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => panel(page).getByRole("tab", { name: "Unread" }).getAttribute("aria-selected")).toBe("true");
  await expect.poll(() => panel(page).getByRole("listitem").count()).toBe(5);
  await panel(page)
    .getByRole("button", { name: /^Mark as read/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => panel(page).getByRole("listitem").count()).toBe(4);
  await expect.poll(() => focused(page)).toMatch(/^Mark as read: Payroll is ready for review/);
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "hidden" });
  await expect.poll(() => bell(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(unread).toBe(4);
  expect(faults).toEqual([]);
  await context.close();
});

test("a rejected change is reverted with a message", async () => {
  const { page, context } = await openDashboard();
  await page.route("**/me/notifications/*/read", (route) => route.fulfill(refused));
  await page.route("**/me/notifications/read-all", (route) => route.fulfill(refused));
  await bell(page).click();
  const mark = panel(page).getByRole("button", { name: "Mark as read: Siti Rahmah has requested leave" });
  await mark.click();
  await page
    .getByRole("alert")
    .filter({ hasText: "The notifications couldn’t be updated." })
    .waitFor({ state: "attached" });
  await mark.waitFor();
  await panel(page).getByRole("button", { name: "Mark all as read" }).click();
  await panel(page).getByText("5 unread").waitFor();
  expect(await unread()).toBe(5);
  await context.close();
});

test("a list that fails to load can be retried", async () => {
  const { page, context } = await app.open("/misc/error", { account: "admin@demo.com" });
  await page.route("**/me/notifications?*", (route) =>
    route.request().resourceType() === "document" ? route.continue() : route.fulfill(refused),
  );
  await page.goto("/me/notifications");
  const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
  await retry.waitFor();
  await page.unroute("**/me/notifications?*");
  await retry.click();
  await page.getByRole("main").getByText("Siti Rahmah has requested leave").waitFor();
  await context.close();
});

test("the page keeps its filter in its URL, and marks as read and unread", async () => {
  const { page, context, faults } = await openDashboard();
  await bell(page).click();
  await panel(page).getByRole("link", { name: "Show all notifications" }).click();
  await page.waitForURL(/\/me\/notifications$/);
  const main = page.getByRole("main");
  await main.getByText("Siti Rahmah has requested leave").waitFor();
  await expect
    .poll(() =>
      main
        .locator("ul > li")
        .filter({ hasNot: page.getByRole("heading") })
        .count(),
    )
    .toBe(14);
  const last = main.getByRole("button", { name: "Mark as unread: Grade “Clerk (old scale)” archived" });
  await last.click();
  await main.getByRole("button", { name: "Mark as read: Grade “Clerk (old scale)” archived" }).waitFor();
  await expect.poll(unread).toBe(6);

  await main.getByRole("tab", { name: "Unread (6)" }).click();
  await page.waitForURL(/show=unread$/);
  await expect
    .poll(() =>
      main
        .locator("ul > li")
        .filter({ hasNot: page.getByRole("heading") })
        .count(),
    )
    .toBe(6);
  await main.getByRole("link", { name: /Grade “Clerk \(old scale\)” archived/ }).click();
  await page.waitForURL(/\/grades\/[0-9a-f-]{36}$/);
  await page.goBack();
  await page.waitForURL(/show=unread$/);
  await expect
    .poll(() =>
      main
        .locator("ul > li")
        .filter({ hasNot: page.getByRole("heading") })
        .count(),
    )
    .toBe(5);
  await main.getByRole("button", { name: "Mark all as read" }).click();
  await main.getByText("You have no new notifications.").waitFor();
  await expect.poll(unread).toBe(0);
  await main.getByRole("button", { name: "Show all notifications" }).click();
  await main.getByText("Siti Rahmah has requested leave").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the page groups fifty at once, and keeps the page in its URL", async () => {
  const { page, context, faults } = await openDashboard();
  const sent = await call<NotificationPage>("GET", "/me/notifications");
  const [expiry] = sent.items.filter(({ type }) => type === "workpass-expiring");
  if (!expiry) throw new Error("No sample notice of an expiry.");
  const expiries = Array.from({ length: 55 }, (_, index) => ({
    ...expiry,
    id: crypto.randomUUID(),
    readAt: null,
    params: { ...expiry.params, person: `Person ${index + 1}` },
  }));
  await page.route("**/me/notifications?*", (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const query = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(query.get("page") ?? 1), Number(query.get("pageSize"))];
    const items = expiries.slice((number - 1) * size, number * size);
    return route.fulfill({ json: { ...sent, items, total: 55, page: number, pageSize: size, unreadCount: 55 } });
  });
  await page.goto("/me/notifications");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Show 47 more expiries" }).waitFor();
  await main.getByRole("button", { name: "Next page" }).click();
  await page.waitForURL(/page=2/);
  await main.getByRole("button", { name: "Show 2 more expiries" }).waitFor();
  await page.reload();
  await main.getByText("Person 51").waitFor();

  // Only some are shown, so that counting those by kind would say too little.
  await bell(page).click();
  await panel(page).getByRole("heading", { name: "Due soon", exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("on the page expiries beyond the first three wait behind a button, other notices never", async () => {
  const { page, context, faults } = await openDashboard();
  const sent = await call<NotificationPage>("GET", "/me/notifications");
  const expiry = sent.items.find(({ type }) => type === "workpass-expiring");
  if (!expiry) throw new Error("No sample notice of an expiry.");
  const expiries = Array.from({ length: 7 }, (_, index) => ({
    ...expiry,
    id: crypto.randomUUID(),
    params: { ...expiry.params, person: `Person ${index + 1}` },
  }));
  const probations = sent.items.filter(({ type }) => type === "probation-ending");
  const items = [...expiries, ...probations];
  await page.route("**/me/notifications?*", (route) =>
    route.fulfill({ json: { ...sent, items, total: items.length, page: 1 } }),
  );
  await page.goto("/me/notifications");
  const main = page.getByRole("main");
  const rows = main.getByRole("button", { name: /^Mark as (un)?read: / });
  await main.getByRole("button", { name: "Show 4 more expiries" }).waitFor();
  expect(await rows.count()).toBe(3 + probations.length);
  await expectAccessible(page);
  await main.getByRole("button", { name: "Show 4 more expiries" }).click();
  await expect.poll(() => rows.count()).toBe(items.length);
  expect(faults).toEqual([]);
  await context.close();
});

test("another person has other notifications, in their own language", async () => {
  const { page, context, faults } = await app.open("/me/notifications", { account: "client@demo.com", language: "de" });
  await page.getByRole("main").getByText("Ihr Urlaub wurde genehmigt").waitFor();
  await expect
    .poll(() =>
      page
        .getByRole("main")
        .locator("ul > li")
        .filter({ hasNot: page.getByRole("heading") })
        .count(),
    )
    .toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});
