// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/races.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listRacesKey = /*#__PURE__*/ $keyOf($call.listRaces);
export const listRacesOptions = /*#__PURE__*/ $optionsOf($call.listRaces);
export const useListRaces = /*#__PURE__*/ $queryHook(listRacesOptions);
export const listRacesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listRaces, "items");
export const useListRacesInfinite = /*#__PURE__*/ $infiniteHook(listRacesInfiniteOptions);

export const createRaceMutation = /*#__PURE__*/ $mutationOf($call.createRace);
export const useCreateRace = /*#__PURE__*/ $mutationHook(createRaceMutation);

export const listRaceOptionsKey = /*#__PURE__*/ $keyOf($call.listRaceOptions);
export const listRaceOptionsOptions = /*#__PURE__*/ $optionsOf($call.listRaceOptions);
export const useListRaceOptions = /*#__PURE__*/ $queryHook(listRaceOptionsOptions);

export const exportRacesKey = /*#__PURE__*/ $keyOf($call.exportRaces);
export const exportRacesOptions = /*#__PURE__*/ $optionsOf($call.exportRaces);
export const useExportRaces = /*#__PURE__*/ $queryHook(exportRacesOptions);

export const getRaceKey = /*#__PURE__*/ $keyOf($call.getRace);
export const getRaceOptions = /*#__PURE__*/ $optionsOf($call.getRace);
export const useGetRace = /*#__PURE__*/ $queryHook(getRaceOptions);

export const updateRaceMutation = /*#__PURE__*/ $mutationOf($call.updateRace);
export const useUpdateRace = /*#__PURE__*/ $mutationHook(updateRaceMutation);

export const deleteRaceMutation = /*#__PURE__*/ $mutationOf($call.deleteRace);
export const useDeleteRace = /*#__PURE__*/ $mutationHook(deleteRaceMutation);

export const archiveRaceMutation = /*#__PURE__*/ $mutationOf($call.archiveRace);
export const useArchiveRace = /*#__PURE__*/ $mutationHook(archiveRaceMutation);

export const restoreRaceMutation = /*#__PURE__*/ $mutationOf($call.restoreRace);
export const useRestoreRace = /*#__PURE__*/ $mutationHook(restoreRaceMutation);

export const listRaceHistoryKey = /*#__PURE__*/ $keyOf($call.listRaceHistory);
export const listRaceHistoryOptions = /*#__PURE__*/ $optionsOf($call.listRaceHistory);
export const useListRaceHistory = /*#__PURE__*/ $queryHook(listRaceHistoryOptions);
export const listRaceHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listRaceHistory, "items");
export const useListRaceHistoryInfinite = /*#__PURE__*/ $infiniteHook(listRaceHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listRaces: listRacesKey, listRaceOptions: listRaceOptionsKey, exportRaces: exportRacesKey, getRace: getRaceKey, listRaceHistory: listRaceHistoryKey });
