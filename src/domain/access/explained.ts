/** Explains a person's effective rights in a company: which roles grant each right, and what the package withholds. */
import { fieldRightsOf, type KnownElement, type Permission, permissionsOf } from "./shared/rights.ts";
import type { FieldRight, RoleRights } from "./shared/role.ts";
import type { AccessScope } from "./shared/vocabulary.ts";

interface NamedElement extends KnownElement {
  readonly name: string;
  /** Null if it belongs to no module. */
  readonly module: string | null;
}

interface Place {
  readonly companyId: string;
  readonly scope: AccessScope;
  readonly roles: readonly (RoleRights & { readonly name: string })[];
}

type Named<Of> = Of & { name: string; module: string | null; roles: string[] };

export interface Explained {
  permissions: Named<Permission>[];
  /** Granted by a role but not included in the package. */
  withheld: Named<Omit<Permission, "scope">>[];
  fieldRights: (FieldRight & { roles: string[] })[];
}

export function explained(place: Place, elements: readonly NamedElement[]): Explained {
  const byCode = new Map(elements.map((element) => [element.code, element]));
  const givers = place.roles.map((role) => ({
    name: role.name,
    gives: permissionsOf(
      { ...place, roles: [role] },
      elements.map((element) => ({ ...element, held: true })),
    ),
  }));
  const named = <Of extends Omit<Permission, "scope">>(right: Of): Named<Of> => ({
    ...right,
    name: byCode.get(right.element)?.name ?? right.element,
    module: byCode.get(right.element)?.module ?? null,
    roles: givers
      .filter(({ gives }) => gives.some(({ element, action }) => element === right.element && action === right.action))
      .map(({ name }) => name),
  });
  const missing = elements.filter(({ held }) => !held).map((element) => ({ ...element, held: true }));
  return {
    permissions: permissionsOf(place, elements).map(named),
    withheld: permissionsOf(place, missing).map(({ element, action }) => named({ element, action })),
    fieldRights: fieldRightsOf(place).map((right) => ({
      ...right,
      roles: place.roles
        .filter(({ fieldRights }) => fieldRights.some((one) => one.class === right.class && (one.read || one.write)))
        .map(({ name }) => name),
    })),
  };
}
