// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/change-requests.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listChangeRequestsKey = /*#__PURE__*/ $keyOf($call.listChangeRequests);
export const listChangeRequestsOptions = /*#__PURE__*/ $optionsOf($call.listChangeRequests);
export const useListChangeRequests = /*#__PURE__*/ $queryHook(listChangeRequestsOptions);
export const listChangeRequestsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listChangeRequests, "items");
export const useListChangeRequestsInfinite = /*#__PURE__*/ $infiniteHook(listChangeRequestsInfiniteOptions);

export const createChangeRequestMutation = /*#__PURE__*/ $mutationOf($call.createChangeRequest, ["change-requests","dashboard","bank-accounts"]);
export const useCreateChangeRequest = /*#__PURE__*/ $mutationHook(createChangeRequestMutation);

export const exportChangeRequestsKey = /*#__PURE__*/ $keyOf($call.exportChangeRequests);
export const exportChangeRequestsOptions = /*#__PURE__*/ $optionsOf($call.exportChangeRequests);
export const useExportChangeRequests = /*#__PURE__*/ $queryHook(exportChangeRequestsOptions);

export const getChangeRequestKey = /*#__PURE__*/ $keyOf($call.getChangeRequest);
export const getChangeRequestOptions = /*#__PURE__*/ $optionsOf($call.getChangeRequest);
export const useGetChangeRequest = /*#__PURE__*/ $queryHook(getChangeRequestOptions);

export const approveChangeRequestMutation = /*#__PURE__*/ $mutationOf($call.approveChangeRequest, ["change-requests","dashboard","employees","bank-accounts","passports","dependants"]);
export const useApproveChangeRequest = /*#__PURE__*/ $mutationHook(approveChangeRequestMutation);

export const rejectChangeRequestMutation = /*#__PURE__*/ $mutationOf($call.rejectChangeRequest, ["change-requests","dashboard","bank-accounts"]);
export const useRejectChangeRequest = /*#__PURE__*/ $mutationHook(rejectChangeRequestMutation);

export const withdrawChangeRequestMutation = /*#__PURE__*/ $mutationOf($call.withdrawChangeRequest, ["change-requests","dashboard","bank-accounts"]);
export const useWithdrawChangeRequest = /*#__PURE__*/ $mutationHook(withdrawChangeRequestMutation);

export const listChangeRequestHistoryKey = /*#__PURE__*/ $keyOf($call.listChangeRequestHistory);
export const listChangeRequestHistoryOptions = /*#__PURE__*/ $optionsOf($call.listChangeRequestHistory);
export const useListChangeRequestHistory = /*#__PURE__*/ $queryHook(listChangeRequestHistoryOptions);
export const listChangeRequestHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listChangeRequestHistory, "items");
export const useListChangeRequestHistoryInfinite = /*#__PURE__*/ $infiniteHook(listChangeRequestHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listChangeRequests: listChangeRequestsKey, exportChangeRequests: exportChangeRequestsKey, getChangeRequest: getChangeRequestKey, listChangeRequestHistory: listChangeRequestHistoryKey });
