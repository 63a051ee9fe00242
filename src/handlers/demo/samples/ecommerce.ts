/** The wishlist and the cart a visitor of the sample shop starts with. */
import type { CartItem, WishlistItem } from "#generated/demo/schema.ts";

/** Delivery, offers and discount of a cart line, drawn once so that they stay the same. */
interface CartTerms {
  daysToShip: number;
  offers: number;
  discountPercentage: number;
}

export interface CartLine extends CartItem {
  terms?: CartTerms;
}

export interface EcommerceState {
  wishlist: WishlistItem[];
  cart: CartLine[];
}

export function createEcommerceState(_now: Date): EcommerceState {
  return {
    wishlist: [2, 6, 12, 16, 26].map((productId, index) => ({ id: index + 1, productId })),
    cart: [
      { id: 1, productId: 1, qty: 1 },
      { id: 2, productId: 8, qty: 1 },
      { id: 3, productId: 16, qty: 2 },
      { id: 4, productId: 20, qty: 1 },
      { id: 5, productId: 26, qty: 3 },
    ],
  };
}
