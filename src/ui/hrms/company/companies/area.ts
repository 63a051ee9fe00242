/** Companies of the tenant. */
import { CompanySteps } from "./company-steps.tsx";
import { getCompanyLogoOptions, listCompanyOptionsOptions } from "#generated/hrms/hooks/companies.ts";
import { companies as resource } from "#generated/hrms/resources/companies.ts";
import { createCompany as check } from "#generated/hrms/validators/companies.js";
import { companyFaults } from "#src/domain/company/company.ts";
import { uenNotices } from "#src/domain/statutory/identifiers/uen-faults.ts";
import { rememberCompany } from "../../../layout/company.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const companies = area("companies", {
  resource,
  place: "tenant",
  check,
  rules: companyFaults,
  notices: uenNotices,
  columns: ["company_name", "code", "uen", "phone", "status", "updatedAt"],
  moreColumns: [
    "csn",
    "industrySsic",
    "mwSector",
    "incorporationDate",
    "parentCompany",
    "email",
    "block",
    "street",
    "unit",
    "building",
    "postal",
    "aisEnrolled",
    "currency",
  ],
  filters: ["status"],
  references: { parentCompanyId: { label: "parentCompany", options: listCompanyOptionsOptions } },
  panels: { logo: part(async () => (await import("./logo-panel.tsx")).LogoPanel) },
  panelQueries: { logo: ({ recordId }) => getCompanyLogoOptions({ path: { companyId: recordId } }) },
  // Not lazy, because its late arrival would shift the buttons beside it.
  steps: CompanySteps,
  // Switch to the company just created.
  onCreated: ({ id }) => rememberCompany(id),
  form: {
    basics: [["company_name", "code"], ["uen"], ["incorporationDate"], ["parentCompanyId"]],
    contact: [["block", "street"], ["unit", "building"], ["postal"], ["phone", "email"], ["website"]],
    authorities: [["csn"], ["taxRef", "industrySsic"], ["mwSector"], ["payrollContact"], ["aisEnrolled"]],
    place: [["currency"], ["tz"], ["status"]],
  },
});
