/** The calculators by operationId. */
import type { HrmsHandlers } from "../../context.ts";
import { calculators } from "./calculation.ts";
import { writeEzpayFile } from "./ezpay-file.ts";
import * as checks from "./checks.ts";
import { cpfMonthCalculation } from "./cpf-month.ts";
import * as cpf from "./cpf-rules.ts";
import { cpfYearCalculation } from "./cpf-year.ts";
import { incompleteMonthCalculation } from "./incomplete-month.ts";
import * as leave from "./leave-entitlements.ts";
import * as leaving from "./leaving.ts";
import * as levies from "./levies.ts";
import * as parental from "./parental-leave.ts";
import * as pay from "./pay-rates.ts";
import { privateProvidentFundCalculation } from "./private-provident-fund.ts";
import { selfHelpFundsCalculation } from "./self-help-funds.ts";
import * as special from "./special-days.ts";

export const calculatorsHandlers = {
  ...calculators({
    CpfMonth: cpfMonthCalculation,
    CpfYear: cpfYearCalculation,
    LateInterest: cpf.lateInterestCalculation,
    AnnualLimit: cpf.annualLimitCalculation,
    WageClass: cpf.wageClassCalculation,
    ShareRecovery: cpf.shareRecoveryCalculation,
    Sdl: levies.sdlCalculation,
    SelfHelpFunds: selfHelpFundsCalculation,
    ForeignWorkerLevy: levies.foreignWorkerLevyCalculation,
    PrivateProvidentFund: privateProvidentFundCalculation,
    PayRates: pay.payRatesCalculation,
    Overtime: pay.overtimeCalculation,
    RestDay: special.restDayCalculation,
    PublicHolidayWork: special.publicHolidayWorkCalculation,
    HolidayOnDayOff: special.holidayOnDayOffCalculation,
    IncompleteMonth: incompleteMonthCalculation,
    LeaveEncashment: leaving.leaveEncashmentCalculation,
    Notice: leaving.noticeCalculation,
    Deductions: leaving.deductionsCalculation,
    PayDates: leaving.payDatesCalculation,
    AnnualLeave: leave.annualLeaveCalculation,
    SickLeave: leave.sickLeaveCalculation,
    ChildcareLeave: leave.childcareLeaveCalculation,
    MaternityLeave: parental.maternityLeaveCalculation,
    PaternityLeave: parental.paternityLeaveCalculation,
    SharedParentalLeave: parental.sharedParentalLeaveCalculation,
    AdoptionLeave: parental.adoptionLeaveCalculation,
    PublicHolidays: checks.publicHolidaysCalculation,
    Identifier: checks.identifierCalculation,
  }),
  calculateEzpayFile: checks.checkEzpayFile,
  calculateEzpayFileBatch: checks.checkEzpayFileBatch,
  writeEzpayFile,
} satisfies HrmsHandlers;
