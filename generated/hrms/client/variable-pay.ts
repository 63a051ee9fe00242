// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Get the variable pay of a month · GET /companies/{companyId}/variable-pay */
export const getVariablePay = /*#__PURE__*/ $operation<$operations["getVariablePay"]>("get", "/companies/{companyId}/variable-pay", ["variable-pay", "getVariablePay"]);

/** Save the variable pay of a month · PUT /companies/{companyId}/variable-pay */
export const saveVariablePay = /*#__PURE__*/ $operation<$operations["saveVariablePay"]>("put", "/companies/{companyId}/variable-pay", ["variable-pay", "saveVariablePay"]);
