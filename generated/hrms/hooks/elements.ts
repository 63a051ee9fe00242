// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/elements.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listElementsKey = /*#__PURE__*/ $keyOf($call.listElements);
export const listElementsOptions = /*#__PURE__*/ $optionsOf($call.listElements);
export const useListElements = /*#__PURE__*/ $queryHook(listElementsOptions);
export const listElementsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listElements, "items");
export const useListElementsInfinite = /*#__PURE__*/ $infiniteHook(listElementsInfiniteOptions);

export const createElementMutation = /*#__PURE__*/ $mutationOf($call.createElement);
export const useCreateElement = /*#__PURE__*/ $mutationHook(createElementMutation);

export const listElementOptionsKey = /*#__PURE__*/ $keyOf($call.listElementOptions);
export const listElementOptionsOptions = /*#__PURE__*/ $optionsOf($call.listElementOptions);
export const useListElementOptions = /*#__PURE__*/ $queryHook(listElementOptionsOptions);

export const exportElementsKey = /*#__PURE__*/ $keyOf($call.exportElements);
export const exportElementsOptions = /*#__PURE__*/ $optionsOf($call.exportElements);
export const useExportElements = /*#__PURE__*/ $queryHook(exportElementsOptions);

export const getElementKey = /*#__PURE__*/ $keyOf($call.getElement);
export const getElementOptions = /*#__PURE__*/ $optionsOf($call.getElement);
export const useGetElement = /*#__PURE__*/ $queryHook(getElementOptions);

export const updateElementMutation = /*#__PURE__*/ $mutationOf($call.updateElement);
export const useUpdateElement = /*#__PURE__*/ $mutationHook(updateElementMutation);

export const deleteElementMutation = /*#__PURE__*/ $mutationOf($call.deleteElement);
export const useDeleteElement = /*#__PURE__*/ $mutationHook(deleteElementMutation);

export const archiveElementMutation = /*#__PURE__*/ $mutationOf($call.archiveElement);
export const useArchiveElement = /*#__PURE__*/ $mutationHook(archiveElementMutation);

export const restoreElementMutation = /*#__PURE__*/ $mutationOf($call.restoreElement);
export const useRestoreElement = /*#__PURE__*/ $mutationHook(restoreElementMutation);

export const listElementHistoryKey = /*#__PURE__*/ $keyOf($call.listElementHistory);
export const listElementHistoryOptions = /*#__PURE__*/ $optionsOf($call.listElementHistory);
export const useListElementHistory = /*#__PURE__*/ $queryHook(listElementHistoryOptions);
export const listElementHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listElementHistory, "items");
export const useListElementHistoryInfinite = /*#__PURE__*/ $infiniteHook(listElementHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listElements: listElementsKey, listElementOptions: listElementOptionsKey, exportElements: exportElementsKey, getElement: getElementKey, listElementHistory: listElementHistoryKey });
