/** Rules around CPF: late payment, the annual limit, the class of wages, and a share left out of a pay. */
import { firstDay, yearOf } from "#src/domain/shared/calendar.ts";
import { lateInterest } from "#src/domain/statutory/cpf/late-payment.ts";
import { annualLimit, shareRecovery } from "#src/domain/statutory/cpf/limits.ts";
import { wageClass } from "#src/domain/statutory/cpf/wage-class.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { Calculator } from "./calculation.ts";
import { holidaysAround } from "./holidays.ts";

export const lateInterestCalculation: Calculator<"LateInterest"> = {
  dated: "month",
  calculate: ({ month, amount, paidOn, holidays }, rates, ladder) =>
    lateInterest(
      { month, amount, paidOn, holidays: holidaysAround(yearOf(month), rates, holidays, ladder) },
      rowAt(rates.cpf.latePayment, firstDay(month)),
      ladder,
    ),
};

export const annualLimitCalculation: Calculator<"AnnualLimit"> = {
  dated: "year",
  calculate: ({ year, mandatory, voluntary }, rates, ladder) =>
    annualLimit(mandatory, voluntary, rowAt(rates.cpf.annualLimit, `${year}-01-01`), ladder),
};

export const wageClassCalculation: Calculator<"WageClass"> = {
  dated: "payableOn",
  calculate: ({ forMonth = null, payableOn }, rates, ladder) =>
    wageClass({ forMonth, payableOn }, rowAt(rates.cpf.wageClass, payableOn), ladder),
};

export const shareRecoveryCalculation: Calculator<"ShareRecovery"> = {
  dated: "payDate",
  calculate: (input, rates, ladder) => shareRecovery(input, rowAt(rates.cpf.recovery, input.payDate), ladder),
};
