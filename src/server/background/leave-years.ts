/** Closes and reopens leave years, some people at a time, in the name of the person who started it. */
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import type { closeFor, ClosedYear } from "#src/handlers/hrms/leave/shared/closing.ts";
import { years } from "#src/handlers/hrms/leave/shared/years.ts";
import { isUnlimited } from "#src/handlers/hrms/leave/shared/balances.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { leaveTypesOf } from "#src/store/leave/shared/types.ts";
import { peoplePage, yearInWork } from "#src/store/leave/year-closings.ts";
import { yearSettingRecords } from "#src/store/leave/year-settings.ts";
import type { HrmsContext } from "#src/handlers/hrms/context.ts";
import { JobInterrupted, type Progress, type TenantJobContext } from "./job.ts";
import { isUnavailable } from "#src/store/database/unavailable.ts";

const peoplePerBatch = 100;
const everyone = 100_000;

type State = "open" | "closed";

async function setState(ctx: HrmsContext, { id, companyId }: ClosedYear, state: State): Promise<void> {
  const before = await yearSettingRecords.lock(ctx.db, companyId, id);
  if (!before) return;
  const closedAt = state === "closed" ? ctx.now() : null;
  await years.save(ctx, { scope: companyId, before }, { state, closedAt }, { action: "update" });
}

/** Each batch is a transaction; what an interrupted run has posted is found by the next one, which adds only what differs. */
export async function changeYear(
  context: TenantJobContext,
  recordId: string,
  progress: Progress,
  { waits, then, instead, step }: { waits: string; then: State; instead: State; step: typeof closeFor },
): Promise<void> {
  const { store, settings, now, tenantId } = context;
  const found = await inTenant(store, tenantId, (tx) => yearInWork(tx, recordId));
  if (found?.state !== waits) return;
  const { userId, fullName, ...of } = found;
  const year: ClosedYear = { id: recordId, ...of };
  const principal = { userId, fullName, role: "user", ability: [], tenantId };
  const call = callOfTenant(
    store,
    { requestId: `leave-year-${recordId}`, principal, now, entersArchived: false, settings },
    tenantId,
  );
  try {
    const { ids, types } = await call.transact(async (ctx) => ({
      ids: (await peoplePage(ctx.db, year, { within: undefined, descending: false }, everyone, 0)).map(
        ({ employeeId }) => employeeId,
      ),
      types: (await leaveTypesOf(ctx.db, year.companyId, true)).filter((type) => !isUnlimited(type)),
    }));
    for (let done = 0; done < ids.length; done += peoplePerBatch) {
      await progress(done, ids.length);
      await call.transact((ctx) => step(ctx, year, ids.slice(done, done + peoplePerBatch), types));
    }
    await call.transact((ctx) => setState(ctx, year, then));
    await progress(ids.length, ids.length);
  } catch (error) {
    if (error instanceof JobInterrupted || isUnavailable(error)) throw error;
    await call.transact((ctx) => setState(ctx, year, instead));
    throw error;
  }
}
