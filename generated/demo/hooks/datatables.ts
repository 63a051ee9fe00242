// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/datatables.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listEmployeeRowsKey = /*#__PURE__*/ $keyOf($call.listEmployeeRows);
export const listEmployeeRowsOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeRows);
export const useListEmployeeRows = /*#__PURE__*/ $queryHook(listEmployeeRowsOptions);

export const searchEmployeeRowsKey = /*#__PURE__*/ $keyOf($call.searchEmployeeRows);
export const searchEmployeeRowsOptions = /*#__PURE__*/ $optionsOf($call.searchEmployeeRows);
export const useSearchEmployeeRows = /*#__PURE__*/ $queryHook(searchEmployeeRowsOptions);
export const searchEmployeeRowsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.searchEmployeeRows, "invoices", "perPage");
export const useSearchEmployeeRowsInfinite = /*#__PURE__*/ $infiniteHook(searchEmployeeRowsInfiniteOptions);

export const listAutocompleteTitlesKey = /*#__PURE__*/ $keyOf($call.listAutocompleteTitles);
export const listAutocompleteTitlesOptions = /*#__PURE__*/ $optionsOf($call.listAutocompleteTitles);
export const useListAutocompleteTitles = /*#__PURE__*/ $queryHook(listAutocompleteTitlesOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listEmployeeRows: listEmployeeRowsKey, searchEmployeeRows: searchEmployeeRowsKey, listAutocompleteTitles: listAutocompleteTitlesKey });
