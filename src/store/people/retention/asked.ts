/** Whether the tenant has enabled automatic purging, and who enabled it. */
import { sql } from "drizzle-orm";
import type { Retention } from "#src/domain/platform/shared/tenant-settings.ts";
import { tenantSettingsOf } from "../../platform/shared/tenant-settings.ts";
import type { Transaction } from "../../database/transaction.ts";

export async function askedForPurges(tx: Transaction): Promise<{ userId: string; periods: Retention } | undefined> {
  const { id, settings } = await tenantSettingsOf(tx);
  if (id === null || !settings.retention.purgesItself) return undefined;
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select actor_id as "userId" from audit_events where subject = 'settings' and record_id = ${id} and changes @> '[{"field":"purgesItself","after":true}]'
    order by sequence desc limit 1`);
  return rows[0] && { userId: rows[0].userId, periods: settings.retention };
}
