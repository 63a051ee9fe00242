/** What allowances and deductions check alike: codes and formulas, against all pay items of the company. */
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { refersTo } from "#src/domain/payroll/formula.ts";
import { type ItemCalculation, itemFaults, relevantFields } from "#src/domain/payroll/item-faults.ts";
import { itemHolders } from "#src/store/payroll/employee-pay-items.ts";
import { ledgerAccountRecords } from "#src/store/payroll/ledger-accounts.ts";
import { itemCodes, itemsAround, keepVersion } from "#src/store/payroll/pay-items.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import type { Usage } from "../../shared/in-use.ts";
import { checkReference } from "../../shared/references.ts";

interface Given {
  readonly effectiveFrom?: string | null | undefined;
  readonly ledgerAccountId?: string | null | undefined;
}

export async function checkedItem<Item extends ItemCalculation & Given>(
  ctx: HrmsContext,
  companyId: string,
  before: ({ readonly id: string; readonly code: string } & Given) | null,
  given: Item,
): Promise<Item> {
  const { db } = ctx;
  await checkReference("ledgerAccountId", given.ledgerAccountId ?? null, before?.ledgerAccountId, (id) =>
    ledgerAccountRecords.find(db, companyId, id),
  );
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
  if (before) await keepFormer(ctx, before, item.effectiveFrom ?? null);
  return item;
}

/** With a later first day, the item as it was keeps applying until then; with the same day, it is corrected. */
async function keepFormer(
  ctx: HrmsContext,
  before: { readonly id: string } & Given,
  from: string | null,
): Promise<void> {
  const known = before.effectiveFrom ?? null;
  if (from === known) return;
  if (from === null || (known !== null && from < known)) throw invalid("/effectiveFrom", "before-version", { known });
  await keepVersion(ctx.db, actorOf(ctx), before.id, from);
}

/** Other pay items whose formulas refer to it, and whom it is given to. */
export async function itemUsages({ db }: HrmsContext, id: string): Promise<Usage[]> {
  const all = await itemsAround(db, id);
  const own = all.find((item) => item.id === id);
  const formulas = all
    .filter(({ formula }) => own !== undefined && refersTo(formula, own.code))
    .map(({ id: usedBy, subject, name }) => ({ subject, id: usedBy, name }));
  const holders = await itemHolders(db, id);
  return [...formulas, ...holders.map((holder) => ({ subject: "employee-pay-items", ...holder }))];
}
