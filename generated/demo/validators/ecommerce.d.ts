// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const addToWishlist: $Check;
export declare const addToCart: $Check;
export declare const updateCartItem: $Check;
