/** The account of an employee, and the addresses to write to without one. */
import { and, eq } from "drizzle-orm";
import { holdsOn } from "../access.ts";
import { persons } from "../tables/persons.ts";
import { userAccess } from "../tables/user-access.ts";
import { users } from "../tables/users.ts";
import type { Transaction } from "../transaction.ts";

export async function accountOf(tx: Transaction, employeeId: string, personId: string, day: string) {
  const [account] = await tx
    .select({ userId: users.id, email: users.email, locale: users.locale })
    .from(userAccess)
    .innerJoin(users, eq(users.id, userAccess.userId))
    .where(and(eq(userAccess.employeeId, employeeId), holdsOn(day)));
  const [person] = await tx.select({ workEmail: persons.workEmail, personalEmail: persons.personalEmail }).from(persons).where(eq(persons.id, personId));
  return { userId: account?.userId ?? null, email: account?.email ?? person?.workEmail ?? person?.personalEmail ?? null, locale: account?.locale ?? ("en" as const) };
}
