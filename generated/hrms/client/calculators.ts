// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Calculate a month's CPF · POST /calculators/cpf-month */
export const calculateCpfMonth = /*#__PURE__*/ $operation<$operations["calculateCpfMonth"]>("post", "/calculators/cpf-month", ["calculators", "calculateCpfMonth"]);

/** Calculate a month's CPF, many at once · POST /calculators/cpf-month/batch */
export const calculateCpfMonthBatch = /*#__PURE__*/ $operation<$operations["calculateCpfMonthBatch"]>("post", "/calculators/cpf-month/batch", ["calculators", "calculateCpfMonthBatch"]);

/** Calculate self-help group funds · POST /calculators/self-help-funds */
export const calculateSelfHelpFunds = /*#__PURE__*/ $operation<$operations["calculateSelfHelpFunds"]>("post", "/calculators/self-help-funds", ["calculators", "calculateSelfHelpFunds"]);

/** Calculate self-help group funds, many at once · POST /calculators/self-help-funds/batch */
export const calculateSelfHelpFundsBatch = /*#__PURE__*/ $operation<$operations["calculateSelfHelpFundsBatch"]>("post", "/calculators/self-help-funds/batch", ["calculators", "calculateSelfHelpFundsBatch"]);

/** Calculate a year of CPF · POST /calculators/cpf-year */
export const calculateCpfYear = /*#__PURE__*/ $operation<$operations["calculateCpfYear"]>("post", "/calculators/cpf-year", ["calculators", "calculateCpfYear"]);

/** Calculate a year of CPF, many at once · POST /calculators/cpf-year/batch */
export const calculateCpfYearBatch = /*#__PURE__*/ $operation<$operations["calculateCpfYearBatch"]>("post", "/calculators/cpf-year/batch", ["calculators", "calculateCpfYearBatch"]);

/** Calculate late CPF interest · POST /calculators/late-interest */
export const calculateLateInterest = /*#__PURE__*/ $operation<$operations["calculateLateInterest"]>("post", "/calculators/late-interest", ["calculators", "calculateLateInterest"]);

/** Calculate late CPF interest, many at once · POST /calculators/late-interest/batch */
export const calculateLateInterestBatch = /*#__PURE__*/ $operation<$operations["calculateLateInterestBatch"]>("post", "/calculators/late-interest/batch", ["calculators", "calculateLateInterestBatch"]);

/** Calculate the CPF annual limit · POST /calculators/annual-limit */
export const calculateAnnualLimit = /*#__PURE__*/ $operation<$operations["calculateAnnualLimit"]>("post", "/calculators/annual-limit", ["calculators", "calculateAnnualLimit"]);

/** Calculate the CPF annual limit, many at once · POST /calculators/annual-limit/batch */
export const calculateAnnualLimitBatch = /*#__PURE__*/ $operation<$operations["calculateAnnualLimitBatch"]>("post", "/calculators/annual-limit/batch", ["calculators", "calculateAnnualLimitBatch"]);

/** Classify wages · POST /calculators/wage-class */
export const calculateWageClass = /*#__PURE__*/ $operation<$operations["calculateWageClass"]>("post", "/calculators/wage-class", ["calculators", "calculateWageClass"]);

/** Classify wages, many at once · POST /calculators/wage-class/batch */
export const calculateWageClassBatch = /*#__PURE__*/ $operation<$operations["calculateWageClassBatch"]>("post", "/calculators/wage-class/batch", ["calculators", "calculateWageClassBatch"]);

/** Check the recovery of an employee's share · POST /calculators/share-recovery */
export const calculateShareRecovery = /*#__PURE__*/ $operation<$operations["calculateShareRecovery"]>("post", "/calculators/share-recovery", ["calculators", "calculateShareRecovery"]);

/** Check the recovery of an employee's share, many at once · POST /calculators/share-recovery/batch */
export const calculateShareRecoveryBatch = /*#__PURE__*/ $operation<$operations["calculateShareRecoveryBatch"]>("post", "/calculators/share-recovery/batch", ["calculators", "calculateShareRecoveryBatch"]);

/** Calculate Skills Development Levy · POST /calculators/sdl */
export const calculateSdl = /*#__PURE__*/ $operation<$operations["calculateSdl"]>("post", "/calculators/sdl", ["calculators", "calculateSdl"]);

/** Calculate Skills Development Levy, many at once · POST /calculators/sdl/batch */
export const calculateSdlBatch = /*#__PURE__*/ $operation<$operations["calculateSdlBatch"]>("post", "/calculators/sdl/batch", ["calculators", "calculateSdlBatch"]);

