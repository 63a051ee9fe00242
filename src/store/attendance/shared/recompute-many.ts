/** Computes attendance of many people again, in batches with a transaction each. */
import type { Store } from "../../database/open-store.ts";
import { inTenant } from "../../database/transaction.ts";
import { type Computing, peoplePerBatch, recompute } from "./recompute.ts";
import type { Range } from "./plan-facts.ts";

/** While the database writes one batch, the next is computed. */
const batchesAtOnce = 2;

/** Returns how many days changed. `moved` hears how many people are done, and ends it all by throwing. */
export async function recomputeMany(
  store: Store,
  { employeeIds: ids, ...range }: Range,
  computing: Computing,
  moved: (done: number, total: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  let [started, done, changed, failed] = [0, 0, 0, false];
  const work = async (): Promise<void> => {
    try {
      while (started < ids.length && !failed) {
        const employeeIds = ids.slice(started, started + peoplePerBatch);
        started += employeeIds.length;
        await moved(done, ids.length);
        const days = await inTenant(store, computing.tenantId, (tx) =>
          recompute(tx, { ...range, employeeIds }, computing),
        );
        changed += days;
        done += employeeIds.length;
      }
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  // Both have ended before an error ends the job.
  const outcomes = await Promise.allSettled(Array.from({ length: batchesAtOnce }, work));
  const error = outcomes.find(({ status }) => status === "rejected");
  if (error?.status === "rejected") throw error.reason;
  await moved(ids.length, ids.length);
  return changed;
}
