/** The statutory rates a call works with: the one place where handlers get them from. */
import { type RateBook, singapore } from "#src/domain/rates/book.ts";
import type { HrmsContext } from "../context.ts";

/** Rates as the country published them; the context says for whom and when, so that stored rate sets can take their place. */
export function ratesOf(_ctx: HrmsContext): Promise<RateBook> {
  return Promise.resolve(singapore);
}
