/** Employment Act: who Part 4 covers, hourly and daily rates, overtime. */
import { decimalText, type Fraction } from "#src/domain/shared/exact.ts";
import { overtimeBeyondLimit, overtimeHour, overtimePay } from "#src/domain/statutory/pay/overtime.ts";
import { coveredByPart4, dayRate, hourlyBasicRate } from "#src/domain/statutory/pay/rates-of-pay.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import { round } from "#src/domain/statutory/rounding.ts";
import type { Calculator, Schemas } from "./calculation.ts";

const rateOf = (exact: Fraction): Schemas["PayRate"] => ({ exact: decimalText(exact), cents: round(exact, "payCent") });

export const payRatesCalculation: Calculator<"PayRates"> = {
  dated: "date",
  calculate({ date, category, basic, gross, daysPerWeek }, rates, ladder) {
    const terms = rowAt(rates.employment, date);
    return {
      covered: coveredByPart4(category, basic, terms, ladder),
      hour: rateOf(hourlyBasicRate(basic, terms, ladder)),
      basicDay: rateOf(dayRate(basic, daysPerWeek, ladder)),
      grossDay: rateOf(dayRate(gross ?? basic, daysPerWeek, gross == null ? undefined : ladder)),
    };
  },
};

export const overtimeCalculation: Calculator<"Overtime"> = {
  dated: "date",
  calculate({ date, category, basic, minutes, multiple, overtimeCap }, rates, ladder) {
    const terms = rowAt(rates.employment, date);
    const worker = { basic, category, ...(overtimeCap && { cap: overtimeCap }) };
    return {
      covered: coveredByPart4(category, basic, terms, ladder),
      hour: decimalText(overtimeHour(worker, terms)),
      pay: overtimePay({ ...worker, minutes, ...(multiple !== undefined && { multiple }) }, terms, ladder),
      minutesBeyondLimit: overtimeBeyondLimit(minutes, terms, ladder),
    };
  },
};
