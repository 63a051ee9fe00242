/** Rules around CPF: late payment, the annual limit, the class of wages, and a share left out of a pay. */
import type { components } from "#generated/hrms/schema.ts";
import { firstDay, yearOf } from "#src/domain/shared/calendar.ts";
import { lateInterest } from "#src/domain/statutory/cpf/late-payment.ts";
import { annualLimit, shareRecovery } from "#src/domain/statutory/cpf/limits.ts";
import { wageClass } from "#src/domain/statutory/cpf/wage-class.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { Calculation } from "./calculation.ts";
import { holidaysAround } from "./holidays.ts";

type Schemas = components["schemas"];

export const lateInterestCalculation: Calculation<Schemas["LateInterestInput"], Schemas["LateInterestResult"]> = {
  dated: "month",
  calculate: ({ month, amount, paidOn, holidays }, rates, ladder) =>
    lateInterest(
      { month, amount, paidOn, holidays: holidaysAround(yearOf(month), rates, holidays) },
      rowAt(rates.cpf.latePayment, firstDay(month)),
      ladder,
    ),
};

export const annualLimitCalculation: Calculation<Schemas["AnnualLimitInput"], Schemas["AnnualLimitResult"]> = {
  dated: "year",
  calculate: ({ year, mandatory, voluntary }, rates, ladder) =>
    annualLimit(mandatory, voluntary, rowAt(rates.cpf.annualLimit, `${year}-01-01`), ladder),
};

export const wageClassCalculation: Calculation<Schemas["WageClassInput"], Schemas["WageClassResult"]> = {
  dated: "payableOn",
  calculate: ({ forMonth = null, payableOn }, rates, ladder) =>
    wageClass({ forMonth, payableOn }, rowAt(rates.cpf.wageClass, payableOn), ladder),
};

export const shareRecoveryCalculation: Calculation<Schemas["ShareRecoveryInput"], Schemas["ShareRecoveryResult"]> = {
  dated: "payDate",
  calculate: (input, rates, ladder) => shareRecovery(input, rowAt(rates.cpf.recovery, input.payDate), ladder),
};
