// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Counts, people and latest changes of a company · GET /companies/{companyId}/dashboard */
export const getDashboard = /*#__PURE__*/ $operation<$operations["getDashboard"]>("get", "/companies/{companyId}/dashboard", ["dashboard", "getDashboard"]);

/** Hide or show the guided start · PUT /companies/{companyId}/setup */
export const updateSetup = /*#__PURE__*/ $operation<$operations["updateSetup"]>("put", "/companies/{companyId}/setup", ["dashboard", "updateSetup"]);