/** Calculate foreign worker levy · POST /calculators/foreign-worker-levy */
export const calculateForeignWorkerLevy = /*#__PURE__*/ $operation<$operations["calculateForeignWorkerLevy"]>("post", "/calculators/foreign-worker-levy", ["calculators", "calculateForeignWorkerLevy"]);

/** Calculate foreign worker levy, many at once · POST /calculators/foreign-worker-levy/batch */
export const calculateForeignWorkerLevyBatch = /*#__PURE__*/ $operation<$operations["calculateForeignWorkerLevyBatch"]>("post", "/calculators/foreign-worker-levy/batch", ["calculators", "calculateForeignWorkerLevyBatch"]);

/** Calculate a private provident fund · POST /calculators/private-provident-fund */
export const calculatePrivateProvidentFund = /*#__PURE__*/ $operation<$operations["calculatePrivateProvidentFund"]>("post", "/calculators/private-provident-fund", ["calculators", "calculatePrivateProvidentFund"]);

/** Calculate a private provident fund, many at once · POST /calculators/private-provident-fund/batch */
export const calculatePrivateProvidentFundBatch = /*#__PURE__*/ $operation<$operations["calculatePrivateProvidentFundBatch"]>("post", "/calculators/private-provident-fund/batch", ["calculators", "calculatePrivateProvidentFundBatch"]);

/** Calculate rates of pay · POST /calculators/pay-rates */
export const calculatePayRates = /*#__PURE__*/ $operation<$operations["calculatePayRates"]>("post", "/calculators/pay-rates", ["calculators", "calculatePayRates"]);

/** Calculate rates of pay, many at once · POST /calculators/pay-rates/batch */
export const calculatePayRatesBatch = /*#__PURE__*/ $operation<$operations["calculatePayRatesBatch"]>("post", "/calculators/pay-rates/batch", ["calculators", "calculatePayRatesBatch"]);

/** Calculate overtime pay · POST /calculators/overtime */
export const calculateOvertime = /*#__PURE__*/ $operation<$operations["calculateOvertime"]>("post", "/calculators/overtime", ["calculators", "calculateOvertime"]);

/** Calculate overtime pay, many at once · POST /calculators/overtime/batch */
export const calculateOvertimeBatch = /*#__PURE__*/ $operation<$operations["calculateOvertimeBatch"]>("post", "/calculators/overtime/batch", ["calculators", "calculateOvertimeBatch"]);

/** Calculate pay for a rest day · POST /calculators/rest-day */
export const calculateRestDay = /*#__PURE__*/ $operation<$operations["calculateRestDay"]>("post", "/calculators/rest-day", ["calculators", "calculateRestDay"]);

/** Calculate pay for a rest day, many at once · POST /calculators/rest-day/batch */
export const calculateRestDayBatch = /*#__PURE__*/ $operation<$operations["calculateRestDayBatch"]>("post", "/calculators/rest-day/batch", ["calculators", "calculateRestDayBatch"]);

/** Calculate pay for a public holiday · POST /calculators/public-holiday-work */
export const calculatePublicHolidayWork = /*#__PURE__*/ $operation<$operations["calculatePublicHolidayWork"]>("post", "/calculators/public-holiday-work", ["calculators", "calculatePublicHolidayWork"]);

/** Calculate pay for a public holiday, many at once · POST /calculators/public-holiday-work/batch */
export const calculatePublicHolidayWorkBatch = /*#__PURE__*/ $operation<$operations["calculatePublicHolidayWorkBatch"]>("post", "/calculators/public-holiday-work/batch", ["calculators", "calculatePublicHolidayWorkBatch"]);

/** Calculate pay for a holiday on a day off · POST /calculators/holiday-on-day-off */
export const calculateHolidayOnDayOff = /*#__PURE__*/ $operation<$operations["calculateHolidayOnDayOff"]>("post", "/calculators/holiday-on-day-off", ["calculators", "calculateHolidayOnDayOff"]);

/** Calculate pay for a holiday on a day off, many at once · POST /calculators/holiday-on-day-off/batch */
export const calculateHolidayOnDayOffBatch = /*#__PURE__*/ $operation<$operations["calculateHolidayOnDayOffBatch"]>("post", "/calculators/holiday-on-day-off/batch", ["calculators", "calculateHolidayOnDayOffBatch"]);

