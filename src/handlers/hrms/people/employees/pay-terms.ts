/** An employee's pay from a day on. */
import type { EmployeePayTerms, EmployeePayTermsInput } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { coveredByClass } from "#src/domain/people/shared/covered-by-class.ts";
import type { PayRate } from "#src/domain/people/shared/monthly-basic.ts";
import { classOf, type EaClass } from "#src/store/people/shared/ea-class.ts";
import type { HrmsContext } from "../../context.ts";
import { lineOrNull } from "../../shared/fields.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";
import { auditTerms, datedOperations, rowsOf } from "./dated.ts";

/** Whether Part IV of the Employment Act covers this pay for the class. */
async function coveredBy(ctx: HrmsContext, found: EaClass | undefined, pay: PayRate, day: string): Promise<boolean> {
  return found !== undefined && coveredByClass(found.eaCategory, pay, (await ratesOf(ctx)).employment, day);
}

export async function payTermsOf(ctx: HrmsContext, employeeId: string): Promise<EmployeePayTerms[]> {
  const shown: EmployeePayTerms[] = [];
  for (const row of await rowsOf("pay")(ctx, employeeId)) {
    const found = await classOf(ctx.db, employeeId, row.effectiveFrom);
    shown.push({
      ...row,
      partIV: found === undefined ? null : await coveredBy(ctx, found, row, row.effectiveFrom),
    });
  }
  return shown;
}

export const payTerms = datedOperations({
  kind: "pay",
  class: "pay",
  idName: "payTermsId",
  show: payTermsOf,
  async toFields(ctx, { employeeId }, body: EmployeePayTermsInput) {
    const rate = {
      rateType: body.rateType,
      basic: body.basic,
      hoursPerWeek: body.hoursPerWeek ?? 4400,
      daysPerWeek: body.daysPerWeek ?? 500,
    };
    const found = await classOf(ctx.db, employeeId, body.effectiveFrom);
    const byRule = (found?.otEligibleDefault ?? false) || (await coveredBy(ctx, found, rate, body.effectiveFrom));
    const otEligible = body.otEligible ?? byRule;
    const otReason = lineOrNull("otReason", body.otReason);
    // A decision against the rule, with its reason.
    if (otEligible !== byRule && otReason === null) throw invalid("/otReason", "required");
    return {
      ...rate,
      currency: body.currency ?? "SGD",
      payFrequency: body.payFrequency ?? "monthly",
      otEligible,
      otReason: otEligible === byRule ? null : otReason,
      proration: body.proration ?? "workingDays",
    };
  },
  auditFields: ({ partIV: _part, ...row }: EmployeePayTerms) => auditTerms(row),
});
