// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/approval-chains.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const previewApprovalChainKey = /*#__PURE__*/ $keyOf($call.previewApprovalChain);
export const previewApprovalChainOptions = /*#__PURE__*/ $optionsOf($call.previewApprovalChain);
export const usePreviewApprovalChain = /*#__PURE__*/ $queryHook(previewApprovalChainOptions);

export const listApprovalChainsKey = /*#__PURE__*/ $keyOf($call.listApprovalChains);
export const listApprovalChainsOptions = /*#__PURE__*/ $optionsOf($call.listApprovalChains);
export const useListApprovalChains = /*#__PURE__*/ $queryHook(listApprovalChainsOptions);
export const listApprovalChainsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listApprovalChains, "items");
export const useListApprovalChainsInfinite = /*#__PURE__*/ $infiniteHook(listApprovalChainsInfiniteOptions);

export const createApprovalChainMutation = /*#__PURE__*/ $mutationOf($call.createApprovalChain);
export const useCreateApprovalChain = /*#__PURE__*/ $mutationHook(createApprovalChainMutation);

export const listApprovalChainOptionsKey = /*#__PURE__*/ $keyOf($call.listApprovalChainOptions);
export const listApprovalChainOptionsOptions = /*#__PURE__*/ $optionsOf($call.listApprovalChainOptions);
export const useListApprovalChainOptions = /*#__PURE__*/ $queryHook(listApprovalChainOptionsOptions);

export const exportApprovalChainsKey = /*#__PURE__*/ $keyOf($call.exportApprovalChains);
export const exportApprovalChainsOptions = /*#__PURE__*/ $optionsOf($call.exportApprovalChains);
export const useExportApprovalChains = /*#__PURE__*/ $queryHook(exportApprovalChainsOptions);

export const getApprovalChainKey = /*#__PURE__*/ $keyOf($call.getApprovalChain);
export const getApprovalChainOptions = /*#__PURE__*/ $optionsOf($call.getApprovalChain);
export const useGetApprovalChain = /*#__PURE__*/ $queryHook(getApprovalChainOptions);

export const updateApprovalChainMutation = /*#__PURE__*/ $mutationOf($call.updateApprovalChain);
export const useUpdateApprovalChain = /*#__PURE__*/ $mutationHook(updateApprovalChainMutation);

export const deleteApprovalChainMutation = /*#__PURE__*/ $mutationOf($call.deleteApprovalChain);
export const useDeleteApprovalChain = /*#__PURE__*/ $mutationHook(deleteApprovalChainMutation);

export const archiveApprovalChainMutation = /*#__PURE__*/ $mutationOf($call.archiveApprovalChain);
export const useArchiveApprovalChain = /*#__PURE__*/ $mutationHook(archiveApprovalChainMutation);

export const restoreApprovalChainMutation = /*#__PURE__*/ $mutationOf($call.restoreApprovalChain);
export const useRestoreApprovalChain = /*#__PURE__*/ $mutationHook(restoreApprovalChainMutation);

export const listApprovalChainHistoryKey = /*#__PURE__*/ $keyOf($call.listApprovalChainHistory);
export const listApprovalChainHistoryOptions = /*#__PURE__*/ $optionsOf($call.listApprovalChainHistory);
export const useListApprovalChainHistory = /*#__PURE__*/ $queryHook(listApprovalChainHistoryOptions);
export const listApprovalChainHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listApprovalChainHistory, "items");
export const useListApprovalChainHistoryInfinite = /*#__PURE__*/ $infiniteHook(listApprovalChainHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ previewApprovalChain: previewApprovalChainKey, listApprovalChains: listApprovalChainsKey, listApprovalChainOptions: listApprovalChainOptionsKey, exportApprovalChains: exportApprovalChainsKey, getApprovalChain: getApprovalChainKey, listApprovalChainHistory: listApprovalChainHistoryKey });
