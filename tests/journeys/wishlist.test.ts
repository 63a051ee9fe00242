/** Wishlist: products are removed, restored and moved to the cart by mouse, by keyboard and on a phone. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Cart, Wishlist } from "#generated/demo/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow, expectNothingClipped } from "./support/checks.ts";
import { press, skipToContent, tabTo } from "./support/keyboard.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const open = async (options: object = {}) => {
  const opened = await app.open("/apps/ecommerce/wishlist", { account: "admin@demo.com", ...options });
  await cards(opened.page).first().waitFor();
  return opened;
};
const cards = (page: Page) => page.locator("[data-product]");
const button = (page: Page, name: RegExp) => cards(page).first().getByRole("button", { name });
const idsOf = ({ products }: Cart | Wishlist): number[] => products.map(({ id }) => id);
const wishes = async () => idsOf((await (await app.demo("/apps/ecommerce/wishlist")).json()) as Wishlist);
const cart = async () => idsOf((await (await app.demo("/apps/ecommerce/cart")).json()) as Cart);
const firstId = async (page: Page) => Number(await cards(page).first().getAttribute("data-product"));

test("by mouse: a product is removed, put back, and another one moved to the cart", async () => {
  const { page, context, faults } = await open();
  const before = await wishes();
  const removed = await firstId(page);
  await button(page, /^Remove /).click();
  await expect.poll(wishes).not.toContain(removed);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(async () => (await wishes()).toSorted()).toEqual(before.toSorted());
  const moved = await firstId(page);
  await button(page, /^Move to cart/).click();
  await expect.poll(wishes).not.toContain(moved);
  expect(await cart()).toContain(moved);
  await page.getByText(`${before.length - 1} products`).waitFor();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: the same, until the list is empty and leads to the shop", async () => {
  const { page, context, faults } = await open();
  await skipToContent(page);
  const removed = await firstId(page);
  await tabTo(page, button(page, /^Remove /));
  await press(page, "Enter");
  await expect.poll(wishes).not.toContain(removed);
  await press(page, "ControlOrMeta+z");
  await expect.poll(wishes).toContain(removed);
  for (let left = (await wishes()).length; left > 0; left -= 1) {
    await skipToContent(page);
    await tabTo(page, button(page, /^Move to cart/));
    await press(page, "Enter");
    await expect.poll(async () => (await wishes()).length).toBe(left - 1);
    await expect.poll(() => cards(page).count()).toBe(left - 1);
  }
  const toShop = page.getByRole("main").getByRole("link", { name: "Go to the shop" });
  await skipToContent(page);
  await tabTo(page, toShop);
  await press(page, "Enter");
  await page.waitForURL("**/apps/ecommerce/shop");
  expect(faults).toEqual([]);
  await context.close();
});

test("at 360 px: nothing is cut off, and a product is moved to the cart", async () => {
  const { page, context, faults } = await open({ width: 360, height: 740 });
  await expectNoOverflow(page);
  await expectNothingClipped(page);
  const moved = await firstId(page);
  await button(page, /^Move to cart/).click();
  await expect.poll(wishes).not.toContain(moved);
  expect(await cart()).toContain(moved);
  expect(faults).toEqual([]);
  await context.close();
});
