/** The departments of a company with those above them. */
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/transaction.ts";
import { departments } from "../tables/departments.ts";

/** By department: itself, then those above it, nearest first. */
export async function departmentPaths(
  tx: Transaction,
  companyId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx
    .select({ id: departments.id, parentId: departments.parentId })
    .from(departments)
    .where(eq(departments.companyId, companyId));
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  return new Map(
    rows.map(({ id }) => {
      const path = [id];
      // The database holds a tree; the length ends the walk even if it did not.
      for (let above = parents.get(id); above != null && path.length <= rows.length; above = parents.get(above))
        path.push(above);
      return [id, path];
    }),
  );
}
