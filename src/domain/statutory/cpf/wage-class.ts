/** Whether a payment is ordinary or additional wages, and of which month. */
import { monthOf, mustBeDate, mustBeMonth, shiftMonth } from "../../shared/calendar.ts";
import { code, date, type Ladder, month as monthQuantity } from "../explanation.ts";
import type { WageClassTerms } from "../rates/cpf.ts";
import type { Picked } from "../rates/dated.ts";

interface WageInput {
  /** The one month the payment is wholly for; null where it is for more than one, as a bonus is. */
  readonly forMonth: string | null;
  readonly payableOn: string;
}

interface WageClass {
  readonly kind: "ordinary" | "additional";
  readonly month: string;
}

/** Ordinary wages are wholly for one month and payable early in the next; others belong to the month they are paid in. */
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
