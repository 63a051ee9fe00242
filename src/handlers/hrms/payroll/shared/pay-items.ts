/** What allowances and deductions check alike: codes and formulas, against all pay items of the company. */
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { refersTo } from "#src/domain/payroll/formula.ts";
import { type ItemCalculation, itemFaults, relevantFields } from "#src/domain/payroll/item-faults.ts";
import { itemCodes, itemsAround } from "#src/store/payroll/pay-items.ts";
import type { HrmsContext } from "../../context.ts";
import type { Usage } from "../../shared/in-use.ts";

export async function checkedItem<Item extends ItemCalculation>(
  { db }: HrmsContext,
  companyId: string,
  before: { readonly id: string; readonly code: string } | null,
  given: Item,
): Promise<Item> {
  const item = relevantFields({ ...given, code: given.code.toUpperCase() });
  const others = (await itemCodes(db, companyId)).filter(({ id }) => id !== before?.id);
  if (others.some(({ code }) => code === item.code))
    throw conflict("duplicate", "Another pay item has this code.", [
      { pointer: "/code", code: "taken", message: "is taken" },
    ]);
  if (before && before.code !== item.code && others.some(({ formula }) => refersTo(formula, before.code)))
    throw invalid("/code", "used-in-formula");
  const errors = itemFaults(item, others);
  if (errors.length > 0) throw new ProblemError("validation", { errors });
  return item;
}

/** Other pay items whose formulas refer to it. */
export async function itemUsages({ db }: HrmsContext, id: string): Promise<Usage[]> {
  const all = await itemsAround(db, id);
  const own = all.find((item) => item.id === id);
  return all
    .filter(({ formula }) => own !== undefined && refersTo(formula, own.code))
    .map(({ id: usedBy, subject, name }) => ({ subject, id: usedBy, name }));
}
