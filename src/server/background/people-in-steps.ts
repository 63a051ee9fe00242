/** Jobs that work on the people of a record: some hundred at a time, each time in one transaction. */
import { inTenant, type Transaction } from "#src/store/database/transaction.ts";
import { isUnavailable } from "#src/store/database/unavailable.ts";
import { JobInterrupted, type Progress, type TenantJobContext } from "./job.ts";

interface Steps {
  /** Small enough that an interruption costs little. */
  readonly perStep: number;
  /** How many people there are, and who is left; undefined if the record no longer waits for the job. */
  readonly begin: (
    tx: Transaction,
  ) => Promise<{ readonly people: number; readonly left: readonly string[] } | undefined>;
  readonly step: (tx: Transaction, ids: readonly string[]) => Promise<void>;
  readonly end: (tx: Transaction) => Promise<void>;
  /** Not called when another server continues the job. */
  readonly fail: (tx: Transaction, error: unknown) => Promise<void>;
}

export async function peopleInSteps(
  { store, tenantId }: TenantJobContext,
  progress: Progress,
  { perStep, begin, step, end, fail }: Steps,
): Promise<void> {
  const begun = await inTenant(store, tenantId, begin);
  if (!begun) return;
  const { people, left } = begun;
  try {
    for (let index = 0; index < left.length; index += perStep) {
      await progress(people - left.length + index, people);
      await inTenant(store, tenantId, (tx) => step(tx, left.slice(index, index + perStep)));
    }
    await inTenant(store, tenantId, end);
  } catch (error) {
    if (error instanceof JobInterrupted || isUnavailable(error)) throw error;
    await inTenant(store, tenantId, (tx) => fail(tx, error));
    throw error;
  }
  await progress(people, people);
}
