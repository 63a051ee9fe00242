/** Counts of a company as they are at the moment. */
import { and, count, eq, sql } from "drizzle-orm";
import { holdsOn } from "./access.ts";
import { designations } from "./tables/designations.ts";
import { grades } from "./tables/grades.ts";
import { userAccess } from "./tables/user-access.ts";
import type { Transaction } from "./transaction.ts";
import { notOfKey } from "./user-access.ts";

export async function countsOf(tx: Transaction, userId: string, companyId: string, day: string) {
  const only = (condition: ReturnType<typeof eq>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [access] = await tx
    .select({ companies: only(eq(userAccess.userId, userId)), users: only(eq(userAccess.companyId, companyId)) })
    .from(userAccess)
    .where(and(holdsOn(day), notOfKey));
  const [grade] = await tx
    .select({ active: only(eq(grades.status, "active")), archived: only(eq(grades.status, "archived")) })
    .from(grades)
    .where(eq(grades.companyId, companyId));
  const [designation] = await tx.select({ all: count() }).from(designations).where(eq(designations.companyId, companyId));
  return {
    companies: access?.companies ?? 0,
    users: access?.users ?? 0,
    activeGrades: grade?.active ?? 0,
    archivedGrades: grade?.archived ?? 0,
    designations: designation?.all ?? 0,
  };
}
