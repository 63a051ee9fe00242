// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/module-elements.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listModuleElementsKey = /*#__PURE__*/ $keyOf($call.listModuleElements);
export const listModuleElementsOptions = /*#__PURE__*/ $optionsOf($call.listModuleElements);
export const useListModuleElements = /*#__PURE__*/ $queryHook(listModuleElementsOptions);
export const listModuleElementsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listModuleElements, "items");
export const useListModuleElementsInfinite = /*#__PURE__*/ $infiniteHook(listModuleElementsInfiniteOptions);

export const createModuleElementMutation = /*#__PURE__*/ $mutationOf($call.createModuleElement);
export const useCreateModuleElement = /*#__PURE__*/ $mutationHook(createModuleElementMutation);

export const exportModuleElementsKey = /*#__PURE__*/ $keyOf($call.exportModuleElements);
export const exportModuleElementsOptions = /*#__PURE__*/ $optionsOf($call.exportModuleElements);
export const useExportModuleElements = /*#__PURE__*/ $queryHook(exportModuleElementsOptions);

export const getModuleElementKey = /*#__PURE__*/ $keyOf($call.getModuleElement);
export const getModuleElementOptions = /*#__PURE__*/ $optionsOf($call.getModuleElement);
export const useGetModuleElement = /*#__PURE__*/ $queryHook(getModuleElementOptions);

export const updateModuleElementMutation = /*#__PURE__*/ $mutationOf($call.updateModuleElement);
export const useUpdateModuleElement = /*#__PURE__*/ $mutationHook(updateModuleElementMutation);

export const deleteModuleElementMutation = /*#__PURE__*/ $mutationOf($call.deleteModuleElement);
export const useDeleteModuleElement = /*#__PURE__*/ $mutationHook(deleteModuleElementMutation);

export const listModuleElementHistoryKey = /*#__PURE__*/ $keyOf($call.listModuleElementHistory);
export const listModuleElementHistoryOptions = /*#__PURE__*/ $optionsOf($call.listModuleElementHistory);
export const useListModuleElementHistory = /*#__PURE__*/ $queryHook(listModuleElementHistoryOptions);
export const listModuleElementHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listModuleElementHistory, "items");
export const useListModuleElementHistoryInfinite = /*#__PURE__*/ $infiniteHook(listModuleElementHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listModuleElements: listModuleElementsKey, exportModuleElements: exportModuleElementsKey, getModuleElement: getModuleElementKey, listModuleElementHistory: listModuleElementHistoryKey });
