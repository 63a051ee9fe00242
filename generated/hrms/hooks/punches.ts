// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/punches.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPunchesKey = /*#__PURE__*/ $keyOf($call.listPunches);
export const listPunchesOptions = /*#__PURE__*/ $optionsOf($call.listPunches);
export const useListPunches = /*#__PURE__*/ $queryHook(listPunchesOptions);
export const listPunchesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPunches, "items");
export const useListPunchesInfinite = /*#__PURE__*/ $infiniteHook(listPunchesInfiniteOptions);

export const addPunchesMutation = /*#__PURE__*/ $mutationOf($call.addPunches, ["punches","attendance-logs"]);
export const useAddPunches = /*#__PURE__*/ $mutationHook(addPunchesMutation);

export const importPunchesMutation = /*#__PURE__*/ $mutationOf($call.importPunches, ["punches","attendance-logs"]);
export const useImportPunches = /*#__PURE__*/ $mutationHook(importPunchesMutation);

export const exportPunchesKey = /*#__PURE__*/ $keyOf($call.exportPunches);
export const exportPunchesOptions = /*#__PURE__*/ $optionsOf($call.exportPunches);
export const useExportPunches = /*#__PURE__*/ $queryHook(exportPunchesOptions);

export const getPunchKey = /*#__PURE__*/ $keyOf($call.getPunch);
export const getPunchOptions = /*#__PURE__*/ $optionsOf($call.getPunch);
export const useGetPunch = /*#__PURE__*/ $queryHook(getPunchOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPunches: listPunchesKey, exportPunches: exportPunchesKey, getPunch: getPunchKey });
