/** Moneys of a tax clearance as payslips and settlements have them now, and what is withheld of them. */
import { moneysOf } from "#src/domain/payroll/clearance.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { moneysNow, type TaxClearanceRow } from "#src/store/payroll/tax-clearances.ts";
import type { HrmsContext } from "../../context.ts";

export const moneySums = (row: Pick<TaxClearanceRow, "noticeOn"> & { moneys: TaxClearanceRow["moneys"] }) =>
  pick(moneysOf(row, null), ["shouldWithhold", "withheld"]);

/** What is held changes with every payslip until IRAS has answered. */
export async function moneysAgain(ctx: HrmsContext, row: TaxClearanceRow) {
  const moneys = await moneysNow(ctx.db, row);
  return { moneys, ...moneySums({ noticeOn: row.noticeOn, moneys }) };
}
