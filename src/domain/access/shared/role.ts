/** What a role grants: actions on elements within a scope, and rights by field class. */
import type { AccessScope, ElementAction, FieldClass } from "./vocabulary.ts";

/** Matches every element. */
export const everyElement = "*";

export interface RoleGrant {
  /** Code of the element, or `*` for all of them. */
  readonly element: string;
  readonly actions: readonly ElementAction[];
  readonly scope: AccessScope;
}

export interface FieldRight {
  readonly class: FieldClass;
  readonly read: boolean;
  readonly write: boolean;
}

export interface RoleRights {
  readonly grants: readonly RoleGrant[];
  readonly fieldRights: readonly FieldRight[];
}
