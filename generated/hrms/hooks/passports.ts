// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/passports.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPassportsKey = /*#__PURE__*/ $keyOf($call.listPassports);
export const listPassportsOptions = /*#__PURE__*/ $optionsOf($call.listPassports);
export const useListPassports = /*#__PURE__*/ $queryHook(listPassportsOptions);
export const listPassportsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPassports, "items");
export const useListPassportsInfinite = /*#__PURE__*/ $infiniteHook(listPassportsInfiniteOptions);

export const createPassportMutation = /*#__PURE__*/ $mutationOf($call.createPassport, ["passports","employees","expiries"]);
export const useCreatePassport = /*#__PURE__*/ $mutationHook(createPassportMutation);

export const getPassportKey = /*#__PURE__*/ $keyOf($call.getPassport);
export const getPassportOptions = /*#__PURE__*/ $optionsOf($call.getPassport);
export const useGetPassport = /*#__PURE__*/ $queryHook(getPassportOptions);

export const updatePassportMutation = /*#__PURE__*/ $mutationOf($call.updatePassport, ["passports","employees","expiries"]);
export const useUpdatePassport = /*#__PURE__*/ $mutationHook(updatePassportMutation);

export const deletePassportMutation = /*#__PURE__*/ $mutationOf($call.deletePassport, ["passports","employees","expiries"]);
export const useDeletePassport = /*#__PURE__*/ $mutationHook(deletePassportMutation);

export const listPassportHistoryKey = /*#__PURE__*/ $keyOf($call.listPassportHistory);
export const listPassportHistoryOptions = /*#__PURE__*/ $optionsOf($call.listPassportHistory);
export const useListPassportHistory = /*#__PURE__*/ $queryHook(listPassportHistoryOptions);
export const listPassportHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPassportHistory, "items");
export const useListPassportHistoryInfinite = /*#__PURE__*/ $infiniteHook(listPassportHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPassports: listPassportsKey, getPassport: getPassportKey, listPassportHistory: listPassportHistoryKey });
