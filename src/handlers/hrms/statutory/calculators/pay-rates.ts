/** Employment Act: who Part IV covers, hourly and daily rates, overtime. */
import { decimalText, type Fraction } from "#src/domain/shared/exact.ts";
import { overtimeBeyondLimit, overtimePay } from "#src/domain/statutory/pay/overtime.ts";
import { coveredByPart4, dayRate, hourlyBasicRate } from "#src/domain/statutory/pay/rates-of-pay.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import { round } from "#src/domain/statutory/rounding.ts";
import { agreedPay } from "./agreed-pay.ts";
import type { Calculator, Schemas } from "./calculation.ts";

const rateOf = (exact: Fraction): Schemas["PayRate"] => ({ exact: decimalText(exact), cents: round(exact, "payCent") });

export const payRatesCalculation: Calculator<"PayRates"> = {
  dated: "date",
  calculate({ date, category, basic, gross, ...time }, rates, ladder) {
    const terms = rowAt(rates.employment, date);
    const pay = agreedPay(basic, time);
    return {
      covered: coveredByPart4(category, pay, terms, ladder),
      hour: rateOf(hourlyBasicRate(pay, terms, ladder)),
      basicDay: rateOf(dayRate(pay, ladder)),
      grossDay: rateOf(dayRate(agreedPay(gross ?? basic, time), gross == null ? undefined : ladder)),
    };
  },
};

export const overtimeCalculation: Calculator<"Overtime"> = {
  dated: "date",
  calculate({ date, overtimeCap, ...input }, rates, ladder) {
    const terms = rowAt(rates.employment, date);
    const { hour, ...due } = overtimePay({ ...input, ...(overtimeCap && { cap: overtimeCap }) }, terms, ladder);
    return {
      ...due,
      hour: decimalText(hour),
      minutesBeyondLimit: overtimeBeyondLimit(input.minutes, terms, ladder),
    };
  },
};
