// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/kets.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listKetsKey = /*#__PURE__*/ $keyOf($call.listKets);
export const listKetsOptions = /*#__PURE__*/ $optionsOf($call.listKets);
export const useListKets = /*#__PURE__*/ $queryHook(listKetsOptions);
export const listKetsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listKets, "items");
export const useListKetsInfinite = /*#__PURE__*/ $infiniteHook(listKetsInfiniteOptions);

export const createKetMutation = /*#__PURE__*/ $mutationOf($call.createKet, ["kets","employees","dashboard"]);
export const useCreateKet = /*#__PURE__*/ $mutationHook(createKetMutation);

export const getKetKey = /*#__PURE__*/ $keyOf($call.getKet);
export const getKetOptions = /*#__PURE__*/ $optionsOf($call.getKet);
export const useGetKet = /*#__PURE__*/ $queryHook(getKetOptions);

export const updateKetMutation = /*#__PURE__*/ $mutationOf($call.updateKet, ["kets","employees","dashboard"]);
export const useUpdateKet = /*#__PURE__*/ $mutationHook(updateKetMutation);

export const deleteKetMutation = /*#__PURE__*/ $mutationOf($call.deleteKet, ["kets","employees","dashboard"]);
export const useDeleteKet = /*#__PURE__*/ $mutationHook(deleteKetMutation);

export const issueKetMutation = /*#__PURE__*/ $mutationOf($call.issueKet, ["kets","employees","dashboard"]);
export const useIssueKet = /*#__PURE__*/ $mutationHook(issueKetMutation);

export const acknowledgeKetMutation = /*#__PURE__*/ $mutationOf($call.acknowledgeKet, ["kets","employees","dashboard"]);
export const useAcknowledgeKet = /*#__PURE__*/ $mutationHook(acknowledgeKetMutation);

export const downloadKetPdfKey = /*#__PURE__*/ $keyOf($call.downloadKetPdf);
export const downloadKetPdfOptions = /*#__PURE__*/ $optionsOf($call.downloadKetPdf);
export const useDownloadKetPdf = /*#__PURE__*/ $queryHook(downloadKetPdfOptions);

export const listKetHistoryKey = /*#__PURE__*/ $keyOf($call.listKetHistory);
export const listKetHistoryOptions = /*#__PURE__*/ $optionsOf($call.listKetHistory);
export const useListKetHistory = /*#__PURE__*/ $queryHook(listKetHistoryOptions);
export const listKetHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listKetHistory, "items");
export const useListKetHistoryInfinite = /*#__PURE__*/ $infiniteHook(listKetHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listKets: listKetsKey, getKet: getKetKey, downloadKetPdf: downloadKetPdfKey, listKetHistory: listKetHistoryKey });
