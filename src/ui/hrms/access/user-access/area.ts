/** User accesses: company, role, scope and end date. */
import { listCompanyOptionsOptions } from "#generated/hrms/hooks/companies.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { listRoleOptionsOptions } from "#generated/hrms/hooks/roles.ts";
import { listTenantUserOptionsOptions } from "#generated/hrms/hooks/user-access.ts";
import { userAccess as resource } from "#generated/hrms/resources/user-access.ts";
import { createUserAccess as check } from "#generated/hrms/validators/user-access.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const userAccess = area("user-access", {
  resource,
  place: "tenant",
  check,
  names: { roles: "role" },
  columns: ["user", "company", "roles", "validTo", "status"],
  moreColumns: ["scope", "employee", "validFrom", "updatedAt"],
  filters: ["status", "companyId", "roleIds", "userId"],
  references: {
    userId: { label: "user", options: listTenantUserOptionsOptions },
    companyId: { label: "company", options: listCompanyOptionsOptions },
    roleIds: { label: "roles", options: listRoleOptionsOptions, subject: "roles" },
    employeeId: { label: "employee", options: listEmployeeOptionsOptions },
  },
  controls: {
    employeeId: part(async () => (await import("../shared/own-record-input.tsx")).OwnRecordInput, "access", "fields"),
  },
  panels: { permissions: part(async () => (await import("./permissions-panel.tsx")).PermissionsPanel, "access") },
  form: {
    who: [["userId"], ["companyId"], ["employeeId"]],
    what: [["roleIds"], ["scope"]],
    when: [["validFrom", "validTo"]],
  },
});
