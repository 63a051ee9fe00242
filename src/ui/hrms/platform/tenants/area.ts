/** Tenants: created with their owner; editing and lifecycle have custom screens. */
import { listTenantPackagesOptions } from "#generated/hrms/hooks/tenants.ts";
import { listPackageOptionsOptions } from "#generated/hrms/hooks/packages.ts";
import { tenants as resource } from "#generated/hrms/resources/tenants.ts";
import { createTenant as check } from "#generated/hrms/validators/tenants.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const tenants = area("tenants", {
  resource,
  place: "platform",
  check,
  columns: ["name", "code", "package", "seatsUsed", "trialEndsOn", "status", "createdAt"],
  moreColumns: ["seatLimit", "billingCycle", "billingEmail", "country", "owner", "ownerState", "closesOn", "updatedAt"],
  filters: [
    "status",
    "packageId",
    ["trialEndsFrom", "trialEndsTo"],
    ["createdFrom", "createdTo"],
    ["closedFrom", "closedTo"],
    ["asOf", "asOf"],
  ],
  references: { packageId: { label: "package", options: listPackageOptionsOptions } },
  panels: { package: part(async () => (await import("./package-panel.tsx")).PackagePanel, "platform") },
  panelQueries: { package: ({ recordId }) => listTenantPackagesOptions({ path: { tenantId: recordId } }) },
  steps: part(async () => (await import("./tenant-steps.tsx")).TenantSteps, "platform"),
  // Create has more fields than update, which has a form of its own.
  fixed: () => true,
  form: {
    basics: [["name", "code"], ["country"]],
    region: [["timeZone"], ["locale", "currency"]],
    package: [["packageId"]],
    owner: [["ownerName", "ownerEmail"], ["language"]],
    billing: [["billingEmail", "billingCycle"]],
  },
});
