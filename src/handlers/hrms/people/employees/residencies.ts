/** Residency status from a day on: citizen, permanent resident or foreigner. */
import type { EmployeeResidencyInput } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { lineOrNull } from "../../shared/fields.ts";
import { auditTerms, datedOperations, rowsOf } from "./dated.ts";

export const residenciesOf = rowsOf("residency");

export const residencies = datedOperations({
  kind: "residency",
  class: "identity",
  idName: "residencyId",
  show: residenciesOf,
  async toFields(_ctx, _of, body: EmployeeResidencyInput) {
    const { residency, effectiveFrom, prGrantedOn = null, prRateOption = null } = body;
    const approvalRef = lineOrNull("approvalRef", body.approvalRef);
    if (residency === "pr" && prGrantedOn === null) throw invalid("/prGrantedOn", "required");
    if (residency !== "pr" && prGrantedOn !== null) throw invalid("/prGrantedOn", "only-pr");
    if (residency !== "pr" && prRateOption !== null) throw invalid("/prRateOption", "only-pr");
    if (prGrantedOn !== null && prGrantedOn > effectiveFrom) throw invalid("/prGrantedOn", "after-first-day");
    // Both need the board's approval to pay more than the graduated rates.
    if ((prRateOption === "FG" || prRateOption === "FF") && approvalRef === null)
      throw invalid("/approvalRef", "required");
    return {
      residency,
      prGrantedOn,
      prRateOption: residency === "pr" ? (prRateOption ?? "GG") : null,
      approvalRef,
    };
  },
  auditFields: auditTerms,
});
