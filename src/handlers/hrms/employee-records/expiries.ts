/** What runs out among the people whom the reader may see. */
import type { operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { addDays } from "#src/domain/calendar.ts";
import { accessDay } from "#src/store/access.ts";
import { expiriesOf } from "#src/store/employee-records/expiries.ts";
import type { HrmsContext } from "../context.ts";
import { reachOf } from "../shared/people.ts";

export const expiriesHandlers: Handlers<operations, HrmsContext> = {
  async listExpiries({ path, query }, ctx) {
    const { where, whereReadable } = await reachOf(ctx, path.companyId);
    const day = accessDay(ctx.now());
    const page = await expiriesOf(ctx.db, path.companyId, day, addDays(day, query?.withinDays ?? 90), { where, whereReadable }, query ?? {});
    return { ...page, items: page.items.map((row) => ({ id: `${row.kind}-${row.recordId}`, ...row })) };
  },
};
