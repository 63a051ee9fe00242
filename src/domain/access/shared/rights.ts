/** Computes a person's rights (package ∩ modules ∩ roles ∩ access rows) as the rule list used by the API, menu and buttons. */
import type { Ability } from "#src/contract/context.ts";
import { everyElement, type FieldRight, type RoleRights } from "./role.ts";
import {
  type AccessScope,
  accessScopes,
  type ElementAction,
  elementActions,
  type FieldClass,
  fieldClasses,
} from "./vocabulary.ts";

/** An element, and whether the tenant's package includes it. */
export interface KnownElement {
  readonly code: string;
  readonly contractOps: readonly string[];
  readonly actions: readonly ElementAction[];
  readonly held: boolean;
}

/** A person's access in one company. */
export interface AccessRow {
  readonly companyId: string;
  readonly scope: AccessScope;
  readonly roles: readonly RoleRights[];
}

export interface Permission {
  readonly element: string;
  readonly action: ElementAction;
  /** The widest scope among the roles, limited by the access row. */
  readonly scope: AccessScope;
}

const verbs: Readonly<Record<ElementAction, readonly string[]>> = {
  view: ["read"],
  create: ["create"],
  edit: ["update"],
  delete: ["delete"],
  approve: ["approve", "activate", "review"],
  export: ["export"],
  run: ["run"],
  unmask: ["unmask"],
};

const reach = (scope: AccessScope): number => accessScopes.indexOf(scope);
/** Elements whose records each belong to one employee. */
const elementsOfPeople: ReadonlySet<string> = new Set([
  "employees",
  "leaves",
  "manual-leave",
  "clock",
  "attendance",
  "manual-attendance",
  "timesheets",
]);

type NarrowScope = "self" | "reports" | "department" | "location";
const isNarrow = (scope: string | undefined): scope is NarrowScope =>
  scope === "self" || scope === "reports" || scope === "department" || scope === "location";
/** Covers everybody in the company. */
const isWide = (scope: AccessScope): boolean => reach(scope) >= reach("company");
const narrower = (one: AccessScope, other: AccessScope): AccessScope => (reach(one) < reach(other) ? one : other);
const wider = (one: AccessScope, other: AccessScope): AccessScope => (reach(one) < reach(other) ? other : one);

/** The combined rights of one access row's roles, by element. */
export function permissionsOf({ scope, roles }: AccessRow, elements: readonly KnownElement[]): Permission[] {
  const found = new Map<string, Permission>();
  for (const { grants } of roles) {
    for (const grant of grants) {
      for (const element of elements) {
        if (!element.held || (grant.element !== everyElement && grant.element !== element.code)) continue;
        for (const action of grant.actions.filter((one) => element.actions.includes(one))) {
          const key = `${element.code} ${action}`;
          const granted = narrower(grant.scope, scope);
          found.set(key, { element: element.code, action, scope: wider(found.get(key)?.scope ?? granted, granted) });
        }
      }
    }
  }
  return [...found.values()];
}

/** The union of the roles' field class rights. */
export function fieldRightsOf({ roles }: AccessRow): FieldRight[] {
  const gives = (name: FieldClass, what: "read" | "write") =>
    roles.some(({ fieldRights }) => fieldRights.some((right) => right.class === name && right[what]));
  return fieldClasses.map((name) => ({ class: name, read: gives(name, "read"), write: gives(name, "write") }));
}

/** All actions on all elements for everybody in the company. */
function isOwner({ roles, scope: rowScope }: AccessRow): boolean {
  return roles.some(({ grants }) =>
    grants.some(
      ({ element, actions, scope }) =>
        element === everyElement &&
        elementActions.every((action) => actions.includes(action)) &&
        isWide(narrower(scope, rowScope)),
    ),
  );
}

/** Adds the companies and the scope to a rule that does not apply everywhere. */
function conditionsOf(
  companies: ReadonlySet<string>,
  all: number,
  scope: string | undefined,
): Pick<Ability, "conditions"> {
  const conditions: Ability["conditions"] = {
    ...(companies.size < all && { companyId: { $in: [...companies].sort() } }),
    ...(isNarrow(scope) && { scope }),
  };
  return Object.keys(conditions).length === 0 ? {} : { conditions };
}

export function abilityOf(rows: readonly AccessRow[], elements: readonly KnownElement[]): Ability[] {
  const owned = new Set(rows.filter(isOwner).map(({ companyId }) => companyId));
  const places = new Map<string, Set<string>>();
  const add = (rule: string, companyId: string): unknown =>
    places.set(rule, (places.get(rule) ?? new Set()).add(companyId));
  for (const row of rows) {
    // Owners may do everything except what the package lacks, which is removed last.
    const permissions = permissionsOf(row, elements);
    if (owned.has(row.companyId)) add("manage all", row.companyId);
    else
      for (const permission of permissions) for (const rule of rulesOf(permission, elements)) add(rule, row.companyId);
    // Anyone with a right in a company can select that company.
    if (!owned.has(row.companyId) && permissions.length > 0) add("read company-options", row.companyId);
    for (const { class: name, read, write } of fieldRightsOf(row)) {
      if (owned.has(row.companyId)) break;
      if (read) add(`read fields:${name}`, row.companyId);
      if (write) add(`update fields:${name}`, row.companyId);
    }
  }
  const rules = [...places].map(([rule, companies]): Ability => {
    const [action = "", subject = "", scope] = rule.split(" ");
    return { action, subject, ...conditionsOf(companies, rows.length, scope) };
  });
  return owned.size === 0 ? rules : [...rules, ...missing(elements)];
}

/** A right limited to certain people becomes a scoped rule only for elements whose records belong to employees. */
function rulesOf({ element: code, action, scope }: Permission, elements: readonly KnownElement[]): string[] {
  if (!isWide(scope) && !elementsOfPeople.has(code)) return [];
  const subjects = elements.find((element) => element.code === code)?.contractOps ?? [];
  return subjects.flatMap((subject) =>
    verbs[action].map((verb) => `${verb} ${subject}${isWide(scope) ? "" : ` ${scope}`}`),
  );
}

/** Subjects of elements missing from the package, unless another element also covers them. */
function missing(elements: readonly KnownElement[]): Ability[] {
  const held = new Set(elements.filter((element) => element.held).flatMap(({ contractOps }) => contractOps));
  const gone = new Set(elements.filter((element) => !element.held).flatMap(({ contractOps }) => contractOps));
  return [...gone]
    .filter((subject) => !held.has(subject))
    .map((subject) => ({ action: "manage", subject, inverted: true }));
}
