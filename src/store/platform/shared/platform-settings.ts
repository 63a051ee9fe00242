/** The platform's settings for its own accounts. */
import { eq, sql } from "drizzle-orm";
import type { Author } from "../../shared/records/records.ts";
import { platformSettings } from "../tables/platform-settings.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";

export type PlatformMfaPolicy = (typeof platformSettings.$inferSelect)["mfaPolicy"];

export interface PlatformMfaRule {
  /** Missing if nothing was set yet. */
  readonly id?: string;
  readonly mfaPolicy: PlatformMfaPolicy;
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
}

export async function platformMfaRule(tx: Transaction): Promise<PlatformMfaRule> {
  const { id, mfaPolicy, updatedAt } = platformSettings;
  const [row] = await tx
    .select({ id, mfaPolicy, updatedAt, updatedBy: users.fullName })
    .from(platformSettings)
    .leftJoin(users, eq(users.id, platformSettings.updatedBy));
  return row ?? { mfaPolicy: "optional", updatedAt: null, updatedBy: null };
}

/** Returns the id of the single row. */
export async function savePlatformMfaPolicy(
  tx: Transaction,
  { userId, now }: Author,
  mfaPolicy: PlatformMfaPolicy,
): Promise<string> {
  const changed = { mfaPolicy, updatedAt: now, updatedBy: userId };
  const [row] = await tx
    .insert(platformSettings)
    .values({ ...changed, createdAt: now, createdBy: userId })
    .onConflictDoUpdate({
      target: platformSettings.only,
      targetWhere: sql`${platformSettings.only}`,
      set: { ...changed, version: sql`${platformSettings.version} + 1` },
    })
    .returning({ id: platformSettings.id });
  return (row as { id: string }).id;
}
