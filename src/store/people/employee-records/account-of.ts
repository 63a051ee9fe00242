/** The account of an employee, and the addresses to write to if there is none. */
import { and, eq } from "drizzle-orm";
import { holdsOn } from "../../access/shared/access.ts";
import { localeOfUser, ownRegion } from "../../platform/shared/region.ts";
import { persons } from "../tables/persons.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { users } from "../../account/tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";

export async function accountOf(tx: Transaction, employeeId: string, personId: string, day: string) {
  const [access] = await tx
    .select({ userId: userAccess.userId })
    .from(userAccess)
    .where(and(eq(userAccess.employeeId, employeeId), holdsOn(day)));
  // Only the sign-in role may read an account's address.
  const [account] = access
    ? await asAuth(tx, () =>
        tx
          .select({ userId: users.id, email: users.email, locale: localeOfUser })
          .from(users)
          .where(eq(users.id, access.userId)),
      )
    : [];
  const [person] = await tx
    .select({ workEmail: persons.workEmail, personalEmail: persons.personalEmail })
    .from(persons)
    .where(eq(persons.id, personId));
  return {
    userId: account?.userId ?? null,
    email: account?.email ?? person?.workEmail ?? person?.personalEmail ?? null,
    locale: account?.locale ?? (await ownRegion(tx)).locale,
  };
}
