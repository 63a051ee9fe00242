// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/calculators.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const calculateCpfMonthKey = /*#__PURE__*/ $keyOf($call.calculateCpfMonth);
export const calculateCpfMonthOptions = /*#__PURE__*/ $optionsOf($call.calculateCpfMonth);
export const useCalculateCpfMonth = /*#__PURE__*/ $queryHook(calculateCpfMonthOptions);

export const calculateCpfMonthBatchKey = /*#__PURE__*/ $keyOf($call.calculateCpfMonthBatch);
export const calculateCpfMonthBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateCpfMonthBatch);
export const useCalculateCpfMonthBatch = /*#__PURE__*/ $queryHook(calculateCpfMonthBatchOptions);

export const calculateSelfHelpFundsKey = /*#__PURE__*/ $keyOf($call.calculateSelfHelpFunds);
export const calculateSelfHelpFundsOptions = /*#__PURE__*/ $optionsOf($call.calculateSelfHelpFunds);
export const useCalculateSelfHelpFunds = /*#__PURE__*/ $queryHook(calculateSelfHelpFundsOptions);

export const calculateSelfHelpFundsBatchKey = /*#__PURE__*/ $keyOf($call.calculateSelfHelpFundsBatch);
export const calculateSelfHelpFundsBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateSelfHelpFundsBatch);
export const useCalculateSelfHelpFundsBatch = /*#__PURE__*/ $queryHook(calculateSelfHelpFundsBatchOptions);

export const calculateCpfYearKey = /*#__PURE__*/ $keyOf($call.calculateCpfYear);
export const calculateCpfYearOptions = /*#__PURE__*/ $optionsOf($call.calculateCpfYear);
export const useCalculateCpfYear = /*#__PURE__*/ $queryHook(calculateCpfYearOptions);

export const calculateCpfYearBatchKey = /*#__PURE__*/ $keyOf($call.calculateCpfYearBatch);
export const calculateCpfYearBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateCpfYearBatch);
export const useCalculateCpfYearBatch = /*#__PURE__*/ $queryHook(calculateCpfYearBatchOptions);

export const calculateLateInterestKey = /*#__PURE__*/ $keyOf($call.calculateLateInterest);
export const calculateLateInterestOptions = /*#__PURE__*/ $optionsOf($call.calculateLateInterest);
export const useCalculateLateInterest = /*#__PURE__*/ $queryHook(calculateLateInterestOptions);

export const calculateLateInterestBatchKey = /*#__PURE__*/ $keyOf($call.calculateLateInterestBatch);
export const calculateLateInterestBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateLateInterestBatch);
export const useCalculateLateInterestBatch = /*#__PURE__*/ $queryHook(calculateLateInterestBatchOptions);

export const calculateAnnualLimitKey = /*#__PURE__*/ $keyOf($call.calculateAnnualLimit);
export const calculateAnnualLimitOptions = /*#__PURE__*/ $optionsOf($call.calculateAnnualLimit);
export const useCalculateAnnualLimit = /*#__PURE__*/ $queryHook(calculateAnnualLimitOptions);

export const calculateAnnualLimitBatchKey = /*#__PURE__*/ $keyOf($call.calculateAnnualLimitBatch);
export const calculateAnnualLimitBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateAnnualLimitBatch);
export const useCalculateAnnualLimitBatch = /*#__PURE__*/ $queryHook(calculateAnnualLimitBatchOptions);

export const calculateWageClassKey = /*#__PURE__*/ $keyOf($call.calculateWageClass);
export const calculateWageClassOptions = /*#__PURE__*/ $optionsOf($call.calculateWageClass);
export const useCalculateWageClass = /*#__PURE__*/ $queryHook(calculateWageClassOptions);

export const calculateWageClassBatchKey = /*#__PURE__*/ $keyOf($call.calculateWageClassBatch);
export const calculateWageClassBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateWageClassBatch);
export const useCalculateWageClassBatch = /*#__PURE__*/ $queryHook(calculateWageClassBatchOptions);

export const calculateShareRecoveryKey = /*#__PURE__*/ $keyOf($call.calculateShareRecovery);
export const calculateShareRecoveryOptions = /*#__PURE__*/ $optionsOf($call.calculateShareRecovery);
export const useCalculateShareRecovery = /*#__PURE__*/ $queryHook(calculateShareRecoveryOptions);