/** Calculate pay of an incomplete month · POST /calculators/incomplete-month */
export const calculateIncompleteMonth = /*#__PURE__*/ $operation<$operations["calculateIncompleteMonth"]>("post", "/calculators/incomplete-month", ["calculators", "calculateIncompleteMonth"]);

/** Calculate pay of an incomplete month, many at once · POST /calculators/incomplete-month/batch */
export const calculateIncompleteMonthBatch = /*#__PURE__*/ $operation<$operations["calculateIncompleteMonthBatch"]>("post", "/calculators/incomplete-month/batch", ["calculators", "calculateIncompleteMonthBatch"]);

/** Calculate leave encashment · POST /calculators/leave-encashment */
export const calculateLeaveEncashment = /*#__PURE__*/ $operation<$operations["calculateLeaveEncashment"]>("post", "/calculators/leave-encashment", ["calculators", "calculateLeaveEncashment"]);

/** Calculate leave encashment, many at once · POST /calculators/leave-encashment/batch */
export const calculateLeaveEncashmentBatch = /*#__PURE__*/ $operation<$operations["calculateLeaveEncashmentBatch"]>("post", "/calculators/leave-encashment/batch", ["calculators", "calculateLeaveEncashmentBatch"]);

/** Calculate notice · POST /calculators/notice */
export const calculateNotice = /*#__PURE__*/ $operation<$operations["calculateNotice"]>("post", "/calculators/notice", ["calculators", "calculateNotice"]);

/** Calculate notice, many at once · POST /calculators/notice/batch */
export const calculateNoticeBatch = /*#__PURE__*/ $operation<$operations["calculateNoticeBatch"]>("post", "/calculators/notice/batch", ["calculators", "calculateNoticeBatch"]);

/** Check deductions · POST /calculators/deductions */
export const calculateDeductions = /*#__PURE__*/ $operation<$operations["calculateDeductions"]>("post", "/calculators/deductions", ["calculators", "calculateDeductions"]);

/** Check deductions, many at once · POST /calculators/deductions/batch */
export const calculateDeductionsBatch = /*#__PURE__*/ $operation<$operations["calculateDeductionsBatch"]>("post", "/calculators/deductions/batch", ["calculators", "calculateDeductionsBatch"]);

/** Calculate pay dates · POST /calculators/pay-dates */
export const calculatePayDates = /*#__PURE__*/ $operation<$operations["calculatePayDates"]>("post", "/calculators/pay-dates", ["calculators", "calculatePayDates"]);

/** Calculate pay dates, many at once · POST /calculators/pay-dates/batch */
export const calculatePayDatesBatch = /*#__PURE__*/ $operation<$operations["calculatePayDatesBatch"]>("post", "/calculators/pay-dates/batch", ["calculators", "calculatePayDatesBatch"]);

/** Calculate annual leave · POST /calculators/annual-leave */
export const calculateAnnualLeave = /*#__PURE__*/ $operation<$operations["calculateAnnualLeave"]>("post", "/calculators/annual-leave", ["calculators", "calculateAnnualLeave"]);

/** Calculate annual leave, many at once · POST /calculators/annual-leave/batch */
export const calculateAnnualLeaveBatch = /*#__PURE__*/ $operation<$operations["calculateAnnualLeaveBatch"]>("post", "/calculators/annual-leave/batch", ["calculators", "calculateAnnualLeaveBatch"]);

/** Calculate sick leave · POST /calculators/sick-leave */
export const calculateSickLeave = /*#__PURE__*/ $operation<$operations["calculateSickLeave"]>("post", "/calculators/sick-leave", ["calculators", "calculateSickLeave"]);

/** Calculate sick leave, many at once · POST /calculators/sick-leave/batch */
export const calculateSickLeaveBatch = /*#__PURE__*/ $operation<$operations["calculateSickLeaveBatch"]>("post", "/calculators/sick-leave/batch", ["calculators", "calculateSickLeaveBatch"]);

/** Calculate childcare leave · POST /calculators/childcare-leave */
export const calculateChildcareLeave = /*#__PURE__*/ $operation<$operations["calculateChildcareLeave"]>("post", "/calculators/childcare-leave", ["calculators", "calculateChildcareLeave"]);

/** Calculate childcare leave, many at once · POST /calculators/childcare-leave/batch */
export const calculateChildcareLeaveBatch = /*#__PURE__*/ $operation<$operations["calculateChildcareLeaveBatch"]>("post", "/calculators/childcare-leave/batch", ["calculators", "calculateChildcareLeaveBatch"]);

