/** Packages: modules with price and limits on people and companies. */
import { packages as resource } from "#generated/hrms/resources/packages.ts";
import { createPackage as check } from "#generated/hrms/validators/packages.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const packages = area("packages", {
  resource,
  place: "platform",
  check,
  columns: ["name", "code", "priceMonthly", "priceYearly", "seatLimit", "companyLimit", "status"],
  moreColumns: ["trialDays", "popular", "updatedAt"],
  filters: ["status"],
  fixed: ({ status }) => status === "retired",
  panels: {
    modules: part(async () => (await import("../shared/matrix-panels.tsx")).ModulesPanel, "access"),
    limits: part(async () => (await import("./limits-panel.tsx")).LimitsPanel, "access"),
  },
  steps: part(async () => (await import("./package-steps.tsx")).PackageSteps, "access"),
  form: {
    basics: [["name", "code"], ["popular"]],
    price: [["priceMonthly", "priceYearly"], ["trialDays"]],
    limits: [["seatLimit", "companyLimit"]],
  },
});
