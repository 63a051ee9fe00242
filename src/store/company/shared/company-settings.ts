/** The settings of a company: its own, or the defaults. */
import { eq } from "drizzle-orm";
import { type CompanySettings, defaultCompanySettings } from "#src/domain/company/shared/company-settings.ts";
import type { Actor } from "../../shared/audit.ts";
import { companySettings } from "../tables/company-settings.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";

export interface StoredSettings {
  /** Null if the company has no settings of its own. */
  id: string | null;
  settings: CompanySettings;
  version: number;
  updatedAt: Date | null;
  updatedBy: string | null;
}

export async function settingsOf(tx: Transaction, companyId: string): Promise<StoredSettings> {
  const [row] = await tx
    .select({ own: companySettings, by: users.fullName })
    .from(companySettings)
    .innerJoin(users, eq(users.id, companySettings.updatedBy))
    .where(eq(companySettings.companyId, companyId));
  if (!row) return { id: null, settings: defaultCompanySettings, version: 1, updatedAt: null, updatedBy: null };
  const {
    id,
    version,
    updatedAt,
    tenantId: _tenant,
    companyId: _company,
    createdAt: _made,
    createdBy: _maker,
    updatedBy: _changer,
    ...settings
  } = row.own;
  return { id, settings, version, updatedAt, updatedBy: row.by };
}

/** Writes the settings as the version after the given one; null if someone else was first. */
export async function saveSettings(
  tx: Transaction,
  actor: Actor,
  companyId: string,
  settings: CompanySettings,
  version: number,
): Promise<string | null> {
  const { tenantId, userId, now } = actor;
  const fields = { ...settings, updatedAt: now, updatedBy: userId, version: version + 1 };
  const [row] = await tx
    .insert(companySettings)
    .values({ ...fields, tenantId, companyId, createdAt: now, createdBy: userId })
    .onConflictDoUpdate({
      target: [companySettings.tenantId, companySettings.companyId],
      set: fields,
      setWhere: eq(companySettings.version, version),
    })
    .returning({ id: companySettings.id });
  return row?.id ?? null;
}
