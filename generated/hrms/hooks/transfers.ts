// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/transfers.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listTransfersKey = /*#__PURE__*/ $keyOf($call.listTransfers);
export const listTransfersOptions = /*#__PURE__*/ $optionsOf($call.listTransfers);
export const useListTransfers = /*#__PURE__*/ $queryHook(listTransfersOptions);
export const listTransfersInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTransfers, "items");
export const useListTransfersInfinite = /*#__PURE__*/ $infiniteHook(listTransfersInfiniteOptions);

export const createTransferMutation = /*#__PURE__*/ $mutationOf($call.createTransfer, ["transfers","employees"]);
export const useCreateTransfer = /*#__PURE__*/ $mutationHook(createTransferMutation);

export const getTransferKey = /*#__PURE__*/ $keyOf($call.getTransfer);
export const getTransferOptions = /*#__PURE__*/ $optionsOf($call.getTransfer);
export const useGetTransfer = /*#__PURE__*/ $queryHook(getTransferOptions);

export const approveTransferMutation = /*#__PURE__*/ $mutationOf($call.approveTransfer, ["transfers","employees"]);
export const useApproveTransfer = /*#__PURE__*/ $mutationHook(approveTransferMutation);

export const rejectTransferMutation = /*#__PURE__*/ $mutationOf($call.rejectTransfer, ["transfers","employees"]);
export const useRejectTransfer = /*#__PURE__*/ $mutationHook(rejectTransferMutation);

export const withdrawTransferMutation = /*#__PURE__*/ $mutationOf($call.withdrawTransfer, ["transfers","employees"]);
export const useWithdrawTransfer = /*#__PURE__*/ $mutationHook(withdrawTransferMutation);

export const listCompaniesToMoveToKey = /*#__PURE__*/ $keyOf($call.listCompaniesToMoveTo);
export const listCompaniesToMoveToOptions = /*#__PURE__*/ $optionsOf($call.listCompaniesToMoveTo);
export const useListCompaniesToMoveTo = /*#__PURE__*/ $queryHook(listCompaniesToMoveToOptions);

export const listTransferHistoryKey = /*#__PURE__*/ $keyOf($call.listTransferHistory);
export const listTransferHistoryOptions = /*#__PURE__*/ $optionsOf($call.listTransferHistory);
export const useListTransferHistory = /*#__PURE__*/ $queryHook(listTransferHistoryOptions);
export const listTransferHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTransferHistory, "items");
export const useListTransferHistoryInfinite = /*#__PURE__*/ $infiniteHook(listTransferHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listTransfers: listTransfersKey, getTransfer: getTransferKey, listCompaniesToMoveTo: listCompaniesToMoveToKey, listTransferHistory: listTransferHistoryKey });
