/** Bookmarks: shown in the navbar, added and reordered by mouse and keyboard, reverted if the server rejects them. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Bookmarks } from "#generated/demo/schema.ts";
import { openApp, type PageOptions, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const bar = (page: Page) => page.getByRole("navigation", { name: "Bookmarks" });
const icons = (page: Page): Promise<(string | null)[]> =>
  bar(page)
    .getByRole("link")
    .evaluateAll((links) =>
      links.filter((link) => !link.closest("[popover]")).map((link) => link.getAttribute("aria-label")),
    );
const opener = (page: Page) => page.getByRole("button", { name: "Bookmarks", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Bookmarks" });
const star = (page: Page, title: string) => panel(page).getByRole("button", { name: `Bookmark “${title}”` });
const rows = (page: Page): Promise<string[]> =>
  panel(page)
    .locator("[data-bookmark]")
    .evaluateAll((links) => links.map((link) => link.querySelector("span:nth-of-type(2)")?.textContent ?? ""));
const first = ["Email", "Chat", "Todo", "Calendar", "Invoice List", "Shop"];

async function openTodo(options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open("/apps/todo", { account: "admin@demo.com", ...options });
  await opened.page.locator("[data-row]").first().waitFor();
  return opened;
}

const stored = async (): Promise<string[]> =>
  ((await (await app.demo("/api/bookmarks/data")).json()) as Bookmarks).bookmarks.map(({ title }) => title);

test("by mouse: a page is found, bookmarked and opened from the bar", async () => {
  const { page, context, faults, layoutShift } = await openTodo({ width: 1440 });
  await expect.poll(() => icons(page)).toEqual(first);
  expect(await layoutShift()).toBeLessThan(0.002);
  await opener(page).click();
  await panel(page).getByRole("textbox").fill("zzz");
  await panel(page).getByText("No page matches “zzz”.").waitFor();
  await panel(page).getByRole("textbox").fill("input mas");
  await star(page, "Input Mask").click();
  await expect.poll(() => icons(page)).toEqual([...first, "Input Mask"]);
  await expect.poll(stored).toContain("Input Mask");
  await page.keyboard.press("Escape");
  await bar(page).getByRole("link", { name: "Input Mask" }).click();
  await page.waitForURL(/\/forms\/elements\/input-mask/);
  expect(faults).toEqual([]);
  await context.close();
});

test("the star next to a page's title is the same bookmark", async () => {
  const { page, context, faults, layoutShift } = await app.open("/forms/elements/input-mask", {
    account: "admin@demo.com",
    width: 1440,
  });
  const beside = page.getByRole("main").getByRole("button", { name: "Bookmark “Input Mask”" });
  await beside.waitFor();
  expect(await layoutShift()).toBeLessThan(0.002);
  await expect.poll(() => beside.getAttribute("aria-pressed")).toBe("false");
  // Taken back while the first call is on its way.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const answered: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() === "POST" && answer.url().endsWith("/api/bookmarks/update"))
      answered.push(answer.status());
  });
  await page.route("**/api/bookmarks/update", async (route) => {
    await released;
    await route.continue();
  });
  await beside.click();
  await expect.poll(() => icons(page)).toEqual([...first, "Input Mask"]);
  await expect.poll(() => beside.getAttribute("aria-pressed")).toBe("true");
  await beside.click();
  await expect.poll(() => icons(page)).toEqual(first);
  release();
  await expect.poll(() => answered).toEqual([200, 200]);
  await expect.poll(stored).toEqual(first);
  await expect.poll(() => icons(page)).toEqual(first);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: bookmarked, reordered with Alt and arrows, and still in order after a reload", async () => {
  const { page, context, faults } = await openTodo();
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() =>
      panel(page)
        .getByRole("textbox")
        .evaluate((input) => input === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => icons(page)).toEqual(["Chat", "Todo", "Email", "Calendar", "Invoice List", "Shop"]);
  await panel(page).getByText("“Email” moved to position 3 of 6").waitFor({ state: "attached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Email");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => icons(page)).toEqual(["Chat", "Todo", "Calendar", "Invoice List", "Shop"]);
  await expect.poll(stored).not.toContain("Email");
  // Its row stays and keeps focus, so that a mistake can be undone with the same key.
  await page.keyboard.press("Space");
  await expect.poll(() => icons(page)).toEqual(["Chat", "Todo", "Email", "Calendar", "Invoice List", "Shop"]);
  await page.keyboard.press("Escape");
  await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(stored).toContain("Email");
  await page.reload();
  await expect.poll(() => icons(page)).toEqual(["Chat", "Todo", "Email", "Calendar", "Invoice List", "Shop"]);
  expect(faults).toEqual([]);
  await context.close();
});

