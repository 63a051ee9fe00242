/** Whom a tenant's rule obliges to have a second step: by what the person's roles let them see and approve. */
import type { mfaPolicies } from "../../platform/shared/tenant-settings.ts";
import { type AccessRow, type KnownElement, permissionsOf } from "./rights.ts";

type MfaPolicy = (typeof mfaPolicies)[number];

/** Elements whose records show what people are paid. */
const showsPay: ReadonlySet<string> = new Set(["employees", "payroll"]);

/** Role by role: a class of fields is read where that role reaches; one's own pay is no other's. */
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
