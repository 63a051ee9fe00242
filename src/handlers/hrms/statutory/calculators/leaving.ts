/** Employment Act: leave paid out, notice, limits of deductions, days of payment. */
import { yearOf } from "#src/domain/shared/calendar.ts";
import { deductionLimits } from "#src/domain/statutory/pay/deductions.ts";
import { leaveEncashment } from "#src/domain/statutory/pay/month-pay.ts";
import { noticePay, noticePeriod } from "#src/domain/statutory/pay/notice.ts";
import { payDates, payslipBy } from "#src/domain/statutory/pay/pay-dates.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import { agreedPay } from "./agreed-pay.ts";
import type { Calculator } from "./calculation.ts";
import { holidaysAround } from "./holidays.ts";

export const leaveEncashmentCalculation: Calculator<"LeaveEncashment"> = {
  calculate: ({ gross, halfDays, ...time }, _rates, ladder) => ({
    pay: leaveEncashment(agreedPay(gross, time), halfDays / 2, ladder),
  }),
};

export const noticeCalculation: Calculator<"Notice"> = {
  dated: "noticeOn",
  calculate({ joinedOn, noticeOn, gross, ...time }, rates, ladder) {
    const notice = noticePeriod(joinedOn, noticeOn, rowAt(rates.employment, noticeOn), ladder);
    return { ...notice, pay: noticePay(agreedPay(gross, time), notice, ladder) };
  },
};

export const deductionsCalculation: Calculator<"Deductions"> = {
  dated: "date",
  calculate({ date, salary, monthSalary, deductions }, rates, ladder) {
    const given = { salary, deductions, ...(monthSalary != null && { monthSalary }) };
    const limits = deductionLimits(given, rowAt(rates.employment, date), ladder);
    return {
      allowed: limits.every(({ amount, limit }) => amount <= limit),
      limits: limits.map((each) => ({ ...each, exceeded: each.amount > each.limit })),
    };
  },
};

export const payDatesCalculation: Calculator<"PayDates"> = {
  dated: "periodEnd",
  calculate({ periodEnd, overtimeEnd, leaving, holidays: given }, rates, ladder) {
    const terms = rowAt(rates.employment, periodEnd);
    const holidays = holidaysAround(yearOf(periodEnd), rates, given, ladder);
    const dates = payDates(
      { periodEnd, holidays, ...(overtimeEnd != null && { overtimeEnd }), ...(leaving && { leaving }) },
      terms,
      ladder,
    );
    return { ...dates, payslipBy: payslipBy(dates.salaryBy, holidays, terms) };
  },
};
