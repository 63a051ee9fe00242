/** What a company sees first. */
import type { operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { latestEvents } from "#src/store/audit.ts";
import { countsOf } from "#src/store/dashboard.ts";
import { companyOf, type HrmsContext, principalOf } from "./context.ts";

export const dashboardHandlers: Handlers<operations, HrmsContext> = {
  async getDashboard({ path }, ctx) {
    const company = await companyOf(ctx, path.companyId);
    const counts = await countsOf(ctx.db, principalOf(ctx).userId, company.id);
    const events = await latestEvents(ctx.db, company.id, 10);
    const recentChanges = events.map(({ id, action, subject, recordId, recordName, at, by }) => ({
      id,
      action,
      subject,
      recordId,
      recordName,
      at: at.toISOString(),
      by,
    }));
    return { company, counts, recentChanges };
  },
};
