/** Deviations from the statutory contribution rules for an employee from a day on. */
import type { EmployeeStatutoryInput } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { lineOrNull } from "../../shared/fields.ts";
import { auditTerms, datedOperations, rowsOf } from "./dated.ts";

export const statutoryOf = rowsOf("statutory");

/** Shares of a member's own, four decimals each. */
function sharesOf({ inPpf = false, ppfEmployeeShare = null, ppfEmployerShare = null }: EmployeeStatutoryInput) {
  const shares = { ppfEmployeeShare, ppfEmployerShare };
  for (const [field, share] of Object.entries(shares)) {
    if (share === null) continue;
    if (!inPpf) throw invalid(`/${field}`, "only-members");
    if (Math.round(share * 10_000) / 10_000 !== share) throw invalid(`/${field}`, "four-decimals");
  }
  return shares;
}

export const statutory = datedOperations({
  kind: "statutory",
  class: "pay",
  idName: "statutoryId",
  show: statutoryOf,
  async toFields(_ctx, _of, body: EmployeeStatutoryInput) {
    const shg = (body.shg ?? []).map(({ fund, mode, amount, approvalRef }, index) => {
      if ((mode === "custom") !== (amount != null))
        throw invalid(`/shg/${index}/amount`, mode === "custom" ? "required" : "only-custom");
      return { fund, mode, amount: amount ?? null, approvalRef: lineOrNull(`shg/${index}/approvalRef`, approvalRef) };
    });
    const twice = shg.findIndex(({ fund }, index) => shg.findIndex((one) => one.fund === fund) < index);
    if (twice >= 0) throw invalid(`/shg/${twice}/fund`, "twice");
    return {
      cpfPaidBy: body.cpfPaidBy ?? "shared",
      shg,
      sdlExemptReason: lineOrNull("sdlExemptReason", body.sdlExemptReason),
      taxResident: body.taxResident ?? true,
      inPpf: body.inPpf ?? false,
      ...sharesOf(body),
      cpfOpening: body.cpfOpening ? { ...body.cpfOpening, approvalRef: body.cpfOpening.approvalRef ?? null } : null,
    };
  },
  auditFields: auditTerms,
});
