/** Which people of a company a person's roles cover, and which field classes they may read and write. */
import { everyElement, type RoleRights } from "./role.ts";
import { type AccessScope, accessScopes, type ElementAction, type FieldClass } from "./vocabulary.ts";

export type NarrowScope = Exclude<AccessScope, "company" | "tenant">;

/** Field classes one role grants within a scope. */
export interface ReachGrant {
  /** "all" means everybody in the company. */
  readonly scope: NarrowScope | "all";
  readonly actions: ReadonlySet<ElementAction>;
  readonly read: ReadonlySet<FieldClass>;
  readonly write: ReadonlySet<FieldClass>;
}

const reachOf = (scope: AccessScope): number => accessScopes.indexOf(scope);

/**
 * Evaluated role by role: field class rights apply only within that role's scope, so that a manager who may see their own pay
 * does not see that of the people who report to them.
 */
export function grantsOn(
  element: string,
  { scope: widest, roles }: { readonly scope: AccessScope; readonly roles: readonly RoleRights[] },
): ReachGrant[] {
  return roles.flatMap(({ grants, fieldRights }) =>
    grants
      .filter((grant) => grant.element === everyElement || grant.element === element)
      .map(({ scope, actions }) => {
        const narrowest = reachOf(scope) < reachOf(widest) ? scope : widest;
        const classes = (what: "read" | "write", by: readonly ElementAction[]) =>
          new Set(
            by.some((action) => actions.includes(action))
              ? fieldRights.filter((right) => right[what]).map((right) => right.class)
              : [],
          );
        return {
          scope: narrowest === "company" || narrowest === "tenant" ? ("all" as const) : narrowest,
          actions: new Set(actions),
          read: classes("read", ["view"]),
          write: classes("write", ["edit", "create"]),
        };
      }),
  );
}

const actionOf: Readonly<Record<string, ElementAction>> = {
  read: "view",
  create: "create",
  update: "edit",
  delete: "delete",
  approve: "approve",
  export: "export",
  run: "run",
  unmask: "unmask",
};

/** Maps a contract verb to the element's action. */
export function elementAction(verb: string): ElementAction {
  return actionOf[verb] ?? "approve";
}
