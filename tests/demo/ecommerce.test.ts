/** The shop: search, products, wishlist and cart. */
import { afterAll, expect, test } from "vitest";
import type {
  Cart,
  CartItem,
  Product,
  ProductAnswer,
  ProductPage,
  Wishlist,
  WishlistItem,
} from "#generated/demo/schema.ts";
import { openDemoGateway } from "../support/gateway.ts";

const now = new Date("2027-03-06T02:30:00Z");
const gateway = await openDemoGateway({ now: () => now });
afterAll(() => gateway.close());

const dayInMs = 86_400_000;

/** A visitor with their own cart and wishlist. */
function visitor(name: string) {
  const headers = { "X-Demo-Session": name };
  return {
    call: <Body = unknown>(method: string, path: string, body?: unknown) =>
      gateway.call<Body>(method, `/apps/ecommerce/${path}`, { headers, ...(body !== undefined && { body }) }),
    products: async (query: Record<string, string | number> = {}) =>
      (await gateway.call<ProductPage>("GET", "/apps/ecommerce/products", { query, headers })).body,
    cart: async () => (await gateway.call<Cart>("GET", "/apps/ecommerce/cart", { headers })).body.products,
    wishlist: async () => (await gateway.call<Wishlist>("GET", "/apps/ecommerce/wishlist", { headers })).body.products,
  };
}

const ids = (products: readonly Product[]): number[] => products.map(({ id }) => id);

test("lists nine of 27 products first, with wishlist and cart", async () => {
  const shop = visitor("shop-list");
  const { products, total, userCart, userWishlist } = await shop.products();
  expect([products.length, total, userCart.length]).toEqual([9, 27, 5]);
  expect(userCart.map(({ productId }) => productId)).toEqual(ids(await shop.cart()));
  expect(userWishlist.map(({ productId }) => productId)).toEqual(ids(await shop.wishlist()));
  expect((await shop.products({ page: 3 })).products.map(({ id }) => id)).toEqual([19, 20, 21, 22, 23, 24, 25, 26, 27]);
});

test("flags mark products in the wishlist and the cart", async () => {
  const { products, userCart, userWishlist } = await visitor("shop-flags").products({ perPage: 100 });
  for (const { id, isInCart, isInWishlist } of products) {
    expect(isInCart, `${id} cart`).toBe(userCart.some(({ productId }) => productId === id));
    expect(isInWishlist, `${id} wishlist`).toBe(userWishlist.some(({ productId }) => productId === id));
  }
});

test("searches only names, regardless of case", async () => {
  const shop = visitor("shop-search");
  expect((await shop.products({ q: "HEADPHONES" })).products.map(({ name }) => name)).toEqual([
    "Stillwater Headphones",
  ]);
  expect((await shop.products({ q: "Wavelet" })).total).toBe(0);
});

test("products can be sorted by price in both directions", async () => {
  const shop = visitor("shop-sort");
  const prices = async (sortBy: string) =>
    (await shop.products({ sortBy, perPage: 100 })).products.map(({ price }) => price);
  const ascending = await prices("price-asc");
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
  expect(await prices("price-desc")).toEqual(ascending.toReversed());
});

test("a product is found by the id at the end of its slug, with colours", async () => {
  const shop = visitor("shop-detail");
  const listed = (await shop.products({ q: "Umbrella" })).products[0];
  const id = listed?.slug.split("-").at(-1) ?? "";
  const { product } = (await shop.call<ProductAnswer>("GET", `products/${id}`)).body;
  expect(product).toEqual({ ...listed, colorOptions: ["primary", "success", "warning", "danger", "info"] });
});

test("an unknown product cannot be opened, wished for or bought", async () => {
  const shop = visitor("shop-unknown");
  const before = await shop.products();
  expect((await shop.call("GET", "products/28")).status).toBe(404);
  expect((await shop.call("POST", "cart", { productId: 28 })).status).toBe(404);
  expect((await shop.call("POST", "wishlist", { productId: 28 })).status).toBe(404);
  expect(await shop.products()).toEqual(before);
});

test("cart lines have delivery, offers and discount within their ranges, the same on every call", async () => {
  const shop = visitor("shop-terms");
  for (const id of [2, 3, 4, 5, 6, 7]) await shop.call("POST", "cart", { productId: id });
  const lines = await shop.cart();
  expect(lines).toHaveLength(11);
  for (const { shippingDate, offers, discountPercentage } of lines) {
    expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain((Date.parse(shippingDate) - now.getTime()) / dayInMs);
    expect([1, 2, 3, 4]).toContain(offers);
    expect(discountPercentage).toBeGreaterThanOrEqual(3);
    expect(discountPercentage).toBeLessThanOrEqual(20);
  }
  const terms = (products: Cart["products"]) =>
    products.map(({ offers, discountPercentage }) => [offers, discountPercentage]);
  expect(new Set(terms(lines).map(String)).size).toBeGreaterThan(1);
  expect(terms(await shop.cart())).toEqual(terms(lines));
});

test("adding to the cart adds one item, and adding it again changes nothing", async () => {
  const shop = visitor("shop-cart-add");
  const added = await shop.call<CartItem>("POST", "cart", { productId: 9 });
  expect(added).toMatchObject({ status: 201, body: { productId: 9, qty: 1 } });
  expect(await shop.call("POST", "cart", { productId: 9 })).toMatchObject({ status: 201, body: added.body });
  expect(ids(await shop.cart())).toEqual([1, 8, 16, 20, 26, 9]);
});

test("a quantity can be 1 to 99, for products in the cart", async () => {
  const shop = visitor("shop-qty");
  expect(await shop.call("PUT", "cart/16", { qty: 7 })).toMatchObject({ status: 200, body: { productId: 16, qty: 7 } });
  expect((await shop.cart()).find(({ id }) => id === 16)?.qty).toBe(7);
  expect((await shop.call("PUT", "cart/16", { qty: 0 })).status).toBe(422);
  expect((await shop.call("PUT", "cart/16", { qty: 100 })).status).toBe(422);
  expect((await shop.call("PUT", "cart/17", { qty: 2 })).status).toBe(404);
  expect((await shop.cart()).find(({ id }) => id === 16)?.qty).toBe(7);
});

test("removing from the cart clears the product's flag", async () => {
  const shop = visitor("shop-cart-remove");
  const { status, body } = await shop.call<Cart>("DELETE", "cart/8");
  expect(status).toBe(200);
  expect(ids(body.products)).toEqual([1, 16, 20, 26]);
  expect((await shop.products()).products.find(({ id }) => id === 8)?.isInCart).toBe(false);
  expect((await shop.call("DELETE", "cart/8")).status).toBe(200);
  expect(await shop.cart()).toHaveLength(4);
});

test("the wishlist has each product once, and it can be removed", async () => {
  const shop = visitor("shop-wishlist");
  const before = ids(await shop.wishlist());
  const added = await shop.call<WishlistItem>("POST", "wishlist", { productId: 11 });
  expect(added.status).toBe(201);
  expect(await shop.call("POST", "wishlist", { productId: 11 })).toMatchObject({ status: 201, body: added.body });
  expect(ids(await shop.wishlist())).toEqual([...before, 11]);
  const { status, body } = await shop.call<Wishlist>("DELETE", "wishlist/11");
  expect(status).toBe(200);
  expect(ids(body.products)).toEqual(before);
});
