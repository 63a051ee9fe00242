/** Columns that an update has added to tables with records: what they hold in those records is filled in by a job. */
import type { Store } from "../database/open-store.ts";
import { inAuth, inTenant, type Transaction } from "../database/transaction.ts";
import { tenants } from "./tables/tenants.ts";

export interface ColumnFill {
  /** Table and column, such as "grades.label". */
  readonly column: string;
  /** The version that added it: the next one may require the column, and removes this entry. */
  readonly since: string;
  /** Fills some hundred records of the tenant that lack it; returns how many. */
  readonly step: (tx: Transaction) => Promise<number>;
}

/** None is left to fill at present. */
export const columnFills: readonly ColumnFill[] = [];

/** Suspended and closed ones too: a column that becomes required is required of all. */
export async function everyTenant(store: Store): Promise<string[]> {
  const found = await inAuth(store, (tx) => tx.select({ id: tenants.id }).from(tenants).orderBy(tenants.id));
  return found.map(({ id }) => id);
}

/** `reported` may throw to interrupt: what is filled stays filled. */
export async function fillOfTenant(
  store: Store,
  { step }: ColumnFill,
  tenantId: string,
  reported: () => Promise<void>,
): Promise<number> {
  let filled = 0;
  for (;;) {
    await reported();
    const count = await inTenant(store, tenantId, step);
    if (count === 0) return filled;
    filled += count;
  }
}
