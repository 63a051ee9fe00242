// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List products · GET /apps/ecommerce/products */
export const listProducts = /*#__PURE__*/ $operation<$operations["listProducts"]>("get", "/apps/ecommerce/products", ["ecommerce", "listProducts"]);

/** Get a product · GET /apps/ecommerce/products/{id} */
export const getProduct = /*#__PURE__*/ $operation<$operations["getProduct"]>("get", "/apps/ecommerce/products/{id}", ["ecommerce", "getProduct"]);

/** List the wishlist · GET /apps/ecommerce/wishlist */
export const listWishlist = /*#__PURE__*/ $operation<$operations["listWishlist"]>("get", "/apps/ecommerce/wishlist", ["ecommerce", "listWishlist"]);

/** Add a product to the wishlist · POST /apps/ecommerce/wishlist */
export const addToWishlist = /*#__PURE__*/ $operation<$operations["addToWishlist"]>("post", "/apps/ecommerce/wishlist", ["ecommerce", "addToWishlist"]);

/** Remove a product from the wishlist · DELETE /apps/ecommerce/wishlist/{productId} */
export const removeFromWishlist = /*#__PURE__*/ $operation<$operations["removeFromWishlist"]>("delete", "/apps/ecommerce/wishlist/{productId}", ["ecommerce", "removeFromWishlist"]);

/** List the cart · GET /apps/ecommerce/cart */
export const listCart = /*#__PURE__*/ $operation<$operations["listCart"]>("get", "/apps/ecommerce/cart", ["ecommerce", "listCart"]);

/** Add a product to the cart · POST /apps/ecommerce/cart */
export const addToCart = /*#__PURE__*/ $operation<$operations["addToCart"]>("post", "/apps/ecommerce/cart", ["ecommerce", "addToCart"]);

/** Set the quantity of a product in the cart · PUT /apps/ecommerce/cart/{productId} */
export const updateCartItem = /*#__PURE__*/ $operation<$operations["updateCartItem"]>("put", "/apps/ecommerce/cart/{productId}", ["ecommerce", "updateCartItem"]);

/** Remove a product from the cart · DELETE /apps/ecommerce/cart/{productId} */
export const removeFromCart = /*#__PURE__*/ $operation<$operations["removeFromCart"]>("delete", "/apps/ecommerce/cart/{productId}", ["ecommerce", "removeFromCart"]);
