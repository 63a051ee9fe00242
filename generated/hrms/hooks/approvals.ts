// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/approvals.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listApprovalsKey = /*#__PURE__*/ $keyOf($call.listApprovals);
export const listApprovalsOptions = /*#__PURE__*/ $optionsOf($call.listApprovals);
export const useListApprovals = /*#__PURE__*/ $queryHook(listApprovalsOptions);
export const listApprovalsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listApprovals, "items");
export const useListApprovalsInfinite = /*#__PURE__*/ $infiniteHook(listApprovalsInfiniteOptions);

export const exportApprovalsKey = /*#__PURE__*/ $keyOf($call.exportApprovals);
export const exportApprovalsOptions = /*#__PURE__*/ $optionsOf($call.exportApprovals);
export const useExportApprovals = /*#__PURE__*/ $queryHook(exportApprovalsOptions);

export const decideApprovalsMutation = /*#__PURE__*/ $mutationOf($call.decideApprovals, ["approvals","change-requests","dashboard","employees","bank-accounts","passports","dependants","transfers","manual-attendance","attendance-logs","shift-swaps","roster","own-attendance","expense-claims"]);
export const useDecideApprovals = /*#__PURE__*/ $mutationHook(decideApprovalsMutation);

export const getApprovalKey = /*#__PURE__*/ $keyOf($call.getApproval);
export const getApprovalOptions = /*#__PURE__*/ $optionsOf($call.getApproval);
export const useGetApproval = /*#__PURE__*/ $queryHook(getApprovalOptions);

export const approveApprovalMutation = /*#__PURE__*/ $mutationOf($call.approveApproval, ["approvals","change-requests","dashboard","employees","bank-accounts","passports","dependants","transfers","manual-attendance","attendance-logs","shift-swaps","roster","own-attendance","expense-claims"]);
export const useApproveApproval = /*#__PURE__*/ $mutationHook(approveApprovalMutation);

export const rejectApprovalMutation = /*#__PURE__*/ $mutationOf($call.rejectApproval, ["approvals","change-requests","dashboard","employees","bank-accounts","passports","dependants","transfers","manual-attendance","attendance-logs","shift-swaps","roster","own-attendance","expense-claims"]);
export const useRejectApproval = /*#__PURE__*/ $mutationHook(rejectApprovalMutation);

export const cancelApprovalMutation = /*#__PURE__*/ $mutationOf($call.cancelApproval, ["approvals","change-requests","dashboard","employees","bank-accounts","passports","dependants","transfers","manual-attendance","attendance-logs","shift-swaps","roster","own-attendance","expense-claims"]);
export const useCancelApproval = /*#__PURE__*/ $mutationHook(cancelApprovalMutation);

export const withdrawApprovalMutation = /*#__PURE__*/ $mutationOf($call.withdrawApproval, ["approvals","change-requests","dashboard","employees","bank-accounts","passports","dependants","transfers","manual-attendance","attendance-logs","shift-swaps","roster","own-attendance","expense-claims"]);
export const useWithdrawApproval = /*#__PURE__*/ $mutationHook(withdrawApprovalMutation);

export const listApproverOptionsKey = /*#__PURE__*/ $keyOf($call.listApproverOptions);
export const listApproverOptionsOptions = /*#__PURE__*/ $optionsOf($call.listApproverOptions);
export const useListApproverOptions = /*#__PURE__*/ $queryHook(listApproverOptionsOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listApprovals: listApprovalsKey, exportApprovals: exportApprovalsKey, getApproval: getApprovalKey, listApproverOptions: listApproverOptionsKey });
