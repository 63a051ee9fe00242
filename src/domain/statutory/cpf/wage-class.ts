/** Classifies a payment as ordinary or additional wages of a month. */
import { monthOf, mustBeDate, mustBeMonth, shiftMonth } from "../../shared/calendar.ts";
import { code, date, type Ladder, month as monthQuantity } from "../explanation.ts";
import type { WageClassTerms } from "../rates/cpf.ts";
import type { Picked } from "../rates/dated.ts";

interface WageInput {
  /** The month the payment is wholly for; null if it covers more than one, like a bonus. */
  readonly forMonth: string | null;
  readonly payableOn: string;
}

interface WageClass {
  readonly kind: "ordinary" | "additional";
  readonly month: string;
}

/** Ordinary wages are wholly for one month and payable by the 14th of the next; all others belong to the month of payment. */
export function wageClass(
  { forMonth, payableOn }: WageInput,
  terms: Picked<WageClassTerms>,
  ladder?: Ladder,
): WageClass {
  mustBeDate("payableOn", payableOn);
  if (forMonth !== null) mustBeMonth("forMonth", forMonth);
  const ordinary = forMonth !== null && payableOn <= `${shiftMonth(forMonth, 1)}-${terms.value.payableByDay}`;
  const result: WageClass = ordinary
    ? { kind: "ordinary", month: forMonth }
    : { kind: "additional", month: monthOf(payableOn) };
  ladder?.push({
    rule: "cpf.wage-class",
    inputs: { payableOn: date(payableOn), ...(forMonth !== null && { forMonth: monthQuantity(forMonth) }) },
    row: terms.ref,
    result: code(`${result.kind} ${result.month}`),
  });
  return result;
}
