/** Two quick choices in a row: both apply, on every kind of list. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Clicks in succession as fast as the browser allows, long before any response. */
async function pressBoth(page: Page, first: Locator, second: Locator): Promise<void> {
  const both = [await first.elementHandle(), await second.elementHandle()] as const;
  await page.evaluate(async ([one, other]) => {
    (one as HTMLElement).click();
    await new Promise((turn) => setTimeout(turn));
    (other as HTMLElement).click();
  }, both);
}

const searchOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);
const filter = (page: Page, name: string): Locator =>
  page.getByRole("button", { name }).and(page.locator("[aria-haspopup=dialog]"));

test("users: two values of one filter, and values of two filters", async () => {
  const { page, context, faults } = await app.open("/apps/user/list", { account: "admin@demo.com" });
  await page.locator("[data-row]").first().waitFor();
  await filter(page, "Role").click();
  const role = page.getByRole("dialog", { name: "Role" });
  await pressBoth(page, role.getByRole("checkbox", { name: "Editor" }), role.getByRole("checkbox", { name: "Author" }));
  await expect.poll(() => searchOf(page)).toBe("?role=editor,author");
  await expect.poll(() => role.getByRole("checkbox", { name: "Editor" }).isChecked()).toBe(true);
  await page.setViewportSize({ width: 600, height: 900 });
  await page.getByRole("button", { name: /^Filters/ }).click();
  const sheet = page.getByRole("dialog").filter({ has: page.getByRole("checkbox", { name: "Pending" }) });
  await pressBoth(
    page,
    sheet.getByRole("checkbox", { name: "Author" }),
    sheet.getByRole("checkbox", { name: "Pending" }),
  );
  await expect.poll(() => searchOf(page)).toBe("?role=editor&status=pending");
  expect(faults).toEqual([]);
  await context.close();
});

test("grades: a filter and an order", async () => {
  const { page, context } = await app.open("/companies", { account: "admin@demo.com" });
  await page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  const company = /companies\/([^/]+)/.exec(page.url())?.[1] ?? "";
  await page.goto(`/companies/${company}/grades`);
  await page.locator("tbody a").first().waitFor();
  await filter(page, "Status").click();
  const status = page.getByRole("dialog", { name: "Status" });
  await pressBoth(
    page,
    status.getByRole("checkbox", { name: "Active", exact: true }),
    page.getByRole("columnheader", { name: "Name" }).getByRole("button", { name: "Name", exact: true }),
  );
  await expect.poll(() => [/status=active/, /sort=-?name/].every((part) => part.test(searchOf(page)))).toBe(true);
  await context.close();
});

test("the advanced table: two values of one filter", async () => {
  const { page, context } = await app.open("/datatables/advance", { account: "admin@demo.com" });
  await page.locator("[data-row]").first().waitFor();
  await filter(page, "Status").click();
  const boxes = page.getByRole("dialog", { name: "Status" }).getByRole("checkbox");
  await pressBoth(page, boxes.nth(0), boxes.nth(1));
  await expect.poll(() => searchOf(page)).toMatch(/status=\d,\d/);
  await context.close();
});

test("on a slow machine the search box keeps focus while the list updates", async () => {
  const { page, context } = await app.open("/companies", { account: "admin@demo.com" });
  await page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  await page.goto(page.url().replace("dashboard", "grades"));
  await page.locator("tbody a").first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.keyboard.press("/");
  await page.keyboard.type("no such grade");
  await page.getByText("No results for “no such grade”").waitFor();
  expect(
    await page
      .getByRole("search")
      .getByRole("textbox")
      .evaluate((box) => box === document.activeElement),
  ).toBe(true);
  await context.close();
});
