// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/pay-runs.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPayRunsKey = /*#__PURE__*/ $keyOf($call.listPayRuns);
export const listPayRunsOptions = /*#__PURE__*/ $optionsOf($call.listPayRuns);
export const useListPayRuns = /*#__PURE__*/ $queryHook(listPayRunsOptions);
export const listPayRunsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPayRuns, "items");
export const useListPayRunsInfinite = /*#__PURE__*/ $infiniteHook(listPayRunsInfiniteOptions);

export const createPayRunMutation = /*#__PURE__*/ $mutationOf($call.createPayRun, ["pay-runs","pay-periods","dashboard"]);
export const useCreatePayRun = /*#__PURE__*/ $mutationHook(createPayRunMutation);

export const listPayRunOptionsKey = /*#__PURE__*/ $keyOf($call.listPayRunOptions);
export const listPayRunOptionsOptions = /*#__PURE__*/ $optionsOf($call.listPayRunOptions);
export const useListPayRunOptions = /*#__PURE__*/ $queryHook(listPayRunOptionsOptions);

export const listLeftOutKey = /*#__PURE__*/ $keyOf($call.listLeftOut);
export const listLeftOutOptions = /*#__PURE__*/ $optionsOf($call.listLeftOut);
export const useListLeftOut = /*#__PURE__*/ $queryHook(listLeftOutOptions);
export const listLeftOutInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeftOut, "items");
export const useListLeftOutInfinite = /*#__PURE__*/ $infiniteHook(listLeftOutInfiniteOptions);

export const exportPayRunsKey = /*#__PURE__*/ $keyOf($call.exportPayRuns);
export const exportPayRunsOptions = /*#__PURE__*/ $optionsOf($call.exportPayRuns);
export const useExportPayRuns = /*#__PURE__*/ $queryHook(exportPayRunsOptions);

export const getPayRunKey = /*#__PURE__*/ $keyOf($call.getPayRun);
export const getPayRunOptions = /*#__PURE__*/ $optionsOf($call.getPayRun);
export const useGetPayRun = /*#__PURE__*/ $queryHook(getPayRunOptions);

