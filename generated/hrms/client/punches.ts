// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List punches · GET /companies/{companyId}/punches */
export const listPunches = /*#__PURE__*/ $operation<$operations["listPunches"]>("get", "/companies/{companyId}/punches", ["punches", "listPunches"]);

/** Add punches from devices or other systems · POST /companies/{companyId}/punches/batch */
export const addPunches = /*#__PURE__*/ $operation<$operations["addPunches"]>("post", "/companies/{companyId}/punches/batch", ["punches", "addPunches"]);

/** Import punches from a CSV · POST /companies/{companyId}/punches/import */
export const importPunches = /*#__PURE__*/ $operation<$operations["importPunches"]>("post", "/companies/{companyId}/punches/import", ["punches", "importPunches"]);

/** Export punches · GET /companies/{companyId}/punches/export */
export const exportPunches = /*#__PURE__*/ $operation<$operations["exportPunches"]>("get", "/companies/{companyId}/punches/export", ["punches", "exportPunches"]);

/** Get a punch · GET /companies/{companyId}/punches/{punchId} */
export const getPunch = /*#__PURE__*/ $operation<$operations["getPunch"]>("get", "/companies/{companyId}/punches/{punchId}", ["punches", "getPunch"]);
