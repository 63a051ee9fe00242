/** What a person may do: package ∩ modules ∩ roles ∩ access rows, as the list that API, menu and buttons read. */
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

/** An element that the tenant's package holds, or one that it lacks. */
export interface KnownElement {
  readonly code: string;
  readonly contractOps: readonly string[];
  readonly actions: readonly ElementAction[];
  readonly held: boolean;
}

/** A person's place in one company. */
export interface AccessRow {
  readonly companyId: string;
  readonly scope: AccessScope;
  readonly roles: readonly RoleRights[];
}

export interface Permission {
  readonly element: string;
  readonly action: ElementAction;
  /** The widest among the roles, no wider than the row. */
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
/** Elements whose records each belong to one of the company's people. */
const elementsOfPeople: ReadonlySet<string> = new Set(["employees"]);

type NarrowScope = "self" | "reports" | "department" | "location";
const isNarrow = (scope: string | undefined): scope is NarrowScope =>
  scope === "self" || scope === "reports" || scope === "department" || scope === "location";
/** Reaches everybody in the company. */
const isWide = (scope: AccessScope): boolean => reach(scope) >= reach("company");
const narrower = (one: AccessScope, other: AccessScope): AccessScope => (reach(one) < reach(other) ? one : other);
const wider = (one: AccessScope, other: AccessScope): AccessScope => (reach(one) < reach(other) ? other : one);

/** What the roles of one row come to, element by element. */
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

/** Rights by class of field: what any of the roles gives. */
export function fieldRightsOf({ roles }: AccessRow): FieldRight[] {
  const gives = (name: FieldClass, what: "read" | "write") =>
    roles.some(({ fieldRights }) => fieldRights.some((right) => right.class === name && right[what]));
  return fieldClasses.map((name) => ({ class: name, read: gives(name, "read"), write: gives(name, "write") }));
}

/** Everything that can be done with everything, in the company as a whole. */
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

/** Where a rule does not hold in every company of the person, it says in which; and for whose records, where not for all of them. */
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
    // What the package lacks is taken from an owner at the end: they may do all else, whatever it is called.
    const permissions = permissionsOf(row, elements);
    if (owned.has(row.companyId)) add("manage all", row.companyId);
    else
      for (const permission of permissions) for (const rule of rulesOf(permission, elements)) add(rule, row.companyId);
    // Whoever may do anything in a company finds it among those to choose from.
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
  return owned.size === 0 ? rules : [...rules, ...lacking(elements)];
}

/** A right to the records of some people alone is a rule, with its scope, where the element tells whose a record is; elsewhere it is none. */
function rulesOf({ element: code, action, scope }: Permission, elements: readonly KnownElement[]): string[] {
  if (!isWide(scope) && !elementsOfPeople.has(code)) return [];
  const subjects = elements.find((element) => element.code === code)?.contractOps ?? [];
  return subjects.flatMap((subject) =>
    verbs[action].map((verb) => `${verb} ${subject}${isWide(scope) ? "" : ` ${scope}`}`),
  );
}

/** Subjects of elements that the package lacks, but for those that another element opens. */
function lacking(elements: readonly KnownElement[]): Ability[] {
  const held = new Set(elements.filter((element) => element.held).flatMap(({ contractOps }) => contractOps));
  const gone = new Set(elements.filter((element) => !element.held).flatMap(({ contractOps }) => contractOps));
  return [...gone]
    .filter((subject) => !held.has(subject))
    .map((subject) => ({ action: "manage", subject, inverted: true }));
}
