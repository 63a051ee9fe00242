// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/countries.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listCountriesKey = /*#__PURE__*/ $keyOf($call.listCountries);
export const listCountriesOptions = /*#__PURE__*/ $optionsOf($call.listCountries);
export const useListCountries = /*#__PURE__*/ $queryHook(listCountriesOptions);
export const listCountriesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listCountries, "items");
export const useListCountriesInfinite = /*#__PURE__*/ $infiniteHook(listCountriesInfiniteOptions);

export const createCountryMutation = /*#__PURE__*/ $mutationOf($call.createCountry);
export const useCreateCountry = /*#__PURE__*/ $mutationHook(createCountryMutation);

export const listCountryOptionsKey = /*#__PURE__*/ $keyOf($call.listCountryOptions);
export const listCountryOptionsOptions = /*#__PURE__*/ $optionsOf($call.listCountryOptions);
export const useListCountryOptions = /*#__PURE__*/ $queryHook(listCountryOptionsOptions);

export const exportCountriesKey = /*#__PURE__*/ $keyOf($call.exportCountries);
export const exportCountriesOptions = /*#__PURE__*/ $optionsOf($call.exportCountries);
export const useExportCountries = /*#__PURE__*/ $queryHook(exportCountriesOptions);

export const getCountryKey = /*#__PURE__*/ $keyOf($call.getCountry);
export const getCountryOptions = /*#__PURE__*/ $optionsOf($call.getCountry);
export const useGetCountry = /*#__PURE__*/ $queryHook(getCountryOptions);

export const updateCountryMutation = /*#__PURE__*/ $mutationOf($call.updateCountry);
export const useUpdateCountry = /*#__PURE__*/ $mutationHook(updateCountryMutation);

export const deleteCountryMutation = /*#__PURE__*/ $mutationOf($call.deleteCountry);
export const useDeleteCountry = /*#__PURE__*/ $mutationHook(deleteCountryMutation);

export const archiveCountryMutation = /*#__PURE__*/ $mutationOf($call.archiveCountry);
export const useArchiveCountry = /*#__PURE__*/ $mutationHook(archiveCountryMutation);

export const restoreCountryMutation = /*#__PURE__*/ $mutationOf($call.restoreCountry);
export const useRestoreCountry = /*#__PURE__*/ $mutationHook(restoreCountryMutation);

export const listCountryHistoryKey = /*#__PURE__*/ $keyOf($call.listCountryHistory);
export const listCountryHistoryOptions = /*#__PURE__*/ $optionsOf($call.listCountryHistory);
export const useListCountryHistory = /*#__PURE__*/ $queryHook(listCountryHistoryOptions);
export const listCountryHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listCountryHistory, "items");
export const useListCountryHistoryInfinite = /*#__PURE__*/ $infiniteHook(listCountryHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listCountries: listCountriesKey, listCountryOptions: listCountryOptionsKey, exportCountries: exportCountriesKey, getCountry: getCountryKey, listCountryHistory: listCountryHistoryKey });
