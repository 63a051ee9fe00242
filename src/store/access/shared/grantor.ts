/** Whether the person who gave access, such as by an invitation, may still give it: pending access must not outlive their rights. */
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { allows } from "#src/contract/context.ts";
import { missingToGrant } from "#src/domain/access/granting.ts";
import { abilityOf } from "#src/domain/access/shared/rights.ts";
import type { AccessScope } from "#src/domain/access/shared/vocabulary.ts";
import { tenantDay } from "../../company/shared/zones.ts";
import { accessDay, placesOf } from "./access.ts";
import { elementsInModules } from "../../platform/shared/module-catalogue.ts";
import { roles } from "../tables/roles.ts";
import { supportGrants } from "../tables/support-grants.ts";
import { users } from "../../account/tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";

/**
 * Whether the account may act at all: a person who is neither locked nor removed, or a working key that may manage access and
 * whose responsible person can still sign in. For a query within the tenant, or as the sign-in role.
 */
export const isActiveGrantor = (grantorId: AnyPgColumn | SQL, now: Date): SQL<boolean> => sql<boolean>`exists (
  select from users giver left join api_keys own on own.tenant_id = giver.tenant_id and own.user_id = giver.id
    left join users answering on answering.id = own.updated_by
  where giver.id = ${grantorId} and giver.locked_at is null and giver.removed_at is null
    and (own.id is null or (own.revoked_at is null and own.may_manage_access and (own.expires_on is null or own.expires_on >= ${tenantDay(now, sql`own`)})
      and answering.locked_at is null and answering.removed_at is null)))`;

interface Given {
  readonly companyId: string;
  readonly roleIds: string[];
  readonly scope: AccessScope;
}

/** In the tenant's transaction: whether the grantor's current rights cover what was given. */
export async function mayStillGrant(
  tx: Transaction,
  grantorId: string,
  { companyId, roleIds, scope }: Given,
  now: Date,
): Promise<boolean> {
  // A support stand-in grants nothing once its support access has ended.
  const inSupport = sql`exists (select from ${supportGrants} where ${and(eq(supportGrants.standInId, users.id), isNull(supportGrants.endedAt), gt(supportGrants.endsAt, now))})`;
  const [grantor] = await asAuth(tx, () =>
    tx
      .select({ ability: users.ability })
      .from(users)
      .where(and(eq(users.id, grantorId), isActiveGrantor(users.id, now), or(isNull(users.supportOf), inSupport))),
  );
  if (!grantor) return false;
  const elements = await elementsInModules(tx);
  const ability = [...grantor.ability, ...abilityOf(await placesOf(tx, grantorId, accessDay(now)), elements)];
  if (!allows(ability, "create", "invitations", companyId) && !allows(ability, "update", "invitations", companyId))
    return false;
  const given = await tx.select().from(roles).where(inArray(roles.id, roleIds));
  return missingToGrant(ability, elements, given, companyId, scope) === undefined;
}
