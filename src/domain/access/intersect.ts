/** Intersects two sets of rights role by role, so that an API key never exceeds the rights of its owner. */
import type { AccessRow } from "./shared/rights.ts";
import { everyElement, type RoleRights } from "./shared/role.ts";
import { type AccessScope, accessScopes } from "./shared/vocabulary.ts";

const narrower = (one: AccessScope, other: AccessScope): AccessScope =>
  accessScopes.indexOf(one) < accessScopes.indexOf(other) ? one : other;

/** The element both name; `*` matches every element. */
function elementOfBoth(one: string, other: string): string | undefined {
  if (one === everyElement) return other;
  return other === everyElement || other === one ? one : undefined;
}

function intersectRoles(one: RoleRights, other: RoleRights): RoleRights {
  const grants = one.grants.flatMap((grant) =>
    other.grants.flatMap((held) => {
      const element = elementOfBoth(grant.element, held.element);
      const actions = grant.actions.filter((action) => held.actions.includes(action));
      return element === undefined || actions.length === 0
        ? []
        : [{ element, actions, scope: narrower(grant.scope, held.scope) }];
    }),
  );
  const fieldRights = one.fieldRights.map((right) => {
    const held = other.fieldRights.find((own) => own.class === right.class);
    return { class: right.class, read: right.read && held?.read === true, write: right.write && held?.write === true };
  });
  return { grants, fieldRights };
}

/** Of two places in the same company. */
export function intersectPlaces<Place extends Pick<AccessRow, "scope" | "roles">>(
  place: Place,
  other: Pick<AccessRow, "scope" | "roles">,
): Place {
  return {
    ...place,
    scope: narrower(place.scope, other.scope),
    roles: place.roles.flatMap((role) => other.roles.map((held) => intersectRoles(role, held))),
  };
}
