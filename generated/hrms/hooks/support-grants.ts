// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/support-grants.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listSupportGrantsKey = /*#__PURE__*/ $keyOf($call.listSupportGrants);
export const listSupportGrantsOptions = /*#__PURE__*/ $optionsOf($call.listSupportGrants);
export const useListSupportGrants = /*#__PURE__*/ $queryHook(listSupportGrantsOptions);
export const listSupportGrantsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listSupportGrants, "items");
export const useListSupportGrantsInfinite = /*#__PURE__*/ $infiniteHook(listSupportGrantsInfiniteOptions);

export const createSupportGrantMutation = /*#__PURE__*/ $mutationOf($call.createSupportGrant, ["support-grants","audit-events","user-access"]);
export const useCreateSupportGrant = /*#__PURE__*/ $mutationHook(createSupportGrantMutation);

export const exportSupportGrantsKey = /*#__PURE__*/ $keyOf($call.exportSupportGrants);
export const exportSupportGrantsOptions = /*#__PURE__*/ $optionsOf($call.exportSupportGrants);
export const useExportSupportGrants = /*#__PURE__*/ $queryHook(exportSupportGrantsOptions);

export const listSupportAdministratorsKey = /*#__PURE__*/ $keyOf($call.listSupportAdministrators);
export const listSupportAdministratorsOptions = /*#__PURE__*/ $optionsOf($call.listSupportAdministrators);
export const useListSupportAdministrators = /*#__PURE__*/ $queryHook(listSupportAdministratorsOptions);

export const getSupportGrantKey = /*#__PURE__*/ $keyOf($call.getSupportGrant);
export const getSupportGrantOptions = /*#__PURE__*/ $optionsOf($call.getSupportGrant);
export const useGetSupportGrant = /*#__PURE__*/ $queryHook(getSupportGrantOptions);

export const endSupportGrantMutation = /*#__PURE__*/ $mutationOf($call.endSupportGrant, ["support-grants","audit-events","user-access"]);
export const useEndSupportGrant = /*#__PURE__*/ $mutationHook(endSupportGrantMutation);

export const listSupportGrantHistoryKey = /*#__PURE__*/ $keyOf($call.listSupportGrantHistory);
export const listSupportGrantHistoryOptions = /*#__PURE__*/ $optionsOf($call.listSupportGrantHistory);
export const useListSupportGrantHistory = /*#__PURE__*/ $queryHook(listSupportGrantHistoryOptions);
export const listSupportGrantHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listSupportGrantHistory, "items");
export const useListSupportGrantHistoryInfinite = /*#__PURE__*/ $infiniteHook(listSupportGrantHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listSupportGrants: listSupportGrantsKey, exportSupportGrants: exportSupportGrantsKey, listSupportAdministrators: listSupportAdministratorsKey, getSupportGrant: getSupportGrantKey, listSupportGrantHistory: listSupportGrantHistoryKey });
