// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Settings of a company · GET /companies/{companyId}/company-settings */
export const getCompanySettings = /*#__PURE__*/ $operation<$operations["getCompanySettings"]>("get", "/companies/{companyId}/company-settings", ["company-settings", "getCompanySettings"]);

/** Change settings of a company · PUT /companies/{companyId}/company-settings */
export const updateCompanySettings = /*#__PURE__*/ $operation<$operations["updateCompanySettings"]>("put", "/companies/{companyId}/company-settings", ["company-settings", "updateCompanySettings"]);

/** Reset a section of a company's settings · POST /companies/{companyId}/company-settings/reset */
export const resetCompanySettings = /*#__PURE__*/ $operation<$operations["resetCompanySettings"]>("post", "/companies/{companyId}/company-settings/reset", ["company-settings", "resetCompanySettings"]);

/** History of a company's settings · GET /companies/{companyId}/company-settings/history */
export const listCompanySettingsHistory = /*#__PURE__*/ $operation<$operations["listCompanySettingsHistory"]>("get", "/companies/{companyId}/company-settings/history", ["company-settings", "listCompanySettingsHistory"]);
