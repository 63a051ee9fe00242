// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List religions · GET /religions */
export const listReligions = /*#__PURE__*/ $operation<$operations["listReligions"]>("get", "/religions", ["religions", "listReligions"]);

/** Create a religion · POST /religions */
export const createReligion = /*#__PURE__*/ $operation<$operations["createReligion"]>("post", "/religions", ["religions", "createReligion"]);

/** Religions to choose from · GET /religions/options */
export const listReligionOptions = /*#__PURE__*/ $operation<$operations["listReligionOptions"]>("get", "/religions/options", ["religions", "listReligionOptions"]);

/** Export religions · GET /religions/export */
export const exportReligions = /*#__PURE__*/ $operation<$operations["exportReligions"]>("get", "/religions/export", ["religions", "exportReligions"]);

/** Get a religion · GET /religions/{religionId} */
export const getReligion = /*#__PURE__*/ $operation<$operations["getReligion"]>("get", "/religions/{religionId}", ["religions", "getReligion"]);

/** Update a religion · PUT /religions/{religionId} */
export const updateReligion = /*#__PURE__*/ $operation<$operations["updateReligion"]>("put", "/religions/{religionId}", ["religions", "updateReligion"]);

/** Delete a religion · DELETE /religions/{religionId} */
export const deleteReligion = /*#__PURE__*/ $operation<$operations["deleteReligion"]>("delete", "/religions/{religionId}", ["religions", "deleteReligion"]);

/** Archive a religion · POST /religions/{religionId}/archive */
export const archiveReligion = /*#__PURE__*/ $operation<$operations["archiveReligion"]>("post", "/religions/{religionId}/archive", ["religions", "archiveReligion"]);

/** Restore a religion · POST /religions/{religionId}/restore */
export const restoreReligion = /*#__PURE__*/ $operation<$operations["restoreReligion"]>("post", "/religions/{religionId}/restore", ["religions", "restoreReligion"]);

/** History of a religion · GET /religions/{religionId}/history */
export const listReligionHistory = /*#__PURE__*/ $operation<$operations["listReligionHistory"]>("get", "/religions/{religionId}/history", ["religions", "listReligionHistory"]);
