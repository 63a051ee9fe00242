// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/custom-field-definitions.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listCustomFieldDefinitionsKey = /*#__PURE__*/ $keyOf($call.listCustomFieldDefinitions);
export const listCustomFieldDefinitionsOptions = /*#__PURE__*/ $optionsOf($call.listCustomFieldDefinitions);
export const useListCustomFieldDefinitions = /*#__PURE__*/ $queryHook(listCustomFieldDefinitionsOptions);
export const listCustomFieldDefinitionsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listCustomFieldDefinitions, "items");
export const useListCustomFieldDefinitionsInfinite = /*#__PURE__*/ $infiniteHook(listCustomFieldDefinitionsInfiniteOptions);

export const createCustomFieldDefinitionMutation = /*#__PURE__*/ $mutationOf($call.createCustomFieldDefinition);
export const useCreateCustomFieldDefinition = /*#__PURE__*/ $mutationHook(createCustomFieldDefinitionMutation);

export const exportCustomFieldDefinitionsKey = /*#__PURE__*/ $keyOf($call.exportCustomFieldDefinitions);
export const exportCustomFieldDefinitionsOptions = /*#__PURE__*/ $optionsOf($call.exportCustomFieldDefinitions);
export const useExportCustomFieldDefinitions = /*#__PURE__*/ $queryHook(exportCustomFieldDefinitionsOptions);

export const listCustomFieldDefinitionOptionsKey = /*#__PURE__*/ $keyOf($call.listCustomFieldDefinitionOptions);
export const listCustomFieldDefinitionOptionsOptions = /*#__PURE__*/ $optionsOf($call.listCustomFieldDefinitionOptions);
export const useListCustomFieldDefinitionOptions = /*#__PURE__*/ $queryHook(listCustomFieldDefinitionOptionsOptions);

export const getCustomFieldDefinitionKey = /*#__PURE__*/ $keyOf($call.getCustomFieldDefinition);
export const getCustomFieldDefinitionOptions = /*#__PURE__*/ $optionsOf($call.getCustomFieldDefinition);
export const useGetCustomFieldDefinition = /*#__PURE__*/ $queryHook(getCustomFieldDefinitionOptions);

export const updateCustomFieldDefinitionMutation = /*#__PURE__*/ $mutationOf($call.updateCustomFieldDefinition);
export const useUpdateCustomFieldDefinition = /*#__PURE__*/ $mutationHook(updateCustomFieldDefinitionMutation);

export const deleteCustomFieldDefinitionMutation = /*#__PURE__*/ $mutationOf($call.deleteCustomFieldDefinition);
export const useDeleteCustomFieldDefinition = /*#__PURE__*/ $mutationHook(deleteCustomFieldDefinitionMutation);

export const archiveCustomFieldDefinitionMutation = /*#__PURE__*/ $mutationOf($call.archiveCustomFieldDefinition);
export const useArchiveCustomFieldDefinition = /*#__PURE__*/ $mutationHook(archiveCustomFieldDefinitionMutation);

export const restoreCustomFieldDefinitionMutation = /*#__PURE__*/ $mutationOf($call.restoreCustomFieldDefinition);
export const useRestoreCustomFieldDefinition = /*#__PURE__*/ $mutationHook(restoreCustomFieldDefinitionMutation);

export const listCustomFieldDefinitionHistoryKey = /*#__PURE__*/ $keyOf($call.listCustomFieldDefinitionHistory);
export const listCustomFieldDefinitionHistoryOptions = /*#__PURE__*/ $optionsOf($call.listCustomFieldDefinitionHistory);
export const useListCustomFieldDefinitionHistory = /*#__PURE__*/ $queryHook(listCustomFieldDefinitionHistoryOptions);
export const listCustomFieldDefinitionHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listCustomFieldDefinitionHistory, "items");
export const useListCustomFieldDefinitionHistoryInfinite = /*#__PURE__*/ $infiniteHook(listCustomFieldDefinitionHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listCustomFieldDefinitions: listCustomFieldDefinitionsKey, exportCustomFieldDefinitions: exportCustomFieldDefinitionsKey, listCustomFieldDefinitionOptions: listCustomFieldDefinitionOptionsKey, getCustomFieldDefinition: getCustomFieldDefinitionKey, listCustomFieldDefinitionHistory: listCustomFieldDefinitionHistoryKey });
