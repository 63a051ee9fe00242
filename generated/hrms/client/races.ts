// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List races · GET /races */
export const listRaces = /*#__PURE__*/ $operation<$operations["listRaces"]>("get", "/races", ["races", "listRaces"]);

/** Create a race · POST /races */
export const createRace = /*#__PURE__*/ $operation<$operations["createRace"]>("post", "/races", ["races", "createRace"]);

/** Races to choose from · GET /races/options */
export const listRaceOptions = /*#__PURE__*/ $operation<$operations["listRaceOptions"]>("get", "/races/options", ["races", "listRaceOptions"]);

/** Export races · GET /races/export */
export const exportRaces = /*#__PURE__*/ $operation<$operations["exportRaces"]>("get", "/races/export", ["races", "exportRaces"]);

/** Get a race · GET /races/{raceId} */
export const getRace = /*#__PURE__*/ $operation<$operations["getRace"]>("get", "/races/{raceId}", ["races", "getRace"]);

/** Update a race · PUT /races/{raceId} */
export const updateRace = /*#__PURE__*/ $operation<$operations["updateRace"]>("put", "/races/{raceId}", ["races", "updateRace"]);

/** Delete a race · DELETE /races/{raceId} */
export const deleteRace = /*#__PURE__*/ $operation<$operations["deleteRace"]>("delete", "/races/{raceId}", ["races", "deleteRace"]);

/** Archive a race · POST /races/{raceId}/archive */
export const archiveRace = /*#__PURE__*/ $operation<$operations["archiveRace"]>("post", "/races/{raceId}/archive", ["races", "archiveRace"]);

/** Restore a race · POST /races/{raceId}/restore */
export const restoreRace = /*#__PURE__*/ $operation<$operations["restoreRace"]>("post", "/races/{raceId}/restore", ["races", "restoreRace"]);

/** History of a race · GET /races/{raceId}/history */
export const listRaceHistory = /*#__PURE__*/ $operation<$operations["listRaceHistory"]>("get", "/races/{raceId}/history", ["races", "listRaceHistory"]);
