/** Checkout: cart, address and payment by mouse, by keyboard and on a phone. */
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
  const opened = await app.open("/apps/ecommerce/checkout", { account: "admin@demo.com", ...options });
  await opened.page.locator("[data-total]").waitFor();
  return opened;
};
const main = (page: Page) => page.getByRole("main");
const lines = (page: Page) => main(page).getByRole("list", { name: "Shopping cart" }).getByRole("listitem");
const cart = async () => ((await (await app.demo("/apps/ecommerce/cart")).json()) as Cart).products;
const wishes = async () => ((await (await app.demo("/apps/ecommerce/wishlist")).json()) as Wishlist).products;

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Valid until").fill("12/40");
  await page.getByLabel("Security code").fill("123");
}

test("by mouse: quantity, a coupon, a new address, and payment by card", async () => {
  const { page, context, faults } = await open();
  const [first, second] = await cart();
  const total = page.locator("[data-total]");
  const before = await total.textContent();
  await lines(page).first().getByRole("button", { name: "Increase quantity" }).click();
  await expect.poll(async () => (await cart())[0]?.qty).toBe((first?.qty ?? 0) + 1);
  await expect.poll(() => total.textContent()).not.toBe(before);
  await lines(page)
    .nth(1)
    .getByRole("button", { name: /^Save for later/ })
    .click();
  await expect.poll(async () => (await wishes()).some(({ id }) => id === second?.id)).toBe(true);
  await expect.poll(async () => (await cart()).length).toBe(4);
  const full = await total.textContent();
  await page.getByLabel("Coupon code").fill("KOPI10");
  await main(page).getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => total.textContent()).not.toBe(full);
  await main(page).getByRole("button", { name: "Continue to address" }).click();
  await page.waitForURL("**?step=address");
  await main(page).getByRole("button", { name: "New address" }).click();
  await main(page).getByRole("button", { name: "Save and continue" }).click();
  await expect.poll(() => page.getByRole("form").locator("[aria-invalid=true]").count()).toBeGreaterThan(3);
  for (const [label, value] of Object.entries({
    "Full name": "Adeline Goh",
    Phone: "+65 5550 0101",
    "Street and number": "12 Lantern Row",
    City: "Singapore",
    Postcode: "349321",
  }))
    await page.getByRole("form").getByLabel(label).fill(value);
  await main(page).getByRole("button", { name: "Save and continue" }).click();
  await page.waitForURL("**?step=payment");
  await page.getByText("Adeline Goh, 12 Lantern Row, 349321 Singapore").waitFor();
  await fillCard(page);
  await expectAccessible(page);
  await main(page).getByRole("button", { name: /^Pay / }).dblclick();
  await page.getByText("Thank you for your order").waitFor();
  expect(await cart()).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: a line is removed, and the order paid on delivery", async () => {
  const { page, context, faults } = await open();
  const count = (await cart()).length;
  await skipToContent(page);
  await tabTo(
    page,
    main(page)
      .getByRole("button", { name: /^Remove / })
      .first(),
  );
  await press(page, "Enter");
  await expect.poll(async () => (await cart()).length).toBe(count - 1);
  await skipToContent(page);
  await tabTo(page, main(page).getByRole("button", { name: "Continue to address" }));
  await press(page, "Enter");
  await page.waitForURL("**?step=address");
  await tabTo(page, page.getByRole("radio").first());
  await press(page, "Space");
  await tabTo(page, main(page).getByRole("button", { name: "Continue to payment" }));
  await press(page, "Enter");
  await page.waitForURL("**?step=payment");
  await tabTo(page, page.getByRole("radio", { name: /^Card/ }));
  await press(page, "ArrowUp");
  await expect.poll(() => page.getByRole("radio", { name: /^Cash on delivery/ }).isChecked()).toBe(true);
  await tabTo(page, main(page).getByRole("button", { name: /^Pay / }));
  await press(page, "Enter");
  await page.getByText("Thank you for your order").waitFor();
  expect(await cart()).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test("at 360 px: all steps, and nothing is cut off", async () => {
  const { page, context, faults } = await open({ width: 360, height: 740 });
  await expectNoOverflow(page);
  await expectNothingClipped(page);
  const current = page.locator("[aria-current=step]");
  expect((await current.getByText("Cart", { exact: true }).boundingBox())?.width).toBeGreaterThan(20);
  await main(page).getByRole("button", { name: "Continue to address" }).click();
  await page.waitForURL("**?step=address");
  // The first address is chosen already.
  expect(await page.getByRole("radio", { name: /Craig Road/ }).isChecked()).toBe(true);
  await expectNoOverflow(page);
  await expectNothingClipped(page);
  await main(page).getByRole("button", { name: "Continue to payment" }).click();
  await page.waitForURL("**?step=payment");
  await fillCard(page);
  await expectNoOverflow(page);
  await expectNothingClipped(page);
  await main(page).getByRole("button", { name: /^Pay / }).click();
  await page.getByText("Thank you for your order").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
