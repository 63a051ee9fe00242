/** Amounts of a cart in integer cents; each product's discount is rounded once, half up. */
import type { CartProduct } from "#generated/demo/schema.ts";

/** Coupons of the sample shop, in percent of what the discounts leave. */
const coupons: Readonly<Record<string, number>> = { KOPI10: 10, WELCOME5: 5 };
const deliveryInCents = 490;

export function couponRate(code: string): number {
  return coupons[code.trim().toUpperCase()] ?? 0;
}

const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

type Line = Pick<CartProduct, "price" | "qty" | "discountPercentage" | "hasFreeShipping">;

export interface CartTotals {
  readonly list: number;
  readonly discount: number;
  readonly coupon: number;
  readonly delivery: number;
  readonly total: number;
}

export const listPrice = ({ price, qty }: Line): number => Math.round(price * 100) * qty;
export const linePrice = (line: Line): number => listPrice(line) - percentOf(listPrice(line), line.discountPercentage);

export function cartTotals(lines: readonly Line[], couponCode: string): CartTotals {
  const list = lines.reduce((sum, line) => sum + listPrice(line), 0);
  const reduced = lines.reduce((sum, line) => sum + linePrice(line), 0);
  const coupon = percentOf(reduced, couponRate(couponCode));
  // One delivery for everything that does not ship free.
  const delivery = lines.some(({ hasFreeShipping }) => !hasFreeShipping) ? deliveryInCents : 0;
  return { list, discount: list - reduced, coupon, delivery, total: reduced - coupon + delivery };
}
