/** Editing state of a role's rights: scope by element and action. */
import type { AccessScope, ElementAction, FieldClass, FieldRight, RoleGrant } from "#generated/hrms/schema.ts";
import { elementActions, fieldClasses } from "#src/domain/access/shared/vocabulary.ts";

/** Scope by "element action". */
export type Rights = ReadonlyMap<string, AccessScope>;
/** Changed scopes; null revokes the right. */
export type Wanted = ReadonlyMap<string, AccessScope | null>;

export const rightKey = (element: string, action: string): string => `${element} ${action}`;

const scopes: readonly AccessScope[] = ["self", "reports", "department", "location", "company", "tenant"];

/** Overlapping grants: the widest scope wins. */
export function rightsOf(grants: readonly RoleGrant[]): Rights {
  const rights = new Map<string, AccessScope>();
  for (const { element, actions, scope } of grants) {
    for (const action of actions) {
      const key = rightKey(element, action);
      const before = rights.get(key);
      if (before === undefined || scopes.indexOf(before) < scopes.indexOf(scope)) rights.set(key, scope);
    }
  }
  return rights;
}

interface RightChange {
  readonly element: string;
  readonly action: ElementAction;
  readonly from: AccessScope | null;
  readonly to: AccessScope | null;
}

export function rightChanges(saved: Rights, wanted: Wanted): RightChange[] {
  return [...wanted].flatMap(([key, to]) => {
    const from = saved.get(key) ?? null;
    const [element = "", action = ""] = key.split(" ");
    return from === to ? [] : [{ element, action: action as ElementAction, from, to }];
  });
}

/** Grants in the contract's format: actions of an element with the same scope are grouped. */
export function grantsOf(saved: Rights, wanted: Wanted): RoleGrant[] {
  const after = new Map<string, AccessScope | null>([...saved, ...wanted]);
  const grants = new Map<string, { element: string; actions: ElementAction[]; scope: AccessScope }>();
  for (const [key, scope] of after) {
    if (scope === null) continue;
    const [element = "", action = ""] = key.split(" ");
    const together = rightKey(element, scope);
    const grant = grants.get(together) ?? { element, actions: [], scope };
    grant.actions.push(action as ElementAction);
    grants.set(together, grant);
  }
  return [...grants.values()].map((grant) => ({
    ...grant,
    actions: elementActions.filter((action) => grant.actions.includes(action)),
  }));
}

export type FieldSide = "read" | "write";
/** Field class rights by "class side". */
export type WantedFields = ReadonlyMap<string, boolean>;

export function fieldAllowed(
  saved: readonly FieldRight[],
  wanted: WantedFields,
  name: FieldClass,
  side: FieldSide,
): boolean {
  return wanted.get(rightKey(name, side)) ?? saved.find((right) => right.class === name)?.[side] ?? false;
}

/** Write access implies read access. */
export function withField(wanted: WantedFields, name: FieldClass, side: FieldSide, allowed: boolean): WantedFields {
  const next = new Map(wanted).set(rightKey(name, side), allowed);
  if (side === "write" && allowed) next.set(rightKey(name, "read"), true);
  if (side === "read" && !allowed) next.set(rightKey(name, "write"), false);
  return next;
}

export interface FieldChange {
  readonly class: FieldClass;
  readonly side: FieldSide;
  readonly allowed: boolean;
}

export function fieldChanges(saved: readonly FieldRight[], wanted: WantedFields): FieldChange[] {
  return fieldClasses.flatMap((name) =>
    (["read", "write"] as const).flatMap((side) => {
      const before = saved.find((right) => right.class === name)?.[side] ?? false;
      const allowed = fieldAllowed(saved, wanted, name, side);
      return before === allowed ? [] : [{ class: name, side, allowed }];
    }),
  );
}

export function fieldRightsOf(saved: readonly FieldRight[], wanted: WantedFields): FieldRight[] {
  return fieldClasses.map((name) => ({
    class: name,
    read: fieldAllowed(saved, wanted, name, "read"),
    write: fieldAllowed(saved, wanted, name, "write"),
  }));
}
