/** Invitations of a company with role and status. */
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { listRoleOptionsOptions } from "#generated/hrms/hooks/roles.ts";
import type { InvitationInput } from "#generated/hrms/schema.ts";
import { invitations as resource } from "#generated/hrms/resources/invitations.ts";
import { createInvitation as check } from "#generated/hrms/validators/invitations.js";
import type { ProblemFault } from "#src/contract/problem.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const invitations = area("invitations", {
  resource,
  check,
  names: { roles: "role" },
  columns: ["email", "employee", "roles", "scope", "expiresAt", "status"],
  moreColumns: ["sentAt", "createdBy", "confirmedBy", "acceptedAt", "language"],
  filters: ["status", "roleIds"],
  references: {
    roleIds: { label: "roles", options: listRoleOptionsOptions, subject: "roles" },
    employeeId: {
      label: "employee",
      options: (input: Parameters<typeof listEmployeeOptionsOptions>[0]) =>
        listEmployeeOptionsOptions({ ...input, query: { ...input.query, withoutAccount: true } }),
    },
  },
  fills: {
    // Fills in the known email of an employee.
    async employeeId(value, { companyId = "" }) {
      if (typeof value !== "string") return {};
      const { getEmployee } = await import("#generated/hrms/client/employees.ts");
      return { email: (await getEmployee({ path: { companyId, employeeId: value } })).person.workEmail };
    },
  },
  // Employees get the employee role by default.
  rules: ({ roleIds, employeeId }: Partial<InvitationInput>): ProblemFault[] =>
    roleIds?.length || employeeId != null ? [] : [{ pointer: "/roleIds", code: "no-role" }],
  steps: part(async () => (await import("./invitation-steps.tsx")).InvitationSteps, "access"),
  form: {
    who: [["employeeId"], ["email"], ["language"]],
    what: [["roleIds"], ["scope"]],
  },
});
