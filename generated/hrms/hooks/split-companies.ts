// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/split-companies.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listSplitCompaniesKey = /*#__PURE__*/ $keyOf($call.listSplitCompanies);
export const listSplitCompaniesOptions = /*#__PURE__*/ $optionsOf($call.listSplitCompanies);
export const useListSplitCompanies = /*#__PURE__*/ $queryHook(listSplitCompaniesOptions);
export const listSplitCompaniesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listSplitCompanies, "items");
export const useListSplitCompaniesInfinite = /*#__PURE__*/ $infiniteHook(listSplitCompaniesInfiniteOptions);

export const createSplitCompanyMutation = /*#__PURE__*/ $mutationOf($call.createSplitCompany);
export const useCreateSplitCompany = /*#__PURE__*/ $mutationHook(createSplitCompanyMutation);

export const getSplitCompanyKey = /*#__PURE__*/ $keyOf($call.getSplitCompany);
export const getSplitCompanyOptions = /*#__PURE__*/ $optionsOf($call.getSplitCompany);
export const useGetSplitCompany = /*#__PURE__*/ $queryHook(getSplitCompanyOptions);

export const updateSplitCompanyMutation = /*#__PURE__*/ $mutationOf($call.updateSplitCompany);
export const useUpdateSplitCompany = /*#__PURE__*/ $mutationHook(updateSplitCompanyMutation);

export const deleteSplitCompanyMutation = /*#__PURE__*/ $mutationOf($call.deleteSplitCompany);
export const useDeleteSplitCompany = /*#__PURE__*/ $mutationHook(deleteSplitCompanyMutation);

export const endSplitCompanyMutation = /*#__PURE__*/ $mutationOf($call.endSplitCompany);
export const useEndSplitCompany = /*#__PURE__*/ $mutationHook(endSplitCompanyMutation);

export const listSplitCompanyHistoryKey = /*#__PURE__*/ $keyOf($call.listSplitCompanyHistory);
export const listSplitCompanyHistoryOptions = /*#__PURE__*/ $optionsOf($call.listSplitCompanyHistory);
export const useListSplitCompanyHistory = /*#__PURE__*/ $queryHook(listSplitCompanyHistoryOptions);
export const listSplitCompanyHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listSplitCompanyHistory, "items");
export const useListSplitCompanyHistoryInfinite = /*#__PURE__*/ $infiniteHook(listSplitCompanyHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listSplitCompanies: listSplitCompaniesKey, getSplitCompany: getSplitCompanyKey, listSplitCompanyHistory: listSplitCompanyHistoryKey });