export const calculateShareRecoveryBatchKey = /*#__PURE__*/ $keyOf($call.calculateShareRecoveryBatch);
export const calculateShareRecoveryBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateShareRecoveryBatch);
export const useCalculateShareRecoveryBatch = /*#__PURE__*/ $queryHook(calculateShareRecoveryBatchOptions);

export const calculateSdlKey = /*#__PURE__*/ $keyOf($call.calculateSdl);
export const calculateSdlOptions = /*#__PURE__*/ $optionsOf($call.calculateSdl);
export const useCalculateSdl = /*#__PURE__*/ $queryHook(calculateSdlOptions);

export const calculateSdlBatchKey = /*#__PURE__*/ $keyOf($call.calculateSdlBatch);
export const calculateSdlBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateSdlBatch);
export const useCalculateSdlBatch = /*#__PURE__*/ $queryHook(calculateSdlBatchOptions);

export const calculateForeignWorkerLevyKey = /*#__PURE__*/ $keyOf($call.calculateForeignWorkerLevy);
export const calculateForeignWorkerLevyOptions = /*#__PURE__*/ $optionsOf($call.calculateForeignWorkerLevy);
export const useCalculateForeignWorkerLevy = /*#__PURE__*/ $queryHook(calculateForeignWorkerLevyOptions);

export const calculateForeignWorkerLevyBatchKey = /*#__PURE__*/ $keyOf($call.calculateForeignWorkerLevyBatch);
export const calculateForeignWorkerLevyBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateForeignWorkerLevyBatch);
export const useCalculateForeignWorkerLevyBatch = /*#__PURE__*/ $queryHook(calculateForeignWorkerLevyBatchOptions);

export const calculatePrivateProvidentFundKey = /*#__PURE__*/ $keyOf($call.calculatePrivateProvidentFund);
export const calculatePrivateProvidentFundOptions = /*#__PURE__*/ $optionsOf($call.calculatePrivateProvidentFund);
export const useCalculatePrivateProvidentFund = /*#__PURE__*/ $queryHook(calculatePrivateProvidentFundOptions);

export const calculatePrivateProvidentFundBatchKey = /*#__PURE__*/ $keyOf($call.calculatePrivateProvidentFundBatch);
export const calculatePrivateProvidentFundBatchOptions = /*#__PURE__*/ $optionsOf($call.calculatePrivateProvidentFundBatch);
export const useCalculatePrivateProvidentFundBatch = /*#__PURE__*/ $queryHook(calculatePrivateProvidentFundBatchOptions);

export const calculatePayRatesKey = /*#__PURE__*/ $keyOf($call.calculatePayRates);
export const calculatePayRatesOptions = /*#__PURE__*/ $optionsOf($call.calculatePayRates);
export const useCalculatePayRates = /*#__PURE__*/ $queryHook(calculatePayRatesOptions);

export const calculatePayRatesBatchKey = /*#__PURE__*/ $keyOf($call.calculatePayRatesBatch);
export const calculatePayRatesBatchOptions = /*#__PURE__*/ $optionsOf($call.calculatePayRatesBatch);
export const useCalculatePayRatesBatch = /*#__PURE__*/ $queryHook(calculatePayRatesBatchOptions);

export const calculateOvertimeKey = /*#__PURE__*/ $keyOf($call.calculateOvertime);
export const calculateOvertimeOptions = /*#__PURE__*/ $optionsOf($call.calculateOvertime);
export const useCalculateOvertime = /*#__PURE__*/ $queryHook(calculateOvertimeOptions);

export const calculateOvertimeBatchKey = /*#__PURE__*/ $keyOf($call.calculateOvertimeBatch);
export const calculateOvertimeBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateOvertimeBatch);
export const useCalculateOvertimeBatch = /*#__PURE__*/ $queryHook(calculateOvertimeBatchOptions);

export const calculateRestDayKey = /*#__PURE__*/ $keyOf($call.calculateRestDay);
export const calculateRestDayOptions = /*#__PURE__*/ $optionsOf($call.calculateRestDay);
export const useCalculateRestDay = /*#__PURE__*/ $queryHook(calculateRestDayOptions);

