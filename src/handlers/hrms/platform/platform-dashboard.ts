/** What the platform sees first. */
import { platformNumbers } from "#src/store/platform/platform-numbers.ts";
import { countOpenGrants } from "#src/store/access/shared/support-offers.ts";
import type { HrmsHandlers } from "../context.ts";
import { platformOnlyPlace } from "../shared/records/places.ts";

export const platformDashboardHandlers = {
  async getPlatformDashboard({ query }, ctx) {
    const { userId, now } = platformOnlyPlace.author(ctx);
    return {
      ...(await platformNumbers(ctx.db, query?.months ?? 12, now)),
      supportOpen: await countOpenGrants(ctx.db, userId, now),
    };
  },
} satisfies HrmsHandlers;
