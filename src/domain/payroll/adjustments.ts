/** Pay for what became known of a day after its attendance was locked: a line for each difference, which names the day. */
import { monthOf } from "../shared/calendar.ts";
import { decimalText, type Fraction, fraction, times } from "../shared/exact.ts";
import { wageClass } from "../statutory/cpf/wage-class.ts";
import { cents, date as dateQuantity, minutes as minutesQuantity } from "../statutory/explanation.ts";
import { dayRate } from "../statutory/pay/rates-of-pay.ts";
import type { RateBook } from "../statutory/rates/book.ts";
import { type Picked, rowAt } from "../statutory/rates/dated.ts";
import type { EmploymentTerms } from "../statutory/rates/employment.ts";
import { round } from "../statutory/rounding.ts";
import { payOf } from "./basic-pay.ts";
import { extraOfDay } from "./extra-work.ts";
import { overridden } from "./overrides.ts";
import type { DayAdjustment, PayslipInput, PayslipLine, Trace } from "./payslip.ts";

export const wholeHalf = 10_000;

/** Wages for a day of another month, by when they become payable. */
export const wageClassOf = (
  { month, payDate }: Pick<PayslipInput, "month" | "payDate">,
  day: string,
  book: RateBook,
): "ordinary" | "additional" =>
  monthOf(day) === month
    ? "ordinary"
    : wageClass({ forMonth: monthOf(day), payableOn: payDate }, rowAt(book.cpf.wageClass, payDate)).kind;

const signed = (value: Fraction): number =>
  value.top < 0n ? -round(times(value, -1), "payCent") : round(value, "payCent");

export function adjustmentPay(
  input: PayslipInput,
  grossRate: number,
  book: RateBook,
  employment: Picked<EmploymentTerms>,
  trace: Trace,
): PayslipLine[] {
  return (input.adjustments ?? []).flatMap((adjustment): PayslipLine[] => {
    const { id, date, terms, extra, extraBefore, extraAfter, minutes, absentHalves, unpaid, onLeave } = adjustment;
    const isHourly = terms.rateType === "hourly";
    const about = {
      kind: "earning",
      cpf: wageClassOf(input, date, book),
      sdl: true,
      funds: true,
      sourceId: id,
      day: date,
    } as const;
    const line = (
      code: PayslipLine["code"],
      calculated: number,
      quantity: NonNullable<PayslipLine["quantity"]>,
    ): PayslipLine[] => {
      const set = overridden({ overrides: ofLine(input, id) }, code, id, calculated);
      return calculated === 0 && !set ? [] : [{ code, quantity, amount: calculated, ...set, ...about }];
    };
    const difference = (code: PayslipLine["code"], exact: Fraction, counted: number): number => {
      const amount = signed(exact);
      if (counted !== 0)
        trace(code)?.push({
          rule: "pay.adjustment",
          inputs: { changedOn: dateQuantity(date), basic: cents(terms.basic), difference: minutesQuantity(counted) },
          exact: decimalText(exact),
          rounding: "payCent",
          result: cents(amount),
        });
      return amount;
    };
    const day = dayRate(
      terms.rateType === "monthly" ? { ...payOf(terms), amount: terms.basic + grossRate } : payOf(terms),
    );
    const minutesOf = (share: number): number => Math.round((share * terms.normalMinutes) / (2 * wholeHalf));
    const normal = minutes + minutesOf(onLeave);
    const [code, before, after] = [
      extraCodes[extra],
      extraOfDay(extra, extraBefore, terms, input, employment),
      extraOfDay(extra, extraAfter, terms, input, employment, trace(extraCodes[extra])),
    ];
    const noPay = adjustment.workingHalves === 0 ? fraction(0) : lostToLeave(adjustment);
    return [
      ...(isHourly
        ? line("BASIC", difference("BASIC", fraction(BigInt(terms.basic) * BigInt(normal), 60), normal), {
            unit: "minutes",
            value: normal,
          })
        : [
            ...line(
              "ABSENCE",
              difference("ABSENCE", times(day, -absentHalves, 2), minutesOf(-wholeHalf * absentHalves)),
              {
                unit: "days",
                value: absentHalves / 2,
              },
            ),
            ...line("NO_PAY", difference("NO_PAY", noPay, minutesOf(-unpaid)), {
              unit: "days",
              value: unpaid / (2 * wholeHalf),
            }),
          ]),
      ...line(code, after - before, { unit: "minutes", value: extraAfter - extraBefore }),
    ];
  });
}

/** Only what was set for the adjustment itself. */
const ofLine = ({ overrides = [] }: PayslipInput, id: string) => overrides.filter(({ sourceId }) => sourceId === id);

/** A share of the month for monthly pay, as in an incomplete month, and of the day otherwise. */
const lostToLeave = ({ terms, unpaid, workingHalves }: DayAdjustment): Fraction =>
  terms.rateType === "monthly"
    ? fraction(BigInt(terms.basic) * BigInt(-unpaid), wholeHalf * workingHalves)
    : times(dayRate(payOf(terms)), -unpaid, 2 * wholeHalf);

const extraCodes = { overtime: "OVERTIME", "rest-day": "REST_DAY", holiday: "HOLIDAY" } as const;
