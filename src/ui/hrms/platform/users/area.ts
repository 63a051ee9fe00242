/** All accounts; those invited here belong to the platform. */
import { getPlatformMfaPolicyOptions } from "#generated/hrms/hooks/platform-users.ts";
import { listTenantOptionsOptions } from "#generated/hrms/hooks/tenants.ts";
import { users as resource } from "#generated/hrms/resources/platform-users.ts";
import { invitePlatformUser as check } from "#generated/hrms/validators/platform-users.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

const references = { tenantId: { label: "tenant", options: listTenantOptionsOptions } };

export const users = area("users", {
  resource,
  place: "platform",
  check,
  columns: ["email", "tenant", "status", "lastSignInAt"],
  moreColumns: ["name", "role", "kind", "sessions", "mfa", "emailVerified", "createdAt"],
  filters: ["kind", "status", "tenantId", ["seenFrom", "seenTo"]],
  // The tenant reference is only used by a filter.
  references: references as never,
  fixed: () => true,
  besideQuery: getPlatformMfaPolicyOptions,
  beside: part(async () => (await import("./mfa-policy-card.tsx")).MfaPolicyCard, "users"),
  form: { who: [["fullName"], ["email"]] },
});
