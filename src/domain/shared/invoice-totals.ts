/** Amounts of an invoice in integer cents; discount and tax are each rounded once, half up. */
import { fraction, times, wholeBelow } from "./exact.ts";

interface Line {
  readonly quantity: number;
  readonly priceInCents: number;
}

export interface InvoiceTotals {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

/** Rates are in hundredths of a percent. */
const whole = 10_000;

function share(cents: number, rate: number): number {
  const { top, bottom } = times(fraction(cents), rate, whole);
  return Number(wholeBelow({ top: 2n * top + bottom, bottom: 2n * bottom }));
}

export function lineTotal({ quantity, priceInCents }: Line): number {
  return quantity * priceInCents;
}

export function invoiceTotals(lines: readonly Line[], discountRate: number, taxRate: number): InvoiceTotals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const discount = share(subtotal, discountRate);
  const tax = share(subtotal - discount, taxRate);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

/** A balance in either notation of the contract, in cents. */
export function balanceInCents(balance: number | string): number {
  return Math.round((typeof balance === "number" ? balance : Number(balance.replace("$", ""))) * 100);
}
