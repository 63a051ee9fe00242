// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/imports.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listImportsKey = /*#__PURE__*/ $keyOf($call.listImports);
export const listImportsOptions = /*#__PURE__*/ $optionsOf($call.listImports);
export const useListImports = /*#__PURE__*/ $queryHook(listImportsOptions);
export const listImportsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listImports, "items");
export const useListImportsInfinite = /*#__PURE__*/ $infiniteHook(listImportsInfiniteOptions);

export const createImportMutation = /*#__PURE__*/ $mutationOf($call.createImport);
export const useCreateImport = /*#__PURE__*/ $mutationHook(createImportMutation);

export const exportImportsKey = /*#__PURE__*/ $keyOf($call.exportImports);
export const exportImportsOptions = /*#__PURE__*/ $optionsOf($call.exportImports);
export const useExportImports = /*#__PURE__*/ $queryHook(exportImportsOptions);

export const getImportTemplateKey = /*#__PURE__*/ $keyOf($call.getImportTemplate);
export const getImportTemplateOptions = /*#__PURE__*/ $optionsOf($call.getImportTemplate);
export const useGetImportTemplate = /*#__PURE__*/ $queryHook(getImportTemplateOptions);

export const getImportKey = /*#__PURE__*/ $keyOf($call.getImport);
export const getImportOptions = /*#__PURE__*/ $optionsOf($call.getImport);
export const useGetImport = /*#__PURE__*/ $queryHook(getImportOptions);

export const validateImportMutation = /*#__PURE__*/ $mutationOf($call.validateImport);
export const useValidateImport = /*#__PURE__*/ $mutationHook(validateImportMutation);

export const commitImportMutation = /*#__PURE__*/ $mutationOf($call.commitImport, ["imports","employees","dashboard","approvals"]);
export const useCommitImport = /*#__PURE__*/ $mutationHook(commitImportMutation);

export const listImportRowsKey = /*#__PURE__*/ $keyOf($call.listImportRows);
export const listImportRowsOptions = /*#__PURE__*/ $optionsOf($call.listImportRows);
export const useListImportRows = /*#__PURE__*/ $queryHook(listImportRowsOptions);
export const listImportRowsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listImportRows, "items");
export const useListImportRowsInfinite = /*#__PURE__*/ $infiniteHook(listImportRowsInfiniteOptions);

export const listImportHistoryKey = /*#__PURE__*/ $keyOf($call.listImportHistory);
export const listImportHistoryOptions = /*#__PURE__*/ $optionsOf($call.listImportHistory);
export const useListImportHistory = /*#__PURE__*/ $queryHook(listImportHistoryOptions);
export const listImportHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listImportHistory, "items");
export const useListImportHistoryInfinite = /*#__PURE__*/ $infiniteHook(listImportHistoryInfiniteOptions);

export const listImportAccountsKey = /*#__PURE__*/ $keyOf($call.listImportAccounts);
export const listImportAccountsOptions = /*#__PURE__*/ $optionsOf($call.listImportAccounts);
export const useListImportAccounts = /*#__PURE__*/ $queryHook(listImportAccountsOptions);
export const listImportAccountsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listImportAccounts, "items");
export const useListImportAccountsInfinite = /*#__PURE__*/ $infiniteHook(listImportAccountsInfiniteOptions);

export const verifyImportAccountsMutation = /*#__PURE__*/ $mutationOf($call.verifyImportAccounts, ["imports","bank-accounts","employees","dashboard","approvals"]);
export const useVerifyImportAccounts = /*#__PURE__*/ $mutationHook(verifyImportAccountsMutation);

export const discardImportMutation = /*#__PURE__*/ $mutationOf($call.discardImport);
export const useDiscardImport = /*#__PURE__*/ $mutationHook(discardImportMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listImports: listImportsKey, exportImports: exportImportsKey, getImportTemplate: getImportTemplateKey, getImport: getImportKey, listImportRows: listImportRowsKey, listImportHistory: listImportHistoryKey, listImportAccounts: listImportAccountsKey });
