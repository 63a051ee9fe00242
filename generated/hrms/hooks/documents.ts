// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/documents.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listEmployeeDocumentsKey = /*#__PURE__*/ $keyOf($call.listEmployeeDocuments);
export const listEmployeeDocumentsOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeDocuments);
export const useListEmployeeDocuments = /*#__PURE__*/ $queryHook(listEmployeeDocumentsOptions);
export const listEmployeeDocumentsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listEmployeeDocuments, "items");
export const useListEmployeeDocumentsInfinite = /*#__PURE__*/ $infiniteHook(listEmployeeDocumentsInfiniteOptions);

export const createEmployeeDocumentMutation = /*#__PURE__*/ $mutationOf($call.createEmployeeDocument, ["documents","employees","expiries"]);
export const useCreateEmployeeDocument = /*#__PURE__*/ $mutationHook(createEmployeeDocumentMutation);

export const getEmployeeDocumentKey = /*#__PURE__*/ $keyOf($call.getEmployeeDocument);
export const getEmployeeDocumentOptions = /*#__PURE__*/ $optionsOf($call.getEmployeeDocument);
export const useGetEmployeeDocument = /*#__PURE__*/ $queryHook(getEmployeeDocumentOptions);

export const updateEmployeeDocumentMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeeDocument, ["documents","employees","expiries"]);
export const useUpdateEmployeeDocument = /*#__PURE__*/ $mutationHook(updateEmployeeDocumentMutation);

export const deleteEmployeeDocumentMutation = /*#__PURE__*/ $mutationOf($call.deleteEmployeeDocument, ["documents","employees","expiries"]);
export const useDeleteEmployeeDocument = /*#__PURE__*/ $mutationHook(deleteEmployeeDocumentMutation);

export const submitEmployeeDocumentMutation = /*#__PURE__*/ $mutationOf($call.submitEmployeeDocument, ["documents","employees","expiries"]);
export const useSubmitEmployeeDocument = /*#__PURE__*/ $mutationHook(submitEmployeeDocumentMutation);

export const verifyEmployeeDocumentMutation = /*#__PURE__*/ $mutationOf($call.verifyEmployeeDocument, ["documents","employees","expiries"]);
export const useVerifyEmployeeDocument = /*#__PURE__*/ $mutationHook(verifyEmployeeDocumentMutation);

export const listEmployeeDocumentHistoryKey = /*#__PURE__*/ $keyOf($call.listEmployeeDocumentHistory);
export const listEmployeeDocumentHistoryOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeDocumentHistory);
export const useListEmployeeDocumentHistory = /*#__PURE__*/ $queryHook(listEmployeeDocumentHistoryOptions);
export const listEmployeeDocumentHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listEmployeeDocumentHistory, "items");
export const useListEmployeeDocumentHistoryInfinite = /*#__PURE__*/ $infiniteHook(listEmployeeDocumentHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listEmployeeDocuments: listEmployeeDocumentsKey, getEmployeeDocument: getEmployeeDocumentKey, listEmployeeDocumentHistory: listEmployeeDocumentHistoryKey });