export const calculateRestDayBatchKey = /*#__PURE__*/ $keyOf($call.calculateRestDayBatch);
export const calculateRestDayBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateRestDayBatch);
export const useCalculateRestDayBatch = /*#__PURE__*/ $queryHook(calculateRestDayBatchOptions);

export const calculatePublicHolidayWorkKey = /*#__PURE__*/ $keyOf($call.calculatePublicHolidayWork);
export const calculatePublicHolidayWorkOptions = /*#__PURE__*/ $optionsOf($call.calculatePublicHolidayWork);
export const useCalculatePublicHolidayWork = /*#__PURE__*/ $queryHook(calculatePublicHolidayWorkOptions);

export const calculatePublicHolidayWorkBatchKey = /*#__PURE__*/ $keyOf($call.calculatePublicHolidayWorkBatch);
export const calculatePublicHolidayWorkBatchOptions = /*#__PURE__*/ $optionsOf($call.calculatePublicHolidayWorkBatch);
export const useCalculatePublicHolidayWorkBatch = /*#__PURE__*/ $queryHook(calculatePublicHolidayWorkBatchOptions);

export const calculateHolidayOnDayOffKey = /*#__PURE__*/ $keyOf($call.calculateHolidayOnDayOff);
export const calculateHolidayOnDayOffOptions = /*#__PURE__*/ $optionsOf($call.calculateHolidayOnDayOff);
export const useCalculateHolidayOnDayOff = /*#__PURE__*/ $queryHook(calculateHolidayOnDayOffOptions);

export const calculateHolidayOnDayOffBatchKey = /*#__PURE__*/ $keyOf($call.calculateHolidayOnDayOffBatch);
export const calculateHolidayOnDayOffBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateHolidayOnDayOffBatch);
export const useCalculateHolidayOnDayOffBatch = /*#__PURE__*/ $queryHook(calculateHolidayOnDayOffBatchOptions);

export const calculateIncompleteMonthKey = /*#__PURE__*/ $keyOf($call.calculateIncompleteMonth);
export const calculateIncompleteMonthOptions = /*#__PURE__*/ $optionsOf($call.calculateIncompleteMonth);
export const useCalculateIncompleteMonth = /*#__PURE__*/ $queryHook(calculateIncompleteMonthOptions);

export const calculateIncompleteMonthBatchKey = /*#__PURE__*/ $keyOf($call.calculateIncompleteMonthBatch);
export const calculateIncompleteMonthBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateIncompleteMonthBatch);
export const useCalculateIncompleteMonthBatch = /*#__PURE__*/ $queryHook(calculateIncompleteMonthBatchOptions);

export const calculateLeaveEncashmentKey = /*#__PURE__*/ $keyOf($call.calculateLeaveEncashment);
export const calculateLeaveEncashmentOptions = /*#__PURE__*/ $optionsOf($call.calculateLeaveEncashment);
export const useCalculateLeaveEncashment = /*#__PURE__*/ $queryHook(calculateLeaveEncashmentOptions);

export const calculateLeaveEncashmentBatchKey = /*#__PURE__*/ $keyOf($call.calculateLeaveEncashmentBatch);
export const calculateLeaveEncashmentBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateLeaveEncashmentBatch);
export const useCalculateLeaveEncashmentBatch = /*#__PURE__*/ $queryHook(calculateLeaveEncashmentBatchOptions);

export const calculateNoticeKey = /*#__PURE__*/ $keyOf($call.calculateNotice);
export const calculateNoticeOptions = /*#__PURE__*/ $optionsOf($call.calculateNotice);
export const useCalculateNotice = /*#__PURE__*/ $queryHook(calculateNoticeOptions);

export const calculateNoticeBatchKey = /*#__PURE__*/ $keyOf($call.calculateNoticeBatch);
export const calculateNoticeBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateNoticeBatch);
export const useCalculateNoticeBatch = /*#__PURE__*/ $queryHook(calculateNoticeBatchOptions);

export const calculateDeductionsKey = /*#__PURE__*/ $keyOf($call.calculateDeductions);
export const calculateDeductionsOptions = /*#__PURE__*/ $optionsOf($call.calculateDeductions);
export const useCalculateDeductions = /*#__PURE__*/ $queryHook(calculateDeductionsOptions);

