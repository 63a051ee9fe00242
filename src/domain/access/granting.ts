/** What access a person may grant to others: never more than their own rights. */
import { type Ability, allows } from "#src/contract/context.ts";
import { abilityOf, type AccessRow, type KnownElement, permissionsOf } from "./shared/rights.ts";
import type { RoleRights } from "./shared/role.ts";
import { type AccessScope, accessScopes, type FieldClass } from "./shared/vocabulary.ts";

interface ClassedElement extends KnownElement {
  readonly sensitivity: FieldClass;
}

const reachesAll = (scope: AccessScope): boolean => accessScopes.indexOf(scope) >= accessScopes.indexOf("company");

/** A role scoped to certain people, such as oneself, shows sensitive fields of nobody else. */
function ofOthers(role: RoleRights, place: Omit<AccessRow, "roles">, elements: readonly ClassedElement[]): RoleRights {
  const sensitive = new Set(elements.filter(({ sensitivity }) => sensitivity !== "public").map(({ code }) => code));
  const reaches = permissionsOf({ ...place, roles: [role] }, elements).some(
    ({ element, scope }) => sensitive.has(element) && reachesAll(scope),
  );
  return reaches ? role : { ...role, fieldRights: [] };
}

/** Rights in the roles that the grantor lacks: in the given company if the rights are for one, otherwise anywhere, within the scope. */
export function missingToGrant(
  grantor: readonly Ability[],
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
  // Who sees their own records may let others see theirs.
  return wanted.find(
    ({ action, subject, conditions }) => !allows(grantor, action, subject, companyId, conditions?.scope === "self"),
  );
}
