/** The provident fund of the first sample company, in force since 2023. */
import { ppfSets } from "#src/domain/statutory/rate-sets/published-sets.ts";
import { examplePpf } from "#src/domain/statutory/rates/ppf.ts";
import { rateSets } from "../statutory/tables/rate-sets.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";

export async function insertPpf(tx: Transaction, tenant: keyof typeof sampleTenants, now: Date): Promise<void> {
  if (tenant !== sampleCompanies.trading.tenant) return;
  const { id: userId } = sampleAccounts.adeline;
  const made = {
    createdAt: now,
    createdBy: userId,
    updatedAt: now,
    updatedBy: userId,
    activatedAt: now,
    activatedBy: userId,
  };
  const owner = { tenantId: sampleTenants[tenant].id, companyId: sampleCompanies.trading.id };
  await tx.insert(rateSets).values(
    ppfSets(
      examplePpf,
      "Rules of the Merlion Provident Fund",
      "https://intranet.merlion.example/provident-fund/rules.pdf",
    ).map((set) => ({
      ...set,
      ...owner,
      ...made,
      id: sampleId(`ppf/trading/${set.effectiveFrom}`),
      status: "active" as const,
    })),
  );
}
