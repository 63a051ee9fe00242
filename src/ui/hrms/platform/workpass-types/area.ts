/** Types of work passes. */
import { workpassTypes as resource } from "#generated/hrms/resources/workpass-types.ts";
import { createWorkpassType as check } from "#generated/hrms/validators/workpass-types.js";
import { salaryFaults } from "#src/domain/platform/dated-rows.ts";
import { area } from "../../../crud/area.ts";

export const workpassTypes = area("workpass-types", {
  resource,
  place: "platform",
  check,
  rules: salaryFaults,
  columns: ["name", "code", "category", "maxValidityMonths", "status", "updatedAt"],
  moreColumns: ["employerTied", "levyApplies", "quotaCounts", "cpfApplies", "renewLeadDays"],
  filters: ["status", "category"],
  form: {
    basics: [
      ["name", "code"],
      ["category", "status"],
    ],
    rules: [
      ["employerTied", "levyApplies"],
      ["quotaCounts", "cpfApplies"],
    ],
    salary: [["minQualifyingSalary"]],
    validity: [["maxValidityMonths", "renewLeadDays"]],
  },
});
