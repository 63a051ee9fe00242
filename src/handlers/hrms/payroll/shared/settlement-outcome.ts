/** What a settlement comes to, kept with it for lists: as its terms are now, with the leave that is left. */
import { settlementRecords, type SettlementFields, type SettlementRow } from "#src/store/payroll/settlements.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { leaveOf, payNow, settlementPeriod, unpostedDays } from "./settlement-wire.ts";

async function outcomeNow(ctx: HrmsContext, row: SettlementRow): Promise<SettlementFields["outcome"]> {
  const period = await settlementPeriod(ctx, row);
  if (!period) return null;
  const days = unpostedDays(await leaveOf(ctx, row));
  return (await payNow(ctx, row, { periodId: period.id, days })).pay?.outcome ?? null;
}

export async function withOutcome(ctx: HrmsContext, row: SettlementRow): Promise<SettlementRow> {
  const outcome = await outcomeNow(ctx, row);
  await settlementRecords.update(ctx.db, actorOf(ctx), row.companyId, row.id, row.version - 1, { outcome });
  return (await settlementRecords.find(ctx.db, row.companyId, row.id)) ?? row;
}
