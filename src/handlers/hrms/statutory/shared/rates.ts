/** The statutory rates a call works with: the one place where handlers get them from. */
import type { RateBook } from "#src/domain/statutory/rates/book.ts";
import { ratesInForce } from "#src/store/statutory/rate-book.ts";
import type { HrmsContext } from "../../context.ts";

/** The platform's active rate sets, and the published rates for what no set speaks of. */
export function ratesOf(ctx: HrmsContext): Promise<RateBook> {
  return ratesInForce(ctx.db);
}
