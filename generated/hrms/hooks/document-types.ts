// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/document-types.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listDocumentTypesKey = /*#__PURE__*/ $keyOf($call.listDocumentTypes);
export const listDocumentTypesOptions = /*#__PURE__*/ $optionsOf($call.listDocumentTypes);
export const useListDocumentTypes = /*#__PURE__*/ $queryHook(listDocumentTypesOptions);
export const listDocumentTypesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDocumentTypes, "items");
export const useListDocumentTypesInfinite = /*#__PURE__*/ $infiniteHook(listDocumentTypesInfiniteOptions);

export const createDocumentTypeMutation = /*#__PURE__*/ $mutationOf($call.createDocumentType);
export const useCreateDocumentType = /*#__PURE__*/ $mutationHook(createDocumentTypeMutation);

export const exportDocumentTypesKey = /*#__PURE__*/ $keyOf($call.exportDocumentTypes);
export const exportDocumentTypesOptions = /*#__PURE__*/ $optionsOf($call.exportDocumentTypes);
export const useExportDocumentTypes = /*#__PURE__*/ $queryHook(exportDocumentTypesOptions);

export const listDocumentTypeOptionsKey = /*#__PURE__*/ $keyOf($call.listDocumentTypeOptions);
export const listDocumentTypeOptionsOptions = /*#__PURE__*/ $optionsOf($call.listDocumentTypeOptions);
export const useListDocumentTypeOptions = /*#__PURE__*/ $queryHook(listDocumentTypeOptionsOptions);

export const getDocumentTypeKey = /*#__PURE__*/ $keyOf($call.getDocumentType);
export const getDocumentTypeOptions = /*#__PURE__*/ $optionsOf($call.getDocumentType);
export const useGetDocumentType = /*#__PURE__*/ $queryHook(getDocumentTypeOptions);

export const updateDocumentTypeMutation = /*#__PURE__*/ $mutationOf($call.updateDocumentType);
export const useUpdateDocumentType = /*#__PURE__*/ $mutationHook(updateDocumentTypeMutation);

export const deleteDocumentTypeMutation = /*#__PURE__*/ $mutationOf($call.deleteDocumentType);
export const useDeleteDocumentType = /*#__PURE__*/ $mutationHook(deleteDocumentTypeMutation);

export const archiveDocumentTypeMutation = /*#__PURE__*/ $mutationOf($call.archiveDocumentType);
export const useArchiveDocumentType = /*#__PURE__*/ $mutationHook(archiveDocumentTypeMutation);

export const restoreDocumentTypeMutation = /*#__PURE__*/ $mutationOf($call.restoreDocumentType);
export const useRestoreDocumentType = /*#__PURE__*/ $mutationHook(restoreDocumentTypeMutation);

export const listDocumentTypeHistoryKey = /*#__PURE__*/ $keyOf($call.listDocumentTypeHistory);
export const listDocumentTypeHistoryOptions = /*#__PURE__*/ $optionsOf($call.listDocumentTypeHistory);
export const useListDocumentTypeHistory = /*#__PURE__*/ $queryHook(listDocumentTypeHistoryOptions);
export const listDocumentTypeHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDocumentTypeHistory, "items");
export const useListDocumentTypeHistoryInfinite = /*#__PURE__*/ $infiniteHook(listDocumentTypeHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listDocumentTypes: listDocumentTypesKey, exportDocumentTypes: exportDocumentTypesKey, listDocumentTypeOptions: listDocumentTypeOptionsKey, getDocumentType: getDocumentTypeKey, listDocumentTypeHistory: listDocumentTypeHistoryKey });
