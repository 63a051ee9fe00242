// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/ecommerce.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listProductsKey = /*#__PURE__*/ $keyOf($call.listProducts);
export const listProductsOptions = /*#__PURE__*/ $optionsOf($call.listProducts);
export const useListProducts = /*#__PURE__*/ $queryHook(listProductsOptions);

export const getProductKey = /*#__PURE__*/ $keyOf($call.getProduct);
export const getProductOptions = /*#__PURE__*/ $optionsOf($call.getProduct);
export const useGetProduct = /*#__PURE__*/ $queryHook(getProductOptions);

export const listWishlistKey = /*#__PURE__*/ $keyOf($call.listWishlist);
export const listWishlistOptions = /*#__PURE__*/ $optionsOf($call.listWishlist);
export const useListWishlist = /*#__PURE__*/ $queryHook(listWishlistOptions);

export const addToWishlistMutation = /*#__PURE__*/ $mutationOf($call.addToWishlist);
export const useAddToWishlist = /*#__PURE__*/ $mutationHook(addToWishlistMutation);

export const removeFromWishlistMutation = /*#__PURE__*/ $mutationOf($call.removeFromWishlist);
export const useRemoveFromWishlist = /*#__PURE__*/ $mutationHook(removeFromWishlistMutation);

export const listCartKey = /*#__PURE__*/ $keyOf($call.listCart);
export const listCartOptions = /*#__PURE__*/ $optionsOf($call.listCart);
export const useListCart = /*#__PURE__*/ $queryHook(listCartOptions);

export const addToCartMutation = /*#__PURE__*/ $mutationOf($call.addToCart);
export const useAddToCart = /*#__PURE__*/ $mutationHook(addToCartMutation);

export const updateCartItemMutation = /*#__PURE__*/ $mutationOf($call.updateCartItem);
export const useUpdateCartItem = /*#__PURE__*/ $mutationHook(updateCartItemMutation);

export const removeFromCartMutation = /*#__PURE__*/ $mutationOf($call.removeFromCart);
export const useRemoveFromCart = /*#__PURE__*/ $mutationHook(removeFromCartMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listProducts: listProductsKey, getProduct: getProductKey, listWishlist: listWishlistKey, listCart: listCartKey });
