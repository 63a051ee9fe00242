/** Deviations from the statutory contribution rules for an employee from a day on. */
import type { EmployeeStatutory, EmployeeStatutoryInput } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { datedRows } from "#src/store/people/dated.ts";
import type { HrmsContext } from "../../context.ts";
import { lineOrNull } from "../../shared/fields.ts";
import { datedOperations } from "./dated.ts";

export async function statutoryOf(ctx: HrmsContext, employeeId: string): Promise<EmployeeStatutory[]> {
  const rows = await datedRows(ctx.db, "statutory", employeeId, accessDay(ctx.now()));
  return rows.map((row) => ({
    ...pick(row, [
      "id",
      "effectiveFrom",
      "effectiveTo",
      "future",
      "cpfPaidBy",
      "sdlExemptReason",
      "fwl",
      "taxResident",
      "cpfOpening",
      "reason",
      "version",
    ]),
    shg: [...row.shg],
  }));
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
      effectiveFrom: body.effectiveFrom,
      reason: lineOrNull("reason", body.reason),
      cpfPaidBy: body.cpfPaidBy ?? "shared",
      shg,
      sdlExemptReason: lineOrNull("sdlExemptReason", body.sdlExemptReason),
      fwl: body.fwl ?? null,
      taxResident: body.taxResident ?? true,
      cpfOpening: body.cpfOpening ? { ...body.cpfOpening, approvalRef: body.cpfOpening.approvalRef ?? null } : null,
    };
  },
  auditFields: (row: EmployeeStatutory) =>
    pick(row, ["effectiveFrom", "cpfPaidBy", "shg", "sdlExemptReason", "fwl", "taxResident", "cpfOpening"]),
});