export const calculateDeductionsBatchKey = /*#__PURE__*/ $keyOf($call.calculateDeductionsBatch);
export const calculateDeductionsBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateDeductionsBatch);
export const useCalculateDeductionsBatch = /*#__PURE__*/ $queryHook(calculateDeductionsBatchOptions);

export const calculatePayDatesKey = /*#__PURE__*/ $keyOf($call.calculatePayDates);
export const calculatePayDatesOptions = /*#__PURE__*/ $optionsOf($call.calculatePayDates);
export const useCalculatePayDates = /*#__PURE__*/ $queryHook(calculatePayDatesOptions);

export const calculatePayDatesBatchKey = /*#__PURE__*/ $keyOf($call.calculatePayDatesBatch);
export const calculatePayDatesBatchOptions = /*#__PURE__*/ $optionsOf($call.calculatePayDatesBatch);
export const useCalculatePayDatesBatch = /*#__PURE__*/ $queryHook(calculatePayDatesBatchOptions);

export const calculateAnnualLeaveKey = /*#__PURE__*/ $keyOf($call.calculateAnnualLeave);
export const calculateAnnualLeaveOptions = /*#__PURE__*/ $optionsOf($call.calculateAnnualLeave);
export const useCalculateAnnualLeave = /*#__PURE__*/ $queryHook(calculateAnnualLeaveOptions);

export const calculateAnnualLeaveBatchKey = /*#__PURE__*/ $keyOf($call.calculateAnnualLeaveBatch);
export const calculateAnnualLeaveBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateAnnualLeaveBatch);
export const useCalculateAnnualLeaveBatch = /*#__PURE__*/ $queryHook(calculateAnnualLeaveBatchOptions);

export const calculateSickLeaveKey = /*#__PURE__*/ $keyOf($call.calculateSickLeave);
export const calculateSickLeaveOptions = /*#__PURE__*/ $optionsOf($call.calculateSickLeave);
export const useCalculateSickLeave = /*#__PURE__*/ $queryHook(calculateSickLeaveOptions);

export const calculateSickLeaveBatchKey = /*#__PURE__*/ $keyOf($call.calculateSickLeaveBatch);
export const calculateSickLeaveBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateSickLeaveBatch);
export const useCalculateSickLeaveBatch = /*#__PURE__*/ $queryHook(calculateSickLeaveBatchOptions);

export const calculateChildcareLeaveKey = /*#__PURE__*/ $keyOf($call.calculateChildcareLeave);
export const calculateChildcareLeaveOptions = /*#__PURE__*/ $optionsOf($call.calculateChildcareLeave);
export const useCalculateChildcareLeave = /*#__PURE__*/ $queryHook(calculateChildcareLeaveOptions);

export const calculateChildcareLeaveBatchKey = /*#__PURE__*/ $keyOf($call.calculateChildcareLeaveBatch);
export const calculateChildcareLeaveBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateChildcareLeaveBatch);
export const useCalculateChildcareLeaveBatch = /*#__PURE__*/ $queryHook(calculateChildcareLeaveBatchOptions);

export const calculateMaternityLeaveKey = /*#__PURE__*/ $keyOf($call.calculateMaternityLeave);
export const calculateMaternityLeaveOptions = /*#__PURE__*/ $optionsOf($call.calculateMaternityLeave);
export const useCalculateMaternityLeave = /*#__PURE__*/ $queryHook(calculateMaternityLeaveOptions);

export const calculateMaternityLeaveBatchKey = /*#__PURE__*/ $keyOf($call.calculateMaternityLeaveBatch);
export const calculateMaternityLeaveBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateMaternityLeaveBatch);
export const useCalculateMaternityLeaveBatch = /*#__PURE__*/ $queryHook(calculateMaternityLeaveBatchOptions);

export const calculatePaternityLeaveKey = /*#__PURE__*/ $keyOf($call.calculatePaternityLeave);
export const calculatePaternityLeaveOptions = /*#__PURE__*/ $optionsOf($call.calculatePaternityLeave);
export const useCalculatePaternityLeave = /*#__PURE__*/ $queryHook(calculatePaternityLeaveOptions);

