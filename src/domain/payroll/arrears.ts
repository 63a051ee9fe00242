/** Arrears: what a payslip of the past should have paid by the terms as they are now, as an item that names it. */
import type { RateBook } from "../statutory/rates/book.ts";
import { calculatePayslip } from "./calculate.ts";
import type { AssignedItem } from "./pay-item.ts";
import type { PayslipInput } from "./payslip.ts";

export const arrearsCode = "ARREARS";

/** Paid late, arrears of pay are additional wages of the month in which they are paid. */
const arrears: AssignedItem["item"] = {
  code: arrearsCode,
  kind: "earning",
  calculation: { kind: "fixed" },
  cpf: "additional",
  sdl: true,
  funds: true,
  grossRate: false,
  prorated: false,
};

/** Undefined if nothing is due. `paid` is what earlier runs have paid of it. */
export function arrearsOf(
  {
    id,
    input,
    gross,
    paid,
  }: { readonly id: string; readonly input: PayslipInput; readonly gross: number; readonly paid: number },
  terms: PayslipInput["terms"],
  book: RateBook,
): AssignedItem | undefined {
  const { cpfPaidBy, ...own } = input;
  const borne = cpfPaidBy === "employer" ? calculatePayslip(input, book).gross - calculatePayslip(own, book).gross : 0;
  const due = calculatePayslip({ ...own, terms }, book).gross - (gross - borne) - paid;
  return due === 0 ? undefined : { item: arrears, amount: due, sourceId: id };
}
