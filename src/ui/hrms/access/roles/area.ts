/** Roles of the tenant, built in and custom. */
import { getRoleCatalogueOptions } from "#generated/hrms/hooks/roles.ts";
import { listUserAccessesOptions } from "#generated/hrms/hooks/user-access.ts";
import { roles as resource } from "#generated/hrms/resources/roles.ts";
import { createRole as check } from "#generated/hrms/validators/roles.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { accountMay } from "../../../session/account.ts";
import { membersOf } from "./members-of.ts";

export const roles = area("roles", {
  resource,
  place: "tenant",
  check,
  names: { name: "role", description: "roleDescription" },
  columns: ["name", "description", "isSystem", "assignedCount", "status"],
  moreColumns: ["code", "updatedAt"],
  filters: ["status"],
  fixed: (row) => row["isSystem"] === true,
  panels: {
    rights: part(async () => (await import("./role-rights.tsx")).RoleRights, "access"),
    members: part(async () => (await import("./role-members.tsx")).RoleMembers, "access"),
  },
  panelQueries: {
    rights: () => getRoleCatalogueOptions(),
    members: ({ recordId }) =>
      accountMay("read", "user-access") ? listUserAccessesOptions(membersOf(recordId, 1)) : undefined,
  },
  steps: part(async () => (await import("./role-steps.tsx")).RoleSteps, "access"),
  form: {
    basics: [["name", "code"], ["description"], ["status"]],
  },
});
