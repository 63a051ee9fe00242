// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Get the calculation settings · GET /companies/{companyId}/calculation-settings */
export const getCalculationSettings = /*#__PURE__*/ $operation<$operations["getCalculationSettings"]>("get", "/companies/{companyId}/calculation-settings", ["calculation-settings", "getCalculationSettings"]);

/** Change the calculation settings · PUT /companies/{companyId}/calculation-settings */
export const updateCalculationSettings = /*#__PURE__*/ $operation<$operations["updateCalculationSettings"]>("put", "/companies/{companyId}/calculation-settings", ["calculation-settings", "updateCalculationSettings"]);

/** History of the calculation settings · GET /companies/{companyId}/calculation-settings/history */
export const listCalculationSettingsHistory = /*#__PURE__*/ $operation<$operations["listCalculationSettingsHistory"]>("get", "/companies/{companyId}/calculation-settings/history", ["calculation-settings", "listCalculationSettingsHistory"]);
