/** Invitations of a company: who was asked in, as what, and what came of it. */
import { listRoleOptionsOptions } from "#generated/hrms/hooks/roles.ts";
import { invitations as resource } from "#generated/hrms/resources/invitations.ts";
import { createInvitation as check } from "#generated/hrms/validators/invitations.js";
import { area } from "./area.ts";
import { part } from "./part.ts";

export const invitations = area("invitations", {
  resource,
  check,
  columns: ["email", "roles", "scope", "sentAt", "expiresAt", "status"],
  moreColumns: ["createdBy", "acceptedAt", "language"],
  filters: ["status", "roleIds"],
  references: { roleIds: { label: "roles", options: listRoleOptionsOptions } },
  steps: part(async () => (await import("../apps/access/invitation-steps.tsx")).InvitationSteps, "access"),
  form: {
    who: [["email"], ["language"]],
    what: [["roleIds"], ["scope"]],
  },
});
