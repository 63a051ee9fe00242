/** Whom a tenant's rule requires to use two-step verification, judged by what their roles let them see and approve. */
import type { mfaPolicies } from "../../platform/shared/tenant-settings.ts";
import { type AccessRow, type KnownElement, permissionsOf } from "./rights.ts";

type MfaPolicy = (typeof mfaPolicies)[number];

/** Elements whose records show pay. */
const showsPay: ReadonlySet<string> = new Set(["employees", "payroll"]);

/** Checked role by role, as a class of fields is readable only within that role's scope; seeing one's own pay does not count. */
function touchesPay({ roles, ...place }: AccessRow, elements: readonly KnownElement[]): boolean {
  return roles.some((role) => {
    const permissions = permissionsOf({ ...place, roles: [role] }, elements);
    const readsPay = role.fieldRights.some(({ class: name, read }) => name === "pay" && read);
    return permissions.some(
      ({ element, action, scope }) => action === "approve" || (readsPay && showsPay.has(element) && scope !== "self"),
    );
  });
}

export function mustHaveMfa(policy: MfaPolicy, rows: readonly AccessRow[], elements: readonly KnownElement[]): boolean {
  return policy === "required" || (policy === "requiredForPay" && rows.some((row) => touchesPay(row, elements)));
}
