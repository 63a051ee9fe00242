/** What access a person may grant: nothing beyond their own rights. */
import { type Ability, allows } from "#src/contract/context.ts";
import { abilityOf, type AccessRow, type KnownElement, permissionsOf } from "./shared/rights.ts";
import type { RoleRights } from "./shared/role.ts";
import { type AccessScope, accessScopes, type FieldClass } from "./shared/vocabulary.ts";

interface ClassedElement extends KnownElement {
  readonly sensitivity: FieldClass;
}

const reachesAll = (scope: AccessScope): boolean => accessScopes.indexOf(scope) >= accessScopes.indexOf("company");

/** A role that reaches the records of a few people alone, such as one's own, shows delicate fields of nobody else. */
function ofOthers(role: RoleRights, place: Omit<AccessRow, "roles">, elements: readonly ClassedElement[]): RoleRights {
  const delicate = new Set(elements.filter(({ sensitivity }) => sensitivity !== "public").map(({ code }) => code));
  const reaches = permissionsOf({ ...place, roles: [role] }, elements).some(
    ({ element, scope }) => delicate.has(element) && reachesAll(scope),
  );
  return reaches ? role : { ...role, fieldRights: [] };
}

/** What the roles hold that the giver may not do: in the company where the rights are for one, else anywhere; no further than the scope. */
export function lackingToGive(
  giver: readonly Ability[],
  elements: readonly ClassedElement[],
  roles: readonly RoleRights[],
  companyId: string | undefined,
  scope: AccessScope,
): Ability | undefined {
  const place = { companyId: companyId ?? "", scope };
  const given: AccessRow = {
    ...place,
    roles: companyId === undefined ? roles : roles.map((role) => ofOthers(role, place, elements)),
  };
  const wanted = abilityOf([given], elements).filter(({ inverted }) => inverted !== true);
  return wanted.find(({ action, subject }) => !allows(giver, action, subject, companyId));
}
