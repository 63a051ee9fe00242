/** The cart in the navbar: counted, changed, emptied, and reverted if the server rejects a change. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Cart } from "#generated/demo/schema.ts";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const opener = (page: Page) => page.getByRole("button", { name: "Shopping cart" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Shopping cart" });
const quantity = (page: Page, name: string) => panel(page).getByRole("group", { name: `Quantity of ${name}` });
const total = async (page: Page): Promise<number> =>
  Number(
    /[\d,]+\.\d\d/
      .exec(
        (await panel(page)
          .getByText(/^Total/)
          .textContent()) ?? "",
      )?.[0]
      .replace(",", ""),
  );
const stored = async (): Promise<Cart["products"]> =>
  ((await (await app.demo("/apps/ecommerce/cart")).json()) as Cart).products;
const sum = (products: Cart["products"]): number =>
  products.reduce((cents, { price, qty }) => cents + Math.round(price * 100) * qty, 0) / 100;

async function openCart(): Promise<TestPage> {
  const opened = await app.open("/me/notifications", { account: "admin@demo.com" });
  await opened.page.getByRole("banner").getByText("5 items").waitFor({ state: "attached" });
  await opener(opened.page).click();
  await quantity(opened.page, "Pulse Watch 5").waitFor();
  return opened;
}

test("several fast clicks on plus end at the last quantity, and the total follows", async () => {
  const { page, context, faults } = await openCart();
  await expectAccessible(page);
  await expect.poll(async () => (await total(page)) - sum(await stored())).toBe(0);
  const more = quantity(page, "Pulse Watch 5").getByRole("button", { name: "Increase quantity" });
  // Also if the page draws nothing in between.
  await more.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
  await quantity(page, "Pulse Watch 5").getByText("4", { exact: true }).waitFor();
  await expect.poll(async () => (await stored()).find(({ name }) => name === "Pulse Watch 5")?.qty).toBe(4);
  await expect.poll(async () => (await total(page)) - sum(await stored())).toBe(0);
  await page.reload();
  await opener(page).click();
  await quantity(page, "Pulse Watch 5").getByText("4", { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: all items can be removed, and focus stays in the panel", async () => {
  const { page, context, faults } = await openCart();
  for (let left = 4; left >= 0; left -= 1) {
    await panel(page)
      .getByRole("button", { name: /^Remove / })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => panel(page).getByRole("listitem").count()).toBe(left);
  }
  await panel(page).getByText("Items you add in the shop appear here.").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[popover]") !== null)).toBe(true);
  // The list empties at once; the server responds to the deletions later.
  await expect.poll(stored).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("a change that the server rejects is reverted", async () => {
  const { page, context } = await openCart();
  await page.route("**/apps/ecommerce/cart/*", (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/problem+json",
      body: '{"type":"/problems/internal","title":"No","status":500}',
    }),
  );
  await quantity(page, "Pulse Watch 5").getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("alert").filter({ hasText: "The cart couldn’t be updated." }).waitFor({ state: "attached" });
  await quantity(page, "Pulse Watch 5").getByText("1", { exact: true }).waitFor();
  await context.close();
});

test("on a phone the account menu leads to the cart", async () => {
  const { page, context, faults } = await app.open("/me/notifications", {
    account: "admin@demo.com",
    width: 360,
    height: 740,
  });
  const account = page.getByRole("banner").getByRole("button", { name: /^Account/ });
  await account.click();
  await page.getByRole("menuitem", { name: "Shopping cart" }).click();
  await quantity(page, "Pulse Watch 5").getByRole("button", { name: "Increase quantity" }).click();
  await quantity(page, "Pulse Watch 5").getByText("2", { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "detached" });
  await expect.poll(() => account.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
