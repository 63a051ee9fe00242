/** A person's app settings, and what else they have dismissed. */
import { and, eq, sql } from "drizzle-orm";
import { type AppSettings, defaultAppSettings } from "#src/domain/account/app-settings.ts";
import type { Account } from "./accounts.ts";
import { userSettings } from "../tables/user-settings.ts";
import { asTenant, type Transaction } from "../../database/transaction.ts";

interface Owner {
  tenantId: string;
  userId: string;
  now: Date;
}

const {
  skin,
  language,
  layout,
  menuCollapsed,
  dateFormat,
  currencySymbol,
  toastMs,
  mapLatitude,
  mapLongitude,
  mapZoom,
} = userSettings;
const columns = {
  skin,
  language,
  layout,
  menuCollapsed,
  dateFormat,
  currencySymbol,
  toastMs,
  mapLatitude,
  mapLongitude,
  mapZoom,
};

export async function appSettingsOf(tx: Transaction, userId: string): Promise<AppSettings> {
  const [row] = await tx.select(columns).from(userSettings).where(eq(userSettings.userId, userId));
  return row ?? defaultAppSettings;
}

/** For a new session; undefined if the person has changed nothing. */
export async function settingsAtSignIn(tx: Transaction, { id, tenantId }: Account): Promise<AppSettings | undefined> {
  if (tenantId === null) return undefined;
  const settings = await asTenant(tx, tenantId, () => appSettingsOf(tx, id));
  const names = Object.keys(defaultAppSettings) as (keyof AppSettings)[];
  return names.some((name) => settings[name] !== defaultAppSettings[name]) ? settings : undefined;
}

export async function saveAppSettings(
  tx: Transaction,
  { tenantId, userId, now }: Owner,
  change: Partial<AppSettings>,
): Promise<void> {
  const set = { ...change, updatedAt: now };
  await tx
    .insert(userSettings)
    .values({ tenantId, userId, ...set })
    .onConflictDoUpdate({
      target: [userSettings.tenantId, userSettings.userId],
      set: { ...set, version: sql`${userSettings.version} + 1` },
    });
}

export async function hasDismissedSetup(tx: Transaction, userId: string, companyId: string): Promise<boolean> {
  const put = sql`${userSettings.dismissedSetups} @> ${JSON.stringify([companyId])}::jsonb`;
  return (
    (
      await tx
        .select({ userId: userSettings.userId })
        .from(userSettings)
        .where(and(eq(userSettings.userId, userId), put))
    ).length > 0
  );
}

export async function dismissSetup(
  tx: Transaction,
  { tenantId, userId, now }: Owner,
  companyId: string,
  dismissed: boolean,
): Promise<void> {
  const others = sql`coalesce(${userSettings.dismissedSetups}, '[]'::jsonb) - ${companyId}::text`;
  const after = dismissed ? sql`(${others}) || ${JSON.stringify([companyId])}::jsonb` : others;
  await tx
    .insert(userSettings)
    .values({ tenantId, userId, dismissedSetups: dismissed ? [companyId] : [], updatedAt: now })
    .onConflictDoUpdate({
      target: [userSettings.tenantId, userSettings.userId],
      set: { dismissedSetups: after, updatedAt: now },
    });
}
