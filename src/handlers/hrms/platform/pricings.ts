/** Packages offered at registration, readable without an account. */
import { offeredPackages } from "#src/store/platform/shared/packages.ts";
import { asTenant } from "#src/store/database/transaction.ts";
import type { HrmsHandlers } from "../context.ts";

export const pricingsHandlers = {
  async listPricings(_input, { db }) {
    const offered = await asTenant(db, null, () => offeredPackages(db));
    return offered.map(({ id: _id, ...one }) => ({ ...one, currency: "SGD" }));
  },
} satisfies HrmsHandlers;
