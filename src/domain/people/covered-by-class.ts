/** Part 4 of the Employment Act by a class of employees, as companies keep them. */
import { coveredByPart4 } from "../statutory/pay/rates-of-pay.ts";
import { rowAtOrFirst, type Series } from "../statutory/rates/dated.ts";
import type { EmploymentTerms } from "../statutory/rates/employment.ts";
import { monthlyBasic, type PayRate } from "./monthly-basic.ts";

const categories = { workman: "workman", nonWorkman: "non-workman", managerExecutive: "manager" } as const;

/** Whether it covers the pay of somebody of the category, by the law of the day or the first that is known. */
export function coveredByClass(
  category: keyof typeof categories,
  pay: PayRate,
  employment: Series<EmploymentTerms>,
  day: string,
): boolean {
  return coveredByPart4(categories[category], monthlyBasic(pay), rowAtOrFirst(employment, day));
}
