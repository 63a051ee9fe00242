/** Handlers of the shop: products, wishlist and cart. */
import { type Cart, type CartItem, type Product, productColorValues, type Wishlist } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import { reply } from "#src/contract/handler.ts";
import { notFound } from "#src/contract/problem.ts";
import { contains, nextId, pageOf } from "./lists.ts";
import type { CartLine, EcommerceState } from "./samples/ecommerce.ts";
import { products, type SampleProduct } from "./samples/products.ts";
import type { DemoHandlers, DemoState } from "./state.ts";

type Context = DemoContext<DemoState>;

const dayInMs = 86_400_000;

const order = {
  featured: () => 0,
  "price-asc": (a: SampleProduct, b: SampleProduct) => a.price - b.price,
  "price-desc": (a: SampleProduct, b: SampleProduct) => b.price - a.price,
};

function findProduct(id: number): SampleProduct {
  const product = products.find((one) => one.id === id);
  if (!product) throw notFound("There is no such product.");
  return product;
}

function flagged(product: SampleProduct, { wishlist, cart }: EcommerceState): Product {
  const isIn = (list: readonly { productId: number }[]): boolean =>
    list.some(({ productId }) => productId === product.id);
  return { ...product, isInWishlist: isIn(wishlist), isInCart: isIn(cart) };
}

function cartItem({ id, productId, qty }: CartLine): CartItem {
  return { id, productId, qty };
}

function showWishlist(state: EcommerceState): Wishlist {
  return { products: state.wishlist.map(({ productId }) => flagged(findProduct(productId), state)) };
}

function showCart({ state: { ecommerce }, random, now }: Context): Cart {
  const between = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));
  return {
    products: ecommerce.cart.map((line) => {
      line.terms ??= { daysToShip: between(1, 8), offers: between(1, 4), discountPercentage: between(3, 20) };
      const { daysToShip, ...terms } = line.terms;
      const shippingDate = new Date(now().getTime() + daysToShip * dayInMs).toISOString();
      return { ...flagged(findProduct(line.productId), ecommerce), qty: line.qty, shippingDate, ...terms };
    }),
  };
}

export const ecommerceHandlers: DemoHandlers = {
  listProducts: ({ query }, { state: { ecommerce } }) => {
    const { q = "", sortBy = "featured", page = 1, perPage = 9 } = query ?? {};
    const found = products.filter(({ name }) => contains(name, q)).toSorted(order[sortBy]);
    return {
      products: pageOf(found, page, perPage).map((product) => flagged(product, ecommerce)),
      total: found.length,
      userWishlist: ecommerce.wishlist,
      userCart: ecommerce.cart.map(cartItem),
    };
  },

  getProduct: ({ path }, { state }) => ({
    product: { ...flagged(findProduct(path.id), state.ecommerce), colorOptions: [...productColorValues] },
  }),

  listWishlist: (_input, { state }) => showWishlist(state.ecommerce),

  addToWishlist: ({ body: { productId } }, { state }) => {
    const { wishlist } = state.ecommerce;
    findProduct(productId);
    const there = wishlist.find((item) => item.productId === productId);
    if (there) return reply(201, there);
    const item = { id: nextId(wishlist), productId };
    wishlist.push(item);
    return reply(201, item);
  },

  removeFromWishlist: ({ path }, { state: { ecommerce } }) => {
    ecommerce.wishlist = ecommerce.wishlist.filter(({ productId }) => productId !== path.productId);
    return showWishlist(ecommerce);
  },

  listCart: (_input, ctx) => showCart(ctx),

  addToCart: ({ body: { productId } }, { state }) => {
    const { cart } = state.ecommerce;
    findProduct(productId);
    const there = cart.find((line) => line.productId === productId);
    if (there) return reply(201, cartItem(there));
    const item = { id: nextId(cart), productId, qty: 1 };
    cart.push(item);
    return reply(201, item);
  },

  updateCartItem: ({ path, body: { qty } }, { state }) => {
    const line = state.ecommerce.cart.find(({ productId }) => productId === path.productId);
    if (!line) throw notFound("This product is not in the cart.");
    line.qty = qty;
    return cartItem(line);
  },

  removeFromCart: ({ path }, ctx) => {
    const { ecommerce } = ctx.state;
    ecommerce.cart = ecommerce.cart.filter(({ productId }) => productId !== path.productId);
    return showCart(ctx);
  },
};
