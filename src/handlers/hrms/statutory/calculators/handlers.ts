/** The calculators by operationId. */
import type { HrmsHandlers } from "../../context.ts";
import { answering, answeringMany } from "./calculation.ts";
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

const one = {
  calculateCpfMonth: answering(cpfMonthCalculation),
  calculateCpfYear: answering(cpfYearCalculation),
  calculateLateInterest: answering(cpf.lateInterestCalculation),
  calculateAnnualLimit: answering(cpf.annualLimitCalculation),
  calculateWageClass: answering(cpf.wageClassCalculation),
  calculateShareRecovery: answering(cpf.shareRecoveryCalculation),
  calculateSdl: answering(levies.sdlCalculation),
  calculateSelfHelpFunds: answering(selfHelpFundsCalculation),
  calculateForeignWorkerLevy: answering(levies.foreignWorkerLevyCalculation),
  calculatePrivateProvidentFund: answering(privateProvidentFundCalculation),
  calculatePayRates: answering(pay.payRatesCalculation),
  calculateOvertime: answering(pay.overtimeCalculation),
  calculateRestDay: answering(special.restDayCalculation),
  calculatePublicHolidayWork: answering(special.publicHolidayWorkCalculation),
  calculateHolidayOnDayOff: answering(special.holidayOnDayOffCalculation),
  calculateIncompleteMonth: answering(incompleteMonthCalculation),
  calculateLeaveEncashment: answering(leaving.leaveEncashmentCalculation),
  calculateNotice: answering(leaving.noticeCalculation),
  calculateDeductions: answering(leaving.deductionsCalculation),
  calculatePayDates: answering(leaving.payDatesCalculation),
  calculateAnnualLeave: answering(leave.annualLeaveCalculation),
  calculateSickLeave: answering(leave.sickLeaveCalculation),
  calculateChildcareLeave: answering(leave.childcareLeaveCalculation),
  calculateMaternityLeave: answering(parental.maternityLeaveCalculation),
  calculatePaternityLeave: answering(parental.paternityLeaveCalculation),
  calculateSharedParentalLeave: answering(parental.sharedParentalLeaveCalculation),
  calculateAdoptionLeave: answering(parental.adoptionLeaveCalculation),
  calculatePublicHolidays: answering(checks.publicHolidaysCalculation),
  calculateIdentifier: answering(checks.identifierCalculation),
  calculateEzpayFile: checks.checkEzpayFile,
} satisfies HrmsHandlers;

const many = {
  calculateCpfMonthBatch: answeringMany(cpfMonthCalculation),
  calculateCpfYearBatch: answeringMany(cpfYearCalculation),
  calculateLateInterestBatch: answeringMany(cpf.lateInterestCalculation),
  calculateAnnualLimitBatch: answeringMany(cpf.annualLimitCalculation),
  calculateWageClassBatch: answeringMany(cpf.wageClassCalculation),
  calculateShareRecoveryBatch: answeringMany(cpf.shareRecoveryCalculation),
  calculateSdlBatch: answeringMany(levies.sdlCalculation),
  calculateSelfHelpFundsBatch: answeringMany(selfHelpFundsCalculation),
  calculateForeignWorkerLevyBatch: answeringMany(levies.foreignWorkerLevyCalculation),
  calculatePrivateProvidentFundBatch: answeringMany(privateProvidentFundCalculation),
  calculatePayRatesBatch: answeringMany(pay.payRatesCalculation),
  calculateOvertimeBatch: answeringMany(pay.overtimeCalculation),
  calculateRestDayBatch: answeringMany(special.restDayCalculation),
  calculatePublicHolidayWorkBatch: answeringMany(special.publicHolidayWorkCalculation),
  calculateHolidayOnDayOffBatch: answeringMany(special.holidayOnDayOffCalculation),
  calculateIncompleteMonthBatch: answeringMany(incompleteMonthCalculation),
  calculateLeaveEncashmentBatch: answeringMany(leaving.leaveEncashmentCalculation),
  calculateNoticeBatch: answeringMany(leaving.noticeCalculation),
  calculateDeductionsBatch: answeringMany(leaving.deductionsCalculation),
  calculatePayDatesBatch: answeringMany(leaving.payDatesCalculation),
  calculateAnnualLeaveBatch: answeringMany(leave.annualLeaveCalculation),
  calculateSickLeaveBatch: answeringMany(leave.sickLeaveCalculation),
  calculateChildcareLeaveBatch: answeringMany(leave.childcareLeaveCalculation),
  calculateMaternityLeaveBatch: answeringMany(parental.maternityLeaveCalculation),
  calculatePaternityLeaveBatch: answeringMany(parental.paternityLeaveCalculation),
  calculateSharedParentalLeaveBatch: answeringMany(parental.sharedParentalLeaveCalculation),
  calculateAdoptionLeaveBatch: answeringMany(parental.adoptionLeaveCalculation),
  calculatePublicHolidaysBatch: answeringMany(checks.publicHolidaysCalculation),
  calculateIdentifierBatch: answeringMany(checks.identifierCalculation),
  calculateEzpayFileBatch: checks.checkEzpayFileBatch,
} satisfies HrmsHandlers;

export const calculatorsHandlers = { ...one, ...many } satisfies HrmsHandlers;
