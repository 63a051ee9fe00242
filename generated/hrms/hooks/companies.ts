// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/companies.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listCompaniesKey = /*#__PURE__*/ $keyOf($call.listCompanies);
export const listCompaniesOptions = /*#__PURE__*/ $optionsOf($call.listCompanies);
export const useListCompanies = /*#__PURE__*/ $queryHook(listCompaniesOptions);
export const listCompaniesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listCompanies, "items");
export const useListCompaniesInfinite = /*#__PURE__*/ $infiniteHook(listCompaniesInfiniteOptions);

export const createCompanyMutation = /*#__PURE__*/ $mutationOf($call.createCompany, ["companies","dashboard"]);
export const useCreateCompany = /*#__PURE__*/ $mutationHook(createCompanyMutation);

export const listCompanyOptionsKey = /*#__PURE__*/ $keyOf($call.listCompanyOptions);
export const listCompanyOptionsOptions = /*#__PURE__*/ $optionsOf($call.listCompanyOptions);
export const useListCompanyOptions = /*#__PURE__*/ $queryHook(listCompanyOptionsOptions);

export const exportCompaniesKey = /*#__PURE__*/ $keyOf($call.exportCompanies);
export const exportCompaniesOptions = /*#__PURE__*/ $optionsOf($call.exportCompanies);
export const useExportCompanies = /*#__PURE__*/ $queryHook(exportCompaniesOptions);

export const getCompanyKey = /*#__PURE__*/ $keyOf($call.getCompany);
export const getCompanyOptions = /*#__PURE__*/ $optionsOf($call.getCompany);
export const useGetCompany = /*#__PURE__*/ $queryHook(getCompanyOptions);

export const updateCompanyMutation = /*#__PURE__*/ $mutationOf($call.updateCompany, ["companies","dashboard"]);
export const useUpdateCompany = /*#__PURE__*/ $mutationHook(updateCompanyMutation);

export const deleteCompanyMutation = /*#__PURE__*/ $mutationOf($call.deleteCompany, ["companies","dashboard"]);
export const useDeleteCompany = /*#__PURE__*/ $mutationHook(deleteCompanyMutation);

export const archiveCompanyMutation = /*#__PURE__*/ $mutationOf($call.archiveCompany, ["companies","dashboard"]);
export const useArchiveCompany = /*#__PURE__*/ $mutationHook(archiveCompanyMutation);

export const restoreCompanyMutation = /*#__PURE__*/ $mutationOf($call.restoreCompany, ["companies","dashboard"]);
export const useRestoreCompany = /*#__PURE__*/ $mutationHook(restoreCompanyMutation);

export const setDefaultCompanyMutation = /*#__PURE__*/ $mutationOf($call.setDefaultCompany);
export const useSetDefaultCompany = /*#__PURE__*/ $mutationHook(setDefaultCompanyMutation);

export const getCompanyLogoKey = /*#__PURE__*/ $keyOf($call.getCompanyLogo);
export const getCompanyLogoOptions = /*#__PURE__*/ $optionsOf($call.getCompanyLogo);
export const useGetCompanyLogo = /*#__PURE__*/ $queryHook(getCompanyLogoOptions);

export const updateCompanyLogoMutation = /*#__PURE__*/ $mutationOf($call.updateCompanyLogo);
export const useUpdateCompanyLogo = /*#__PURE__*/ $mutationHook(updateCompanyLogoMutation);

export const listCompanyHistoryKey = /*#__PURE__*/ $keyOf($call.listCompanyHistory);
export const listCompanyHistoryOptions = /*#__PURE__*/ $optionsOf($call.listCompanyHistory);
export const useListCompanyHistory = /*#__PURE__*/ $queryHook(listCompanyHistoryOptions);
export const listCompanyHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listCompanyHistory, "items");
export const useListCompanyHistoryInfinite = /*#__PURE__*/ $infiniteHook(listCompanyHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listCompanies: listCompaniesKey, listCompanyOptions: listCompanyOptionsKey, exportCompanies: exportCompaniesKey, getCompany: getCompanyKey, getCompanyLogo: getCompanyLogoKey, listCompanyHistory: listCompanyHistoryKey });
