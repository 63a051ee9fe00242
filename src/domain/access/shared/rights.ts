/** Computes a person's rights (package ∩ modules ∩ roles ∩ access rows) as the rule list used by the API, menu and buttons. */
import type { Ability } from "#src/contract/context.ts";
import { classOfRecords, sectionsOf } from "../../people/shared/sections.ts";
import { grantsOn, type NarrowScope, type ReachGrant } from "./reach.ts";
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
/** The element of employees themselves. */
const people = "employees";
/** Other elements whose records each belong to one employee. */
const elementsOfPeople: ReadonlySet<string> = new Set([
  "leaves",
  "manual-leave",
  "clock",
  "attendance",
  "manual-attendance",
  "timesheets",
  "payslips",
]);

const reachesPeople = ({ grants }: RoleRights): boolean =>
  grants.some(({ element }) => element === people || element === everyElement);
/** Sections with the names of deleted records exist only in the history. */
const isShown = (section: string): boolean => !section.startsWith("deleted");
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

/** A rule before it is known in which companies it applies. */
type Rule = Pick<Ability, "action" | "subject" | "fields"> & { readonly scope?: NarrowScope };

const classesFor = (action: ElementAction, grant: Pick<ReachGrant, "read" | "write">): ReadonlySet<FieldClass> =>
  action === "create" || action === "edit" ? grant.write : grant.read;

/**
 * What handlers enforce on the records of people, as rules: role by role, so that someone's right to their own pay is not one
 * to everybody's. A scope's classes include those that the roles give for everyone.
 */
function rulesOfPeople(row: AccessRow, { actions, contractOps }: KnownElement): Rule[] {
  const grants = grantsOn(people, row);
  const scopes = [...new Set(grants.map(({ scope }) => scope))];
  return scopes.flatMap((scope) => {
    const own = grants.filter((grant) => grant.scope === scope);
    const covering = grants.filter((grant) => grant.scope === scope || grant.scope === "all");
    const limited = scope === "all" ? {} : { scope };
    const classes = (action: ElementAction) => new Set(covering.flatMap((grant) => [...classesFor(action, grant)]));
    const onRecords = actions
      .filter((action) => own.some((grant) => grant.actions.has(action)))
      .flatMap((action) =>
        contractOps.flatMap((subject) => {
          const needed = classOfRecords(subject);
          if (needed !== undefined && !classes(action).has(needed)) return [];
          if (subject !== people || action === "delete")
            return verbs[action].map((verb): Rule => ({ action: verb, subject, ...limited }));
          const fields = sectionsOf(classes(action)).filter(isShown);
          // Without a section there is nothing to see or write.
          return fields.length === 0
            ? []
            : verbs[action].map((verb) => ({ action: verb, subject, fields, ...limited }));
        }),
      );
    const onClasses = (["read", "write"] as const).flatMap((what) =>
      [...new Set(own.flatMap((grant) => [...grant[what]]))].map((name): Rule => ({
        action: what === "read" ? "read" : "update",
        subject: `fields:${name}`,
        ...limited,
      })),
    );
    return [...onRecords, ...onClasses];
  });
}

/** Adds the companies and the scope to a rule that does not apply everywhere. */
function conditionsOf(
  companies: ReadonlySet<string>,
  all: number,
  scope: NarrowScope | undefined,
): Pick<Ability, "conditions"> {
  const conditions: Ability["conditions"] = {
    ...(companies.size < all && { companyId: { $in: [...companies].sort() } }),
    ...(scope !== undefined && { scope }),
  };
  return Object.keys(conditions).length === 0 ? {} : { conditions };
}

export function abilityOf(rows: readonly AccessRow[], elements: readonly KnownElement[]): Ability[] {
  const owned = new Set(rows.filter(isOwner).map(({ companyId }) => companyId));
  const places = new Map<string, { rule: Rule; companies: Set<string> }>();
  const add = (rule: Rule, companyId: string): void => {
    const key = JSON.stringify(rule);
    const known = places.get(key) ?? { rule, companies: new Set() };
    known.companies.add(companyId);
    places.set(key, known);
  };
  const held = elements.find(({ code, held }) => code === people && held);
  for (const row of rows) {
    // Owners may do everything except what the package lacks, which is removed last.
    const permissions = permissionsOf(row, elements);
    if (owned.has(row.companyId)) {
      add({ action: "manage", subject: "all" }, row.companyId);
      continue;
    }
    for (const permission of permissions) for (const rule of rulesOf(permission, elements)) add(rule, row.companyId);
    if (held) for (const rule of rulesOfPeople(row, held)) add(rule, row.companyId);
    // Anyone with a right in a company can select that company.
    if (permissions.length > 0) add({ action: "read", subject: "company-options" }, row.companyId);
    // The classes of roles without people apply to the company's own records.
    const others = row.roles.filter((role) => !reachesPeople(role));
    for (const { class: name, read, write } of fieldRightsOf({ ...row, roles: others })) {
      if (read) add({ action: "read", subject: `fields:${name}` }, row.companyId);
      if (write) add({ action: "update", subject: `fields:${name}` }, row.companyId);
    }
  }
  const rules = [...places.values()].map(({ rule: { scope, ...rule }, companies }): Ability => ({
    ...rule,
    ...conditionsOf(companies, rows.length, scope),
  }));
  return owned.size === 0 ? rules : [...rules, ...missing(elements)];
}

/** A right limited to certain people means nothing on elements whose records belong to nobody. */
function rulesOf({ element: code, action, scope }: Permission, elements: readonly KnownElement[]): Rule[] {
  if (code === people || (!isWide(scope) && !elementsOfPeople.has(code))) return [];
  const limited = isWide(scope) ? {} : { scope: scope as NarrowScope };
  const subjects = elements.find((element) => element.code === code)?.contractOps ?? [];
  return subjects.flatMap((subject) => verbs[action].map((verb) => ({ action: verb, subject, ...limited })));
}

/** Subjects of elements missing from the package, unless another element also covers them. */
function missing(elements: readonly KnownElement[]): Ability[] {
  const held = new Set(elements.filter((element) => element.held).flatMap(({ contractOps }) => contractOps));
  const gone = new Set(elements.filter((element) => !element.held).flatMap(({ contractOps }) => contractOps));
  return [...gone]
    .filter((subject) => !held.has(subject))
    .map((subject) => ({ action: "manage", subject, inverted: true }));
}
