/** A company's calculation settings. */
import { eq } from "drizzle-orm";
import type { Actor } from "../shared/audit.ts";
import { calculationSettings } from "./tables/calculation-settings.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";

type Stored = typeof calculationSettings.$inferSelect;
export type Choices = Omit<
  Stored,
  "id" | "tenantId" | "companyId" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version"
>;

interface SettledChoices {
  id: string;
  choices: Choices;
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

/** Undefined if the company has no settings of its own. */
export async function findChoices(tx: Transaction, companyId: string): Promise<SettledChoices | undefined> {
  const [row] = await tx
    .select({ own: calculationSettings, by: users.fullName })
    .from(calculationSettings)
    .innerJoin(users, eq(users.id, calculationSettings.updatedBy))
    .where(eq(calculationSettings.companyId, companyId));
  if (!row) return undefined;
  const {
    id,
    version,
    updatedAt,
    overtimeCap,
    sdlRounding,
    conversionMonth,
    additionalWageEstimate,
    sindaPasses,
    mbmfLowWages,
    serviceBasis,
  } = row.own;
  const choices = {
    overtimeCap,
    sdlRounding,
    conversionMonth,
    additionalWageEstimate,
    sindaPasses,
    mbmfLowWages,
    serviceBasis,
  };
  return { id, choices, version, updatedAt, updatedBy: row.by };
}

/** Writes the settings as the version after the given one; returns the record's id. */
export async function saveChoices(
  tx: Transaction,
  actor: Actor,
  companyId: string,
  choices: Choices,
  version: number,
): Promise<string> {
  const { tenantId, userId, now } = actor;
  const fields = { ...choices, updatedAt: now, updatedBy: userId, version: version + 1 };
  const [row] = await tx
    .insert(calculationSettings)
    .values({ ...fields, tenantId, companyId, createdAt: now, createdBy: userId })
    .onConflictDoUpdate({
      target: [calculationSettings.tenantId, calculationSettings.companyId],
      set: fields,
      setWhere: eq(calculationSettings.version, version),
    })
    .returning({ id: calculationSettings.id });
  return row?.id ?? "";
}