/** Calculate maternity leave · POST /calculators/maternity-leave */
export const calculateMaternityLeave = /*#__PURE__*/ $operation<$operations["calculateMaternityLeave"]>("post", "/calculators/maternity-leave", ["calculators", "calculateMaternityLeave"]);

/** Calculate maternity leave, many at once · POST /calculators/maternity-leave/batch */
export const calculateMaternityLeaveBatch = /*#__PURE__*/ $operation<$operations["calculateMaternityLeaveBatch"]>("post", "/calculators/maternity-leave/batch", ["calculators", "calculateMaternityLeaveBatch"]);

/** Calculate paternity leave · POST /calculators/paternity-leave */
export const calculatePaternityLeave = /*#__PURE__*/ $operation<$operations["calculatePaternityLeave"]>("post", "/calculators/paternity-leave", ["calculators", "calculatePaternityLeave"]);

/** Calculate paternity leave, many at once · POST /calculators/paternity-leave/batch */
export const calculatePaternityLeaveBatch = /*#__PURE__*/ $operation<$operations["calculatePaternityLeaveBatch"]>("post", "/calculators/paternity-leave/batch", ["calculators", "calculatePaternityLeaveBatch"]);

/** Calculate shared parental leave · POST /calculators/shared-parental-leave */
export const calculateSharedParentalLeave = /*#__PURE__*/ $operation<$operations["calculateSharedParentalLeave"]>("post", "/calculators/shared-parental-leave", ["calculators", "calculateSharedParentalLeave"]);

/** Calculate shared parental leave, many at once · POST /calculators/shared-parental-leave/batch */
export const calculateSharedParentalLeaveBatch = /*#__PURE__*/ $operation<$operations["calculateSharedParentalLeaveBatch"]>("post", "/calculators/shared-parental-leave/batch", ["calculators", "calculateSharedParentalLeaveBatch"]);

/** Calculate adoption leave · POST /calculators/adoption-leave */
export const calculateAdoptionLeave = /*#__PURE__*/ $operation<$operations["calculateAdoptionLeave"]>("post", "/calculators/adoption-leave", ["calculators", "calculateAdoptionLeave"]);

/** Calculate adoption leave, many at once · POST /calculators/adoption-leave/batch */
export const calculateAdoptionLeaveBatch = /*#__PURE__*/ $operation<$operations["calculateAdoptionLeaveBatch"]>("post", "/calculators/adoption-leave/batch", ["calculators", "calculateAdoptionLeaveBatch"]);

/** List public holidays · POST /calculators/public-holidays */
export const calculatePublicHolidays = /*#__PURE__*/ $operation<$operations["calculatePublicHolidays"]>("post", "/calculators/public-holidays", ["calculators", "calculatePublicHolidays"]);

/** List public holidays, many at once · POST /calculators/public-holidays/batch */
export const calculatePublicHolidaysBatch = /*#__PURE__*/ $operation<$operations["calculatePublicHolidaysBatch"]>("post", "/calculators/public-holidays/batch", ["calculators", "calculatePublicHolidaysBatch"]);

/** Check an identifier · POST /calculators/identifiers */
export const calculateIdentifier = /*#__PURE__*/ $operation<$operations["calculateIdentifier"]>("post", "/calculators/identifiers", ["calculators", "calculateIdentifier"]);

/** Check an identifier, many at once · POST /calculators/identifiers/batch */
export const calculateIdentifierBatch = /*#__PURE__*/ $operation<$operations["calculateIdentifierBatch"]>("post", "/calculators/identifiers/batch", ["calculators", "calculateIdentifierBatch"]);

/** Check a CPF EZPay file · POST /calculators/ezpay-check */
export const calculateEzpayFile = /*#__PURE__*/ $operation<$operations["calculateEzpayFile"]>("post", "/calculators/ezpay-check", ["calculators", "calculateEzpayFile"]);

/** Write a CPF EZPay file · POST /calculators/ezpay-file */
export const writeEzpayFile = /*#__PURE__*/ $operation<$operations["writeEzpayFile"]>("post", "/calculators/ezpay-file", ["calculators", "writeEzpayFile"]);

/** Check a CPF EZPay file, many at once · POST /calculators/ezpay-check/batch */
export const calculateEzpayFileBatch = /*#__PURE__*/ $operation<$operations["calculateEzpayFileBatch"]>("post", "/calculators/ezpay-check/batch", ["calculators", "calculateEzpayFileBatch"]);