export const updatePayRunMutation = /*#__PURE__*/ $mutationOf($call.updatePayRun, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useUpdatePayRun = /*#__PURE__*/ $mutationHook(updatePayRunMutation);

export const calculatePayRunMutation = /*#__PURE__*/ $mutationOf($call.calculatePayRun, ["pay-runs","payslips","pay-periods","jobs","settlements"]);
export const useCalculatePayRun = /*#__PURE__*/ $mutationHook(calculatePayRunMutation);

export const submitPayRunMutation = /*#__PURE__*/ $mutationOf($call.submitPayRun, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useSubmitPayRun = /*#__PURE__*/ $mutationHook(submitPayRunMutation);

export const approvePayRunMutation = /*#__PURE__*/ $mutationOf($call.approvePayRun, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useApprovePayRun = /*#__PURE__*/ $mutationHook(approvePayRunMutation);

export const returnPayRunMutation = /*#__PURE__*/ $mutationOf($call.returnPayRun, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useReturnPayRun = /*#__PURE__*/ $mutationHook(returnPayRunMutation);

export const lockPayRunMutation = /*#__PURE__*/ $mutationOf($call.lockPayRun, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useLockPayRun = /*#__PURE__*/ $mutationHook(lockPayRunMutation);

export const publishPayRunMutation = /*#__PURE__*/ $mutationOf($call.publishPayRun, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const usePublishPayRun = /*#__PURE__*/ $mutationHook(publishPayRunMutation);

export const markPayRunPaidMutation = /*#__PURE__*/ $mutationOf($call.markPayRunPaid, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useMarkPayRunPaid = /*#__PURE__*/ $mutationHook(markPayRunPaidMutation);

export const closePayRunMutation = /*#__PURE__*/ $mutationOf($call.closePayRun, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useClosePayRun = /*#__PURE__*/ $mutationHook(closePayRunMutation);

export const cancelPayRunMutation = /*#__PURE__*/ $mutationOf($call.cancelPayRun, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useCancelPayRun = /*#__PURE__*/ $mutationHook(cancelPayRunMutation);

export const listPayRunBlockersKey = /*#__PURE__*/ $keyOf($call.listPayRunBlockers);
export const listPayRunBlockersOptions = /*#__PURE__*/ $optionsOf($call.listPayRunBlockers);
export const useListPayRunBlockers = /*#__PURE__*/ $queryHook(listPayRunBlockersOptions);
export const listPayRunBlockersInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPayRunBlockers, "items");
export const useListPayRunBlockersInfinite = /*#__PURE__*/ $infiniteHook(listPayRunBlockersInfiniteOptions);

export const listPayRunPeopleKey = /*#__PURE__*/ $keyOf($call.listPayRunPeople);
export const listPayRunPeopleOptions = /*#__PURE__*/ $optionsOf($call.listPayRunPeople);
export const useListPayRunPeople = /*#__PURE__*/ $queryHook(listPayRunPeopleOptions);
export const listPayRunPeopleInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPayRunPeople, "items");
export const useListPayRunPeopleInfinite = /*#__PURE__*/ $infiniteHook(listPayRunPeopleInfiniteOptions);

export const exportPayRunPeopleKey = /*#__PURE__*/ $keyOf($call.exportPayRunPeople);
export const exportPayRunPeopleOptions = /*#__PURE__*/ $optionsOf($call.exportPayRunPeople);
export const useExportPayRunPeople = /*#__PURE__*/ $queryHook(exportPayRunPeopleOptions);

export const getPayRunComparisonKey = /*#__PURE__*/ $keyOf($call.getPayRunComparison);
export const getPayRunComparisonOptions = /*#__PURE__*/ $optionsOf($call.getPayRunComparison);
export const useGetPayRunComparison = /*#__PURE__*/ $queryHook(getPayRunComparisonOptions);

export const listPayRunChangesKey = /*#__PURE__*/ $keyOf($call.listPayRunChanges);
export const listPayRunChangesOptions = /*#__PURE__*/ $optionsOf($call.listPayRunChanges);
export const useListPayRunChanges = /*#__PURE__*/ $queryHook(listPayRunChangesOptions);
export const listPayRunChangesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPayRunChanges, "items");
export const useListPayRunChangesInfinite = /*#__PURE__*/ $infiniteHook(listPayRunChangesInfiniteOptions);

export const listPayRunHistoryKey = /*#__PURE__*/ $keyOf($call.listPayRunHistory);
export const listPayRunHistoryOptions = /*#__PURE__*/ $optionsOf($call.listPayRunHistory);
export const useListPayRunHistory = /*#__PURE__*/ $queryHook(listPayRunHistoryOptions);
export const listPayRunHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPayRunHistory, "items");
export const useListPayRunHistoryInfinite = /*#__PURE__*/ $infiniteHook(listPayRunHistoryInfiniteOptions);

export const overridePayslipLineMutation = /*#__PURE__*/ $mutationOf($call.overridePayslipLine, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useOverridePayslipLine = /*#__PURE__*/ $mutationHook(overridePayslipLineMutation);

export const recalculatePayslipMutation = /*#__PURE__*/ $mutationOf($call.recalculatePayslip, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useRecalculatePayslip = /*#__PURE__*/ $mutationHook(recalculatePayslipMutation);

export const holdPayslipMutation = /*#__PURE__*/ $mutationOf($call.holdPayslip, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useHoldPayslip = /*#__PURE__*/ $mutationHook(holdPayslipMutation);

export const releasePayslipMutation = /*#__PURE__*/ $mutationOf($call.releasePayslip, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useReleasePayslip = /*#__PURE__*/ $mutationHook(releasePayslipMutation);

export const excludePayslipMutation = /*#__PURE__*/ $mutationOf($call.excludePayslip, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useExcludePayslip = /*#__PURE__*/ $mutationHook(excludePayslipMutation);

export const includePayslipMutation = /*#__PURE__*/ $mutationOf($call.includePayslip, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useIncludePayslip = /*#__PURE__*/ $mutationHook(includePayslipMutation);

export const updatePayslipNoteMutation = /*#__PURE__*/ $mutationOf($call.updatePayslipNote, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useUpdatePayslipNote = /*#__PURE__*/ $mutationHook(updatePayslipNoteMutation);

export const reversePayslipMutation = /*#__PURE__*/ $mutationOf($call.reversePayslip, ["pay-runs","payslips","pay-periods","dashboard","settlements"]);
export const useReversePayslip = /*#__PURE__*/ $mutationHook(reversePayslipMutation);

export const listPayRunFilesKey = /*#__PURE__*/ $keyOf($call.listPayRunFiles);
export const listPayRunFilesOptions = /*#__PURE__*/ $optionsOf($call.listPayRunFiles);
export const useListPayRunFiles = /*#__PURE__*/ $queryHook(listPayRunFilesOptions);
export const listPayRunFilesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPayRunFiles, "items");
export const useListPayRunFilesInfinite = /*#__PURE__*/ $infiniteHook(listPayRunFilesInfiniteOptions);

export const createPayRunFileMutation = /*#__PURE__*/ $mutationOf($call.createPayRunFile);
export const useCreatePayRunFile = /*#__PURE__*/ $mutationHook(createPayRunFileMutation);

export const downloadPayRunFileKey = /*#__PURE__*/ $keyOf($call.downloadPayRunFile);
export const downloadPayRunFileOptions = /*#__PURE__*/ $optionsOf($call.downloadPayRunFile);
export const useDownloadPayRunFile = /*#__PURE__*/ $queryHook(downloadPayRunFileOptions);

export const getPayRunWhatIfKey = /*#__PURE__*/ $keyOf($call.getPayRunWhatIf);
export const getPayRunWhatIfOptions = /*#__PURE__*/ $optionsOf($call.getPayRunWhatIf);
export const useGetPayRunWhatIf = /*#__PURE__*/ $queryHook(getPayRunWhatIfOptions);
export const getPayRunWhatIfInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.getPayRunWhatIf, "items");
export const useGetPayRunWhatIfInfinite = /*#__PURE__*/ $infiniteHook(getPayRunWhatIfInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPayRuns: listPayRunsKey, listPayRunOptions: listPayRunOptionsKey, listLeftOut: listLeftOutKey, exportPayRuns: exportPayRunsKey, getPayRun: getPayRunKey, listPayRunBlockers: listPayRunBlockersKey, listPayRunPeople: listPayRunPeopleKey, exportPayRunPeople: exportPayRunPeopleKey, getPayRunComparison: getPayRunComparisonKey, listPayRunChanges: listPayRunChangesKey, listPayRunHistory: listPayRunHistoryKey, listPayRunFiles: listPayRunFilesKey, downloadPayRunFile: downloadPayRunFileKey, getPayRunWhatIf: getPayRunWhatIfKey });
