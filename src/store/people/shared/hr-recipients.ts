/** Who receives a company's HR notifications: accounts whose roles reach everyone there. */
import type { Language } from "#src/domain/shared/languages.ts";
import { and, eq, inArray } from "drizzle-orm";
import { grantsOn } from "#src/domain/access/shared/reach.ts";
import type { ElementAction, FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import type { MailTopic } from "#src/domain/account/shared/notification.ts";
import { holdsOn } from "../../access/shared/access.ts";
import { isActiveAccount } from "../../account/shared/people-accounts.ts";
import { localeOfUser } from "../../platform/shared/region.ts";
import { roles } from "../../access/tables/roles.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  /** Their own language, else the tenant's. */
  readonly locale: Language;
  readonly mailTopics: readonly MailTopic[];
}

export interface HrRecipient extends Recipient {
  /** Whether they may do this with that field class of everyone, by their grants on the element. */
  readonly may: (action: ElementAction, name: FieldClass, element?: string) => boolean;
}

export const recipientColumns = {
  userId: users.id,
  email: users.email,
  fullName: users.fullName,
  locale: localeOfUser,
  mailTopics: users.mailTopics,
};
export async function hrRecipientsOf(tx: Transaction, companyId: string, day: string): Promise<HrRecipient[]> {
  const rows = await tx
    .select({ ...recipientColumns, scope: userAccess.scope, roleIds: userAccess.roleIds })
    .from(userAccess)
    .innerJoin(users, eq(users.id, userAccess.userId))
    .where(and(eq(userAccess.companyId, companyId), holdsOn(day), isActiveAccount));
  const ids = [...new Set(rows.flatMap(({ roleIds }) => roleIds))];
  const given =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(roles)
          .where(and(inArray(roles.id, ids), eq(roles.status, "active")));
  return rows.map(({ scope, roleIds, ...person }) => {
    const own = { scope, roles: given.filter(({ id }) => roleIds.includes(id)) };
    const wide = (element: string) => grantsOn(element, own).filter((grant) => grant.scope === "all");
    const classes = (action: ElementAction) =>
      action === "view" || action === "approve" ? ("read" as const) : ("write" as const);
    return {
      ...person,
      may: (action, name, element = "employees") =>
        wide(element).some((grant) => grant.actions.has(action) && grant[classes(action)].has(name)),
    };
  });
}

/** The active ones among the accounts. */
export function recipientsOf(tx: Transaction, userIds: readonly string[]): Promise<Recipient[]> {
  return tx
    .select(recipientColumns)
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isActiveAccount));
}
