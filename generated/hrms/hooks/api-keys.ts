// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/api-keys.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listApiKeysKey = /*#__PURE__*/ $keyOf($call.listApiKeys);
export const listApiKeysOptions = /*#__PURE__*/ $optionsOf($call.listApiKeys);
export const useListApiKeys = /*#__PURE__*/ $queryHook(listApiKeysOptions);
export const listApiKeysInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listApiKeys, "items");
export const useListApiKeysInfinite = /*#__PURE__*/ $infiniteHook(listApiKeysInfiniteOptions);

export const createApiKeyMutation = /*#__PURE__*/ $mutationOf($call.createApiKey);
export const useCreateApiKey = /*#__PURE__*/ $mutationHook(createApiKeyMutation);

export const exportApiKeysKey = /*#__PURE__*/ $keyOf($call.exportApiKeys);
export const exportApiKeysOptions = /*#__PURE__*/ $optionsOf($call.exportApiKeys);
export const useExportApiKeys = /*#__PURE__*/ $queryHook(exportApiKeysOptions);

export const getApiKeyKey = /*#__PURE__*/ $keyOf($call.getApiKey);
export const getApiKeyOptions = /*#__PURE__*/ $optionsOf($call.getApiKey);
export const useGetApiKey = /*#__PURE__*/ $queryHook(getApiKeyOptions);

export const updateApiKeyMutation = /*#__PURE__*/ $mutationOf($call.updateApiKey);
export const useUpdateApiKey = /*#__PURE__*/ $mutationHook(updateApiKeyMutation);

export const revokeApiKeyMutation = /*#__PURE__*/ $mutationOf($call.revokeApiKey);
export const useRevokeApiKey = /*#__PURE__*/ $mutationHook(revokeApiKeyMutation);

export const listApiKeyHistoryKey = /*#__PURE__*/ $keyOf($call.listApiKeyHistory);
export const listApiKeyHistoryOptions = /*#__PURE__*/ $optionsOf($call.listApiKeyHistory);
export const useListApiKeyHistory = /*#__PURE__*/ $queryHook(listApiKeyHistoryOptions);
export const listApiKeyHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listApiKeyHistory, "items");
export const useListApiKeyHistoryInfinite = /*#__PURE__*/ $infiniteHook(listApiKeyHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listApiKeys: listApiKeysKey, exportApiKeys: exportApiKeysKey, getApiKey: getApiKeyKey, listApiKeyHistory: listApiKeyHistoryKey });
