/** Support accesses the tenant has granted. */
import { listCompanyOptionsOptions } from "#generated/hrms/hooks/companies.ts";
import { listRoleOptionsOptions } from "#generated/hrms/hooks/roles.ts";
import { listSupportAdministratorsOptions } from "#generated/hrms/hooks/support-grants.ts";
import { supportGrants as resource } from "#generated/hrms/resources/support-grants.ts";
import { createSupportGrant as check } from "#generated/hrms/validators/support-grants.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const supportAccess = area("support-access", {
  resource,
  place: "tenant",
  check,
  names: { role: "role" },
  columns: ["administrator", "role", "companies", "reason", "endsAt", "status"],
  moreColumns: ["enteredAt", "endedAt", "endedBy"],
  filters: ["status"],
  references: {
    administratorId: { label: "administrator", options: listSupportAdministratorsOptions },
    roleId: { label: "role", options: listRoleOptionsOptions },
    companyIds: { label: "companies", options: listCompanyOptionsOptions },
  },
  steps: part(async () => (await import("./end-access.tsx")).EndAccess, "platform"),
  form: {
    who: [["administratorId"], ["reason"]],
    reach: [["roleId"], ["companyIds"], ["hours"]],
  },
});
