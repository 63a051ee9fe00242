// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const addToWishlist = {
  productId: {"type":"integer","required":true,"nullable":false,"minimum":1},
} as const satisfies $Fields;

export const addToCart = addToWishlist;

export const updateCartItem = {
  qty: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":99},
} as const satisfies $Fields;
