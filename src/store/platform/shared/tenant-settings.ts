/** The settings of a tenant: its own sections, or the defaults. */
import { eq } from "drizzle-orm";
import { defaultPasswordPolicy, type PasswordPolicy } from "#src/domain/account/shared/new-password.ts";
import { isDefaultRegion } from "#src/domain/platform/shared/region.ts";
import {
  type Branding,
  defaultTenantSettings,
  type SettingsSection,
  settingsSections,
  type TenantSettings,
} from "#src/domain/platform/shared/tenant-settings.ts";
import type { Actor } from "../../shared/audit.ts";
import { ownRegion, saveRegion } from "./region.ts";
import { tenantSettings } from "../tables/tenant-settings.ts";
import { users } from "../../account/tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";

export interface StoredTenantSettings {
  /** Null if the tenant has no settings of its own. */
  id: string | null;
  settings: TenantSettings;
  /** Sections that differ from the default. */
  settled: SettingsSection[];
  version: number;
  updatedAt: Date | null;
  updatedBy: string | null;
}

/** Null resets a section to the default. */
export type SectionChanges = { [Section in SettingsSection]?: TenantSettings[Section] | null };

/** Of the transaction's tenant. */
export async function tenantSettingsOf(tx: Transaction): Promise<StoredTenantSettings> {
  const [row] = await tx
    .select({ own: tenantSettings, by: users.fullName })
    .from(tenantSettings)
    .innerJoin(users, eq(users.id, tenantSettings.updatedBy));
  const region = await ownRegion(tx);
  const isSettled = (section: SettingsSection) =>
    section === "region" ? !isDefaultRegion(region) : row !== undefined && row.own[section] !== null;
  const settled = settingsSections.filter(isSettled);
  if (!row)
    return {
      id: null,
      settings: { ...defaultTenantSettings, region },
      settled,
      version: 1,
      updatedAt: null,
      updatedBy: null,
    };
  const { id, branding, passwords, sessions, sender, numbers, modules, retention, mfa, privacy, version, updatedAt } =
    row.own;
  const settings = {
    branding: branding ?? defaultTenantSettings.branding,
    region,
    passwords: passwords ?? defaultTenantSettings.passwords,
    sessions: sessions ?? defaultTenantSettings.sessions,
    sender: sender ?? defaultTenantSettings.sender,
    numbers: numbers ?? defaultTenantSettings.numbers,
    modules: modules ?? defaultTenantSettings.modules,
    retention: retention ?? defaultTenantSettings.retention,
    mfa: mfa ?? defaultTenantSettings.mfa,
    privacy: privacy ?? defaultTenantSettings.privacy,
  };
  return { id, settings, settled, version, updatedAt, updatedBy: row.by };
}

/** Writes the sections as the version after the given one; null if someone else was first. */
export async function saveTenantSettings(
  tx: Transaction,
  actor: Actor,
  { region, ...sections }: SectionChanges,
  version: number,
): Promise<string | null> {
  const { tenantId, userId, now } = actor;
  const fields = { ...sections, updatedAt: now, updatedBy: userId, version: version + 1 };
  const [row] = await tx
    .insert(tenantSettings)
    .values({ ...fields, tenantId, createdAt: now, createdBy: userId })
    .onConflictDoUpdate({ target: tenantSettings.tenantId, set: fields, setWhere: eq(tenantSettings.version, version) })
    .returning({ id: tenantSettings.id });
  if (row && region !== undefined) await saveRegion(tx, actor, region ?? defaultTenantSettings.region);
  return row?.id ?? null;
}

/** Of any tenant; platform accounts have no tenant and get the defaults. */
export async function passwordPolicyOf(tx: Transaction, tenantId: string | null): Promise<PasswordPolicy> {
  if (tenantId === null) return defaultPasswordPolicy;
  const [row] = await asAuth(tx, () =>
    tx.select({ own: tenantSettings.passwords }).from(tenantSettings).where(eq(tenantSettings.tenantId, tenantId)),
  );
  return row?.own ?? defaultPasswordPolicy;
}

export async function brandingOf(tx: Transaction, tenantId: string | undefined): Promise<Branding> {
  if (tenantId === undefined) return defaultTenantSettings.branding;
  const [row] = await asAuth(tx, () =>
    tx.select({ own: tenantSettings.branding }).from(tenantSettings).where(eq(tenantSettings.tenantId, tenantId)),
  );
  return row?.own ?? defaultTenantSettings.branding;
}
