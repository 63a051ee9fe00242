// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/leaves.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listLeavesKey = /*#__PURE__*/ $keyOf($call.listLeaves);
export const listLeavesOptions = /*#__PURE__*/ $optionsOf($call.listLeaves);
export const useListLeaves = /*#__PURE__*/ $queryHook(listLeavesOptions);
export const listLeavesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeaves, "items");
export const useListLeavesInfinite = /*#__PURE__*/ $infiniteHook(listLeavesInfiniteOptions);

export const createLeaveMutation = /*#__PURE__*/ $mutationOf($call.createLeave, ["leaves","leave-balances","approvals","dashboard"]);
export const useCreateLeave = /*#__PURE__*/ $mutationHook(createLeaveMutation);

export const previewLeaveKey = /*#__PURE__*/ $keyOf($call.previewLeave);
export const previewLeaveOptions = /*#__PURE__*/ $optionsOf($call.previewLeave);
export const usePreviewLeave = /*#__PURE__*/ $queryHook(previewLeaveOptions);

export const exportLeavesKey = /*#__PURE__*/ $keyOf($call.exportLeaves);
export const exportLeavesOptions = /*#__PURE__*/ $optionsOf($call.exportLeaves);
export const useExportLeaves = /*#__PURE__*/ $queryHook(exportLeavesOptions);

export const listLeaveCalendarKey = /*#__PURE__*/ $keyOf($call.listLeaveCalendar);
export const listLeaveCalendarOptions = /*#__PURE__*/ $optionsOf($call.listLeaveCalendar);
export const useListLeaveCalendar = /*#__PURE__*/ $queryHook(listLeaveCalendarOptions);
export const listLeaveCalendarInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeaveCalendar, "items");
export const useListLeaveCalendarInfinite = /*#__PURE__*/ $infiniteHook(listLeaveCalendarInfiniteOptions);

export const listStandInOptionsKey = /*#__PURE__*/ $keyOf($call.listStandInOptions);
export const listStandInOptionsOptions = /*#__PURE__*/ $optionsOf($call.listStandInOptions);
export const useListStandInOptions = /*#__PURE__*/ $queryHook(listStandInOptionsOptions);

export const listLeaveDecisionsKey = /*#__PURE__*/ $keyOf($call.listLeaveDecisions);
export const listLeaveDecisionsOptions = /*#__PURE__*/ $optionsOf($call.listLeaveDecisions);
export const useListLeaveDecisions = /*#__PURE__*/ $queryHook(listLeaveDecisionsOptions);

export const getLeaveHomeKey = /*#__PURE__*/ $keyOf($call.getLeaveHome);
export const getLeaveHomeOptions = /*#__PURE__*/ $optionsOf($call.getLeaveHome);
export const useGetLeaveHome = /*#__PURE__*/ $queryHook(getLeaveHomeOptions);

export const getLeaveLiabilityKey = /*#__PURE__*/ $keyOf($call.getLeaveLiability);
export const getLeaveLiabilityOptions = /*#__PURE__*/ $optionsOf($call.getLeaveLiability);
export const useGetLeaveLiability = /*#__PURE__*/ $queryHook(getLeaveLiabilityOptions);

export const listLeaveClaimsKey = /*#__PURE__*/ $keyOf($call.listLeaveClaims);
export const listLeaveClaimsOptions = /*#__PURE__*/ $optionsOf($call.listLeaveClaims);
export const useListLeaveClaims = /*#__PURE__*/ $queryHook(listLeaveClaimsOptions);
export const listLeaveClaimsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeaveClaims, "items");
export const useListLeaveClaimsInfinite = /*#__PURE__*/ $infiniteHook(listLeaveClaimsInfiniteOptions);

export const exportLeaveClaimsKey = /*#__PURE__*/ $keyOf($call.exportLeaveClaims);
export const exportLeaveClaimsOptions = /*#__PURE__*/ $optionsOf($call.exportLeaveClaims);
export const useExportLeaveClaims = /*#__PURE__*/ $queryHook(exportLeaveClaimsOptions);

export const getLeaveKey = /*#__PURE__*/ $keyOf($call.getLeave);
export const getLeaveOptions = /*#__PURE__*/ $optionsOf($call.getLeave);
export const useGetLeave = /*#__PURE__*/ $queryHook(getLeaveOptions);

export const listLeaveHistoryKey = /*#__PURE__*/ $keyOf($call.listLeaveHistory);
export const listLeaveHistoryOptions = /*#__PURE__*/ $optionsOf($call.listLeaveHistory);
export const useListLeaveHistory = /*#__PURE__*/ $queryHook(listLeaveHistoryOptions);
export const listLeaveHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listLeaveHistory, "items");
export const useListLeaveHistoryInfinite = /*#__PURE__*/ $infiniteHook(listLeaveHistoryInfiniteOptions);

export const explainLeaveKey = /*#__PURE__*/ $keyOf($call.explainLeave);
export const explainLeaveOptions = /*#__PURE__*/ $optionsOf($call.explainLeave);
export const useExplainLeave = /*#__PURE__*/ $queryHook(explainLeaveOptions);

export const approveLeaveMutation = /*#__PURE__*/ $mutationOf($call.approveLeave, ["leaves","leave-balances","approvals","dashboard"]);
export const useApproveLeave = /*#__PURE__*/ $mutationHook(approveLeaveMutation);

export const rejectLeaveMutation = /*#__PURE__*/ $mutationOf($call.rejectLeave, ["leaves","leave-balances","approvals","dashboard"]);
export const useRejectLeave = /*#__PURE__*/ $mutationHook(rejectLeaveMutation);

export const withdrawLeaveMutation = /*#__PURE__*/ $mutationOf($call.withdrawLeave, ["leaves","leave-balances","approvals","dashboard"]);
export const useWithdrawLeave = /*#__PURE__*/ $mutationHook(withdrawLeaveMutation);

export const cancelLeaveMutation = /*#__PURE__*/ $mutationOf($call.cancelLeave, ["leaves","leave-balances","approvals","dashboard"]);
export const useCancelLeave = /*#__PURE__*/ $mutationHook(cancelLeaveMutation);

export const recountLeaveMutation = /*#__PURE__*/ $mutationOf($call.recountLeave, ["leaves","leave-balances","holidays"]);
export const useRecountLeave = /*#__PURE__*/ $mutationHook(recountLeaveMutation);

export const recallLeaveMutation = /*#__PURE__*/ $mutationOf($call.recallLeave, ["leaves","leave-balances","approvals","dashboard"]);
export const useRecallLeave = /*#__PURE__*/ $mutationHook(recallLeaveMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listLeaves: listLeavesKey, previewLeave: previewLeaveKey, exportLeaves: exportLeavesKey, listLeaveCalendar: listLeaveCalendarKey, listStandInOptions: listStandInOptionsKey, listLeaveDecisions: listLeaveDecisionsKey, getLeaveHome: getLeaveHomeKey, getLeaveLiability: getLeaveLiabilityKey, listLeaveClaims: listLeaveClaimsKey, exportLeaveClaims: exportLeaveClaimsKey, getLeave: getLeaveKey, listLeaveHistory: listLeaveHistoryKey, explainLeave: explainLeaveKey });
