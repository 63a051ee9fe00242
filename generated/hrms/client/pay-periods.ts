// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List pay periods · GET /companies/{companyId}/pay-periods */
export const listPayPeriods = /*#__PURE__*/ $operation<$operations["listPayPeriods"]>("get", "/companies/{companyId}/pay-periods", ["pay-periods", "listPayPeriods"]);

/** Create a pay period · POST /companies/{companyId}/pay-periods */
export const createPayPeriod = /*#__PURE__*/ $operation<$operations["createPayPeriod"]>("post", "/companies/{companyId}/pay-periods", ["pay-periods", "createPayPeriod"]);

/** Generate the pay periods of a year · POST /companies/{companyId}/pay-periods/generate */
export const generatePayPeriods = /*#__PURE__*/ $operation<$operations["generatePayPeriods"]>("post", "/companies/{companyId}/pay-periods/generate", ["pay-periods", "generatePayPeriods"]);

/** Pay periods to choose from · GET /companies/{companyId}/pay-periods/options */
export const listPayPeriodOptions = /*#__PURE__*/ $operation<$operations["listPayPeriodOptions"]>("get", "/companies/{companyId}/pay-periods/options", ["pay-periods", "listPayPeriodOptions"]);

/** Export pay periods · GET /companies/{companyId}/pay-periods/export */
export const exportPayPeriods = /*#__PURE__*/ $operation<$operations["exportPayPeriods"]>("get", "/companies/{companyId}/pay-periods/export", ["pay-periods", "exportPayPeriods"]);

/** Get a pay period · GET /companies/{companyId}/pay-periods/{payPeriodId} */
export const getPayPeriod = /*#__PURE__*/ $operation<$operations["getPayPeriod"]>("get", "/companies/{companyId}/pay-periods/{payPeriodId}", ["pay-periods", "getPayPeriod"]);

/** Update a pay period · PUT /companies/{companyId}/pay-periods/{payPeriodId} */
export const updatePayPeriod = /*#__PURE__*/ $operation<$operations["updatePayPeriod"]>("put", "/companies/{companyId}/pay-periods/{payPeriodId}", ["pay-periods", "updatePayPeriod"]);

/** Delete a pay period · DELETE /companies/{companyId}/pay-periods/{payPeriodId} */
export const deletePayPeriod = /*#__PURE__*/ $operation<$operations["deletePayPeriod"]>("delete", "/companies/{companyId}/pay-periods/{payPeriodId}", ["pay-periods", "deletePayPeriod"]);

/** Close the inputs of a pay period · POST /companies/{companyId}/pay-periods/{payPeriodId}/close-inputs */
export const closePayPeriodInputs = /*#__PURE__*/ $operation<$operations["closePayPeriodInputs"]>("post", "/companies/{companyId}/pay-periods/{payPeriodId}/close-inputs", ["pay-periods", "closePayPeriodInputs"]);

/** Reopen a pay period · POST /companies/{companyId}/pay-periods/{payPeriodId}/reopen */
export const reopenPayPeriod = /*#__PURE__*/ $operation<$operations["reopenPayPeriod"]>("post", "/companies/{companyId}/pay-periods/{payPeriodId}/reopen", ["pay-periods", "reopenPayPeriod"]);

/** History of a pay period · GET /companies/{companyId}/pay-periods/{payPeriodId}/history */
export const listPayPeriodHistory = /*#__PURE__*/ $operation<$operations["listPayPeriodHistory"]>("get", "/companies/{companyId}/pay-periods/{payPeriodId}/history", ["pay-periods", "listPayPeriodHistory"]);
