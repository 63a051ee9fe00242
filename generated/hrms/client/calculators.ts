// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Calculate a month's CPF · POST /calculators/cpf-month */
export const calculateCpfMonth = /*#__PURE__*/ $operation<$operations["calculateCpfMonth"]>("post", "/calculators/cpf-month", ["calculators", "calculateCpfMonth"]);

/** Calculate a month's CPF, many at once · POST /calculators/cpf-month/batch */
export const calculateCpfMonthBatch = /*#__PURE__*/ $operation<$operations["calculateCpfMonthBatch"]>("post", "/calculators/cpf-month/batch", ["calculators", "calculateCpfMonthBatch"]);

/** Calculate self-help group funds · POST /calculators/self-help-funds */
export const calculateSelfHelpFunds = /*#__PURE__*/ $operation<$operations["calculateSelfHelpFunds"]>("post", "/calculators/self-help-funds", ["calculators", "calculateSelfHelpFunds"]);

/** Calculate self-help group funds, many at once · POST /calculators/self-help-funds/batch */
export const calculateSelfHelpFundsBatch = /*#__PURE__*/ $operation<$operations["calculateSelfHelpFundsBatch"]>("post", "/calculators/self-help-funds/batch", ["calculators", "calculateSelfHelpFundsBatch"]);
