/** Secret addresses at which a calendar app reads leave; only their hash is stored. */
import { foreignKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../../account/tables/users.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { everyRowForAuth, instant } from "../../shared/tables/policies.ts";

export const leaveFeeds = companyTable(
  "leave_feeds",
  {
    userId: uuid().notNull(),
    /** `own`: one's own leave; `team`: everyone's whom the person may see. */
    scope: text({ enum: ["own", "team"] }).notNull(),
    tokenHash: text().notNull(),
    lastReadAt: instant(),
  },
  (table) => [
    foreignKey({
      name: "leave_feeds_user",
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("leave_feeds_token").on(table.tokenHash),
    uniqueIndex("leave_feeds_once").on(table.tenantId, table.companyId, table.userId, table.scope),
    everyRowForAuth(),
  ],
);
