/** Part IV coverage by a company's employee classes. */
import { coveredByPart4 } from "../../statutory/pay/rates-of-pay.ts";
import { rowAtOrFirst, type Series } from "../../statutory/rates/dated.ts";
import type { EmploymentTerms } from "../../statutory/rates/employment.ts";
import { monthlyBasic, type PayRate } from "./monthly-basic.ts";

const categories = { workman: "workman", nonWorkman: "non-workman", managerExecutive: "manager" } as const;

/** Whether Part IV covers this category at this pay, under the law on the day (or the earliest known). */
export function coveredByClass(
  category: keyof typeof categories,
  pay: PayRate,
  employment: Series<EmploymentTerms>,
  day: string,
): boolean {
  return coveredByPart4(categories[category], { amount: monthlyBasic(pay) }, rowAtOrFirst(employment, day));
}
