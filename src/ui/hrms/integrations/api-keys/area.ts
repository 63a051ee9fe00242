/** API keys of the tenant: roles, companies and expiry. */
import { listCompanyOptionsOptions } from "#generated/hrms/hooks/companies.ts";
import { listRoleOptionsOptions } from "#generated/hrms/hooks/roles.ts";
import { apiKeys as resource } from "#generated/hrms/resources/api-keys.ts";
import { createApiKey as check } from "#generated/hrms/validators/api-keys.js";
import { keepSecret } from "../shared/secrets.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const apiKeys = area("api-keys", {
  resource,
  place: "tenant",
  check,
  names: { roles: "role" },
  columns: ["name", "roles", "companies", "answeredBy", "lastUsedAt", "status"],
  moreColumns: ["prefix", "scope", "mayManageAccess", "expiresOn", "createdBy", "createdAt", "revokedAt"],
  filters: ["status", "roleIds", "companyId"],
  references: {
    companyIds: { label: "companies", options: listCompanyOptionsOptions },
    roleIds: { label: "roles", options: listRoleOptionsOptions, subject: "roles" },
  },
  steps: part(async () => (await import("./key-steps.tsx")).KeySteps, "integrations", "tools"),
  fixed: ({ status }) => status === "revoked",
  onCreated: ({ id, key }) => keepSecret(id, String(key)),
  form: {
    what: [["name"], ["expiresOn"]],
    reach: [["companyIds"], ["roleIds"], ["scope"], ["mayManageAccess"]],
  },
});