export const calculatePaternityLeaveBatchKey = /*#__PURE__*/ $keyOf($call.calculatePaternityLeaveBatch);
export const calculatePaternityLeaveBatchOptions = /*#__PURE__*/ $optionsOf($call.calculatePaternityLeaveBatch);
export const useCalculatePaternityLeaveBatch = /*#__PURE__*/ $queryHook(calculatePaternityLeaveBatchOptions);

export const calculateSharedParentalLeaveKey = /*#__PURE__*/ $keyOf($call.calculateSharedParentalLeave);
export const calculateSharedParentalLeaveOptions = /*#__PURE__*/ $optionsOf($call.calculateSharedParentalLeave);
export const useCalculateSharedParentalLeave = /*#__PURE__*/ $queryHook(calculateSharedParentalLeaveOptions);

export const calculateSharedParentalLeaveBatchKey = /*#__PURE__*/ $keyOf($call.calculateSharedParentalLeaveBatch);
export const calculateSharedParentalLeaveBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateSharedParentalLeaveBatch);
export const useCalculateSharedParentalLeaveBatch = /*#__PURE__*/ $queryHook(calculateSharedParentalLeaveBatchOptions);

export const calculateAdoptionLeaveKey = /*#__PURE__*/ $keyOf($call.calculateAdoptionLeave);
export const calculateAdoptionLeaveOptions = /*#__PURE__*/ $optionsOf($call.calculateAdoptionLeave);
export const useCalculateAdoptionLeave = /*#__PURE__*/ $queryHook(calculateAdoptionLeaveOptions);

export const calculateAdoptionLeaveBatchKey = /*#__PURE__*/ $keyOf($call.calculateAdoptionLeaveBatch);
export const calculateAdoptionLeaveBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateAdoptionLeaveBatch);
export const useCalculateAdoptionLeaveBatch = /*#__PURE__*/ $queryHook(calculateAdoptionLeaveBatchOptions);

export const calculatePublicHolidaysKey = /*#__PURE__*/ $keyOf($call.calculatePublicHolidays);
export const calculatePublicHolidaysOptions = /*#__PURE__*/ $optionsOf($call.calculatePublicHolidays);
export const useCalculatePublicHolidays = /*#__PURE__*/ $queryHook(calculatePublicHolidaysOptions);

export const calculatePublicHolidaysBatchKey = /*#__PURE__*/ $keyOf($call.calculatePublicHolidaysBatch);
export const calculatePublicHolidaysBatchOptions = /*#__PURE__*/ $optionsOf($call.calculatePublicHolidaysBatch);
export const useCalculatePublicHolidaysBatch = /*#__PURE__*/ $queryHook(calculatePublicHolidaysBatchOptions);

export const calculateIdentifierKey = /*#__PURE__*/ $keyOf($call.calculateIdentifier);
export const calculateIdentifierOptions = /*#__PURE__*/ $optionsOf($call.calculateIdentifier);
export const useCalculateIdentifier = /*#__PURE__*/ $queryHook(calculateIdentifierOptions);

export const calculateIdentifierBatchKey = /*#__PURE__*/ $keyOf($call.calculateIdentifierBatch);
export const calculateIdentifierBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateIdentifierBatch);
export const useCalculateIdentifierBatch = /*#__PURE__*/ $queryHook(calculateIdentifierBatchOptions);

export const calculateEzpayFileKey = /*#__PURE__*/ $keyOf($call.calculateEzpayFile);
export const calculateEzpayFileOptions = /*#__PURE__*/ $optionsOf($call.calculateEzpayFile);
export const useCalculateEzpayFile = /*#__PURE__*/ $queryHook(calculateEzpayFileOptions);

export const writeEzpayFileKey = /*#__PURE__*/ $keyOf($call.writeEzpayFile);
export const writeEzpayFileOptions = /*#__PURE__*/ $optionsOf($call.writeEzpayFile);
export const useWriteEzpayFile = /*#__PURE__*/ $queryHook(writeEzpayFileOptions);

