// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/retention.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getRetentionKey = /*#__PURE__*/ $keyOf($call.getRetention);
export const getRetentionOptions = /*#__PURE__*/ $optionsOf($call.getRetention);
export const useGetRetention = /*#__PURE__*/ $queryHook(getRetentionOptions);

export const listDueLeaversKey = /*#__PURE__*/ $keyOf($call.listDueLeavers);
export const listDueLeaversOptions = /*#__PURE__*/ $optionsOf($call.listDueLeavers);
export const useListDueLeavers = /*#__PURE__*/ $queryHook(listDueLeaversOptions);
export const listDueLeaversInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDueLeavers, "items");
export const useListDueLeaversInfinite = /*#__PURE__*/ $infiniteHook(listDueLeaversInfiniteOptions);

export const exportDueLeaversKey = /*#__PURE__*/ $keyOf($call.exportDueLeavers);
export const exportDueLeaversOptions = /*#__PURE__*/ $optionsOf($call.exportDueLeavers);
export const useExportDueLeavers = /*#__PURE__*/ $queryHook(exportDueLeaversOptions);

export const purgeRecordsMutation = /*#__PURE__*/ $mutationOf($call.purgeRecords, ["retention","employees","documents","change-requests","imports","notifications"]);
export const usePurgeRecords = /*#__PURE__*/ $mutationHook(purgeRecordsMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getRetention: getRetentionKey, listDueLeavers: listDueLeaversKey, exportDueLeavers: exportDueLeaversKey });
