/** Amounts of the sample settlements and clearances: calculated as for everyone, because leave that is left counts too. */
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import { actorOf, type HrmsContext, type HrmsSettings } from "#src/handlers/hrms/context.ts";
import { moneysAgain } from "#src/handlers/hrms/payroll/shared/clearance-moneys.ts";
import { withOutcome } from "#src/handlers/hrms/payroll/shared/settlement-outcome.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { settlementRecords } from "#src/store/payroll/settlements.ts";
import { taxClearanceRecords } from "#src/store/payroll/tax-clearances.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";

const { id: companyId, tenant } = sampleCompanies.trading;

async function settle(ctx: HrmsContext): Promise<void> {
  for (const row of await settlementRecords.all(ctx.db, companyId, {})) await withOutcome(ctx, row);
  for (const row of await taxClearanceRecords.all(ctx.db, companyId, {}))
    await taxClearanceRecords.update(
      ctx.db,
      actorOf(ctx),
      companyId,
      row.id,
      row.version - 1,
      await moneysAgain(ctx, row),
    );
}

/** Once, after the samples are loaded. */
export async function settleSamples(store: Store, now: Date, dataKey: string): Promise<void> {
  const tenantId = sampleTenants[tenant].id;
  const { id: userId, fullName } = sampleAccounts.jiahui;
  const principal = { userId, fullName, role: "user", ability: [], tenantId };
  // No more of the settings is needed: nothing is mailed, uploaded or asked of others.
  const settings = { dataKey } as HrmsSettings;
  const call = { requestId: "samples", principal, now: () => now, entersArchived: false, settings };
  await callOfTenant(store, call, tenantId).transact(settle);
}