export const calculateEzpayFileBatchKey = /*#__PURE__*/ $keyOf($call.calculateEzpayFileBatch);
export const calculateEzpayFileBatchOptions = /*#__PURE__*/ $optionsOf($call.calculateEzpayFileBatch);
export const useCalculateEzpayFileBatch = /*#__PURE__*/ $queryHook(calculateEzpayFileBatchOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ calculateCpfMonth: calculateCpfMonthKey, calculateCpfMonthBatch: calculateCpfMonthBatchKey, calculateSelfHelpFunds: calculateSelfHelpFundsKey, calculateSelfHelpFundsBatch: calculateSelfHelpFundsBatchKey, calculateCpfYear: calculateCpfYearKey, calculateCpfYearBatch: calculateCpfYearBatchKey, calculateLateInterest: calculateLateInterestKey, calculateLateInterestBatch: calculateLateInterestBatchKey, calculateAnnualLimit: calculateAnnualLimitKey, calculateAnnualLimitBatch: calculateAnnualLimitBatchKey, calculateWageClass: calculateWageClassKey, calculateWageClassBatch: calculateWageClassBatchKey, calculateShareRecovery: calculateShareRecoveryKey, calculateShareRecoveryBatch: calculateShareRecoveryBatchKey, calculateSdl: calculateSdlKey, calculateSdlBatch: calculateSdlBatchKey, calculateForeignWorkerLevy: calculateForeignWorkerLevyKey, calculateForeignWorkerLevyBatch: calculateForeignWorkerLevyBatchKey, calculatePrivateProvidentFund: calculatePrivateProvidentFundKey, calculatePrivateProvidentFundBatch: calculatePrivateProvidentFundBatchKey, calculatePayRates: calculatePayRatesKey, calculatePayRatesBatch: calculatePayRatesBatchKey, calculateOvertime: calculateOvertimeKey, calculateOvertimeBatch: calculateOvertimeBatchKey, calculateRestDay: calculateRestDayKey, calculateRestDayBatch: calculateRestDayBatchKey, calculatePublicHolidayWork: calculatePublicHolidayWorkKey, calculatePublicHolidayWorkBatch: calculatePublicHolidayWorkBatchKey, calculateHolidayOnDayOff: calculateHolidayOnDayOffKey, calculateHolidayOnDayOffBatch: calculateHolidayOnDayOffBatchKey, calculateIncompleteMonth: calculateIncompleteMonthKey, calculateIncompleteMonthBatch: calculateIncompleteMonthBatchKey, calculateLeaveEncashment: calculateLeaveEncashmentKey, calculateLeaveEncashmentBatch: calculateLeaveEncashmentBatchKey, calculateNotice: calculateNoticeKey, calculateNoticeBatch: calculateNoticeBatchKey, calculateDeductions: calculateDeductionsKey, calculateDeductionsBatch: calculateDeductionsBatchKey, calculatePayDates: calculatePayDatesKey, calculatePayDatesBatch: calculatePayDatesBatchKey, calculateAnnualLeave: calculateAnnualLeaveKey, calculateAnnualLeaveBatch: calculateAnnualLeaveBatchKey, calculateSickLeave: calculateSickLeaveKey, calculateSickLeaveBatch: calculateSickLeaveBatchKey, calculateChildcareLeave: calculateChildcareLeaveKey, calculateChildcareLeaveBatch: calculateChildcareLeaveBatchKey, calculateMaternityLeave: calculateMaternityLeaveKey, calculateMaternityLeaveBatch: calculateMaternityLeaveBatchKey, calculatePaternityLeave: calculatePaternityLeaveKey, calculatePaternityLeaveBatch: calculatePaternityLeaveBatchKey, calculateSharedParentalLeave: calculateSharedParentalLeaveKey, calculateSharedParentalLeaveBatch: calculateSharedParentalLeaveBatchKey, calculateAdoptionLeave: calculateAdoptionLeaveKey, calculateAdoptionLeaveBatch: calculateAdoptionLeaveBatchKey, calculatePublicHolidays: calculatePublicHolidaysKey, calculatePublicHolidaysBatch: calculatePublicHolidaysBatchKey, calculateIdentifier: calculateIdentifierKey, calculateIdentifierBatch: calculateIdentifierBatchKey, calculateEzpayFile: calculateEzpayFileKey, writeEzpayFile: writeEzpayFileKey, calculateEzpayFileBatch: calculateEzpayFileBatchKey });
