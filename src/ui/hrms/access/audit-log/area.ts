/** Audit log of the tenant: events and what they changed. */
import { listCompanyOptionsOptions } from "#generated/hrms/hooks/companies.ts";
import { listTenantUserOptionsOptions } from "#generated/hrms/hooks/user-access.ts";
import { auditEvents as resource } from "#generated/hrms/resources/audit-events.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

const references = {
  actorId: { label: "actor", options: listTenantUserOptionsOptions },
  companyId: { label: "company", options: listCompanyOptionsOptions },
};

export const auditLog = area("audit-log", {
  resource,
  place: "tenant",
  // Read-only.
  check: () => [],
  columns: ["recordName", "subject", "action", "actor", "at"],
  moreColumns: ["actingFor", "company", "reason", "sequence", "requestId"],
  filters: ["actorId", "action", "onBehalf", "companyId", ["atFrom", "atTo"]],
  // References are only used by filters; there is no form.
  references: references as never,
  beside: part(async () => (await import("./chain-card.tsx")).ChainCard, "audit-log"),
  form: {},
});