test("a bookmark can be dragged to a new position", async () => {
  const { page, context } = await openTodo();
  await opener(page).click();
  await expect.poll(() => rows(page)).toEqual(first);
  await expectAccessible(page);
  const handle = panel(page).getByTitle("Move “Shop”");
  const target = panel(page).getByRole("listitem").filter({ hasText: "Chat" });
  await handle.dragTo(target, { targetPosition: { x: 60, y: 4 } });
  await expect.poll(() => rows(page)).toEqual(["Email", "Shop", "Chat", "Todo", "Calendar", "Invoice List"]);
  await expect.poll(() => icons(page)).toEqual(["Email", "Shop", "Chat", "Todo", "Calendar", "Invoice List"]);
  await context.close();
});

test("a rejected bookmark is reverted with a message", async () => {
  const { page, context } = await openTodo();
  await expect.poll(() => icons(page)).toEqual(first);
  await page.route("**/api/bookmarks/update", (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/problem+json",
      body: '{"type":"/problems/internal","title":"No","status":500}',
    }),
  );
  await opener(page).click();
  await star(page, "Chat").click();
  await page.getByRole("alert").filter({ hasText: "The bookmark couldn’t be changed." }).waitFor({ state: "attached" });
  await expect.poll(() => icons(page)).toEqual(first);
  await expect.poll(() => star(page, "Chat").getAttribute("aria-pressed")).toBe("true");
  await context.close();
});

test("the bar shows at most ten icons; a menu has the rest", async () => {
  for (const id of [12, 13, 14, 15, 16, 17]) {
    await app.demo("/api/bookmarks/update", { id });
  }
  const { page, context, faults } = await openTodo({ width: 1920, height: 1000 });
  await expect.poll(async () => (await icons(page)).length).toBe(10);
  await page.getByRole("button", { name: "More bookmarks" }).click();
  await page.getByRole("menuitem", { name: /User Edit/ }).waitFor();
  await expect.poll(() => page.getByRole("menuitem").count()).toBe(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(async () => (await icons(page)).length).toBeLessThan(10);
  await expectNoOverflow(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("on a phone the account menu leads to bookmarks, and focus returns", async () => {
  const { page, context, faults } = await openTodo({ width: 360, height: 740 });
  const account = page.getByRole("banner").getByRole("button", { name: /^Account/ });
  await account.click();
  await page.getByRole("menuitem", { name: "Bookmarks" }).click();
  await expect.poll(() => rows(page)).toEqual(first);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "detached" });
  await expect.poll(() => account.evaluate((button) => button === document.activeElement)).toBe(true);
  await account.click();
  await page.getByRole("menuitem", { name: "Bookmarks" }).click();
  await panel(page)
    .getByRole("link", { name: /^Email/ })
    .click();
  await page.waitForURL("**/apps/email/inbox");
  await panel(page).waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

test("two-pane apps have the star next to the list's name, and “g” shortcuts leave them", async () => {
  const { page, context, faults } = await app.open("/apps/email/inbox", { account: "admin@demo.com" });
  const beside = page.getByRole("main").getByRole("button", { name: "Bookmark “Email”" });
  await beside.waitFor();
  await expect.poll(() => beside.getAttribute("aria-pressed")).toBe("true");
  await beside.click();
  await expect.poll(() => icons(page)).toEqual(first.filter((title) => title !== "Email"));
  await page.locator("[data-mail-list] li a").first().focus();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.waitForURL("**/apps/todo");
  expect(faults).toEqual([]);
  await context.close();
});

test("pages of the product are bookmarked in the browser, by the star beside their title", async () => {
  const { page, context, faults } = await app.open("/me/app-settings", { account: "hr@merlion.demo" });
  const star = page.getByRole("button", { name: "Bookmark this page" });
  await star.click();
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
  await page.goto("/calculators");
  await page.getByRole("button", { name: "Bookmarks" }).click();
  await page.getByRole("menuitem", { name: "App settings" }).click();
  await page.waitForURL(/\/me\/app-settings$/);
  await star.click();
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("false");
  await page.getByRole("button", { name: "Bookmarks" }).click();
  await page.getByText("No bookmarks yet.").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
