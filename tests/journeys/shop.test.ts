/** Shop: products found and filtered, wished for, put into the cart and paid. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Cart, ProductPage, Wishlist } from "#generated/demo/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { press, skipToContent, tabTo } from "./support/keyboard.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const open = async (path: string, options: object = {}) => {
  const opened = await app.open(path, { account: "admin@demo.com", ...options });
  await opened.page.locator("h1").waitFor();
  return opened;
};
const cart = async () => ((await (await app.demo("/apps/ecommerce/cart")).json()) as Cart).products;
const wishes = async () => ((await (await app.demo("/apps/ecommerce/wishlist")).json()) as Wishlist).products;
const names = (page: Page) => page.locator("[data-product] h2").allTextContents();

test("by mouse: filters, the wishlist and the cart", async () => {
  const { page, context, faults } = await open("/apps/ecommerce/shop");
  await page.getByText("27 products").waitFor();
  // Three in a row, so that no row of a page has gaps, with pictures of which nothing is cut off.
  const pictures = await page
    .locator("[data-product] img")
    .evaluateAll((all) =>
      all.map((each) => ({ left: each.getBoundingClientRect().left, ratio: each.clientWidth / each.clientHeight })),
    );
  expect(new Set(pictures.map(({ left }) => Math.round(left))).size).toBe(3);
  for (const { ratio } of pictures) expect(ratio).toBeCloseTo(4 / 3, 1);
  const heart = await page
    .getByRole("button", { name: /^On the wishlist/ })
    .first()
    .boundingBox();
  const picture = await page.locator("[data-product] img").first().boundingBox();
  expect((heart?.y ?? Infinity) + (heart?.height ?? 0)).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
  await page.getByRole("checkbox", { name: /^Audio/ }).click();
  await page.waitForURL(/category=/);
  await expect.poll(async () => (await names(page)).length).toBe(3);
  await page.reload();
  await expect.poll(async () => (await names(page)).length).toBe(3);
  const first = page.locator("[data-product]").first();
  const before = (await wishes()).length;
  await first.getByRole("button", { name: /^On the wishlist/ }).click();
  await expect.poll(async () => Math.abs((await wishes()).length - before)).toBe(1);
  const count = (await cart()).length;
  await first.getByRole("button", { name: /^Add to cart/ }).dblclick();
  await first.getByRole("link", { name: "View in cart" }).waitFor();
  expect((await cart()).length).toBe(count + 1);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: a product is found, opened, and put on the wishlist and in the cart", async () => {
  const { products } = (await (await app.demo("/apps/ecommerce/products?perPage=27")).json()) as ProductPage;
  const { id = 0, name = "" } = products.find(({ isInCart, isInWishlist }) => !isInCart && !isInWishlist) ?? {};
  const { page, context, faults } = await open("/apps/ecommerce/shop");
  await page.locator("[data-product]").first().waitFor();
  await press(page, "/");
  await page.keyboard.type(name);
  await expect.poll(() => names(page)).toEqual([name]);
  await tabTo(page, page.locator(`[data-product="${id}"] h2 a`));
  await press(page, "Enter");
  await page.waitForURL(/product-detail\//);
  await skipToContent(page);
  await tabTo(page, page.getByRole("button", { name: "Add to cart" }));
  await press(page, "Enter");
  await page.getByRole("main").getByRole("link", { name: "View in cart" }).waitFor();
  await skipToContent(page);
  await tabTo(page, page.getByRole("button", { name: `On the wishlist: ${name}` }));
  await press(page, "Space");
  await expect.poll(async () => (await wishes()).some((product) => product.id === id)).toBe(true);
  expect((await cart()).some((product) => product.id === id)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: one key switches between grid and list, and “G, then …” leads on as everywhere", async () => {
  const { page, context, faults } = await open("/apps/ecommerce/shop");
  await page.locator("[data-product]").first().waitFor();
  const list = page.getByRole("radio", { name: "List" });
  await press(page, "v");
  await expect.poll(() => list.isChecked()).toBe(true);
  await press(page, "v");
  await expect.poll(() => list.isChecked()).toBe(false);
  await press(page, "?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.getByText("Switch between grid and list").waitFor();
  await press(page, "Escape");
  await sheet.waitFor({ state: "detached" });
  await press(page, "g");
  await press(page, "c");
  await page.waitForURL(/\/apps\/chat/);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: the checkout asks for address and card, and is empty afterwards", async () => {
  const { page, context, faults } = await open("/apps/ecommerce/checkout?step=payment");
  // The step that is missing comes first.
  await page.waitForURL("**/checkout?step=address");
  await page.getByRole("radio", { name: /Craig Road/ }).press("Space");
  await page.getByRole("button", { name: "Continue to payment" }).press("Enter");
  await page.getByRole("button", { name: /^Pay / }).press("Enter");
  await page.getByText(/Enter a valid card number/).waitFor();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Valid until").fill("12/40");
  await page.getByLabel("Security code").fill("123");
  await page.keyboard.press("Enter");
  await page.getByText("Thank you for your order").waitFor();
  expect(await cart()).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test("at 360 px and for an unknown product", async () => {
  const { page, context, goTo } = await open("/apps/ecommerce/shop", { width: 360, height: 740 });
  await page.locator("[data-product]").first().waitFor();
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("dialog", { name: "Filters" }).getByRole("radio", { name: /Under/ }).check();
  await page.waitForURL(/price=0-50/);
  await goTo("/apps/ecommerce/checkout");
  await page.locator("[data-total]").waitFor();
  await expectNoOverflow(page);
  await goTo("/apps/ecommerce/product-detail/no-such-thing-999");
  await page.getByRole("heading", { name: "Product not found" }).waitFor();
  await context.close();
});
