/** Which tasks of other people a person's roles in a company make theirs: those of HR, IT or payroll. */
import { grantsOn } from "../../access/shared/reach.ts";
import { everyElement, type RoleRights } from "../../access/shared/role.ts";
import type { AccessScope } from "../../access/shared/vocabulary.ts";

export const offices = ["hr", "it", "payroll"] as const;
export type Office = (typeof offices)[number];

export const officeElements = { it: "it-tasks", payroll: "payroll-tasks" } as const;

interface RolesThere {
  readonly scope: AccessScope;
  readonly roles: readonly RoleRights[];
}

/** IT and payroll have elements of their own; HR is who maintains everyone's personal details. */
function standsFor(office: Office, place: RolesThere): boolean {
  const grants = office === "hr" ? grantsOn("employees", place) : grantsOn(officeElements[office], place);
  return grants.some(
    ({ scope, actions, write }) => scope === "all" && actions.has("edit") && (office !== "hr" || write.has("personal")),
  );
}

const ownsEverything = ({ grants }: RoleRights): boolean => grants.some(({ element }) => element === everyElement);

/** Owners may do everything; they stand for an office only where nobody else does. */
export function officesOf({ scope, roles }: RolesThere): { named: Office[]; inReserve: Office[] } {
  const named = { scope, roles: roles.filter((role) => !ownsEverything(role)) };
  const reserve = { scope, roles: roles.filter(ownsEverything) };
  return {
    named: offices.filter((office) => standsFor(office, named)),
    inReserve: offices.filter((office) => standsFor(office, reserve)),
  };
}
