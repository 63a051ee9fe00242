// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List key employment terms · GET /companies/{companyId}/employees/{employeeId}/kets */
export const listKets = /*#__PURE__*/ $operation<$operations["listKets"]>("get", "/companies/{companyId}/employees/{employeeId}/kets", ["kets", "listKets"]);

/** Add key employment terms · POST /companies/{companyId}/employees/{employeeId}/kets */
export const createKet = /*#__PURE__*/ $operation<$operations["createKet"]>("post", "/companies/{companyId}/employees/{employeeId}/kets", ["kets", "createKet"]);

/** Get key employment terms · GET /companies/{companyId}/employees/{employeeId}/kets/{ketId} */
export const getKet = /*#__PURE__*/ $operation<$operations["getKet"]>("get", "/companies/{companyId}/employees/{employeeId}/kets/{ketId}", ["kets", "getKet"]);

/** Update key employment terms · PUT /companies/{companyId}/employees/{employeeId}/kets/{ketId} */
export const updateKet = /*#__PURE__*/ $operation<$operations["updateKet"]>("put", "/companies/{companyId}/employees/{employeeId}/kets/{ketId}", ["kets", "updateKet"]);

/** Delete key employment terms · DELETE /companies/{companyId}/employees/{employeeId}/kets/{ketId} */
export const deleteKet = /*#__PURE__*/ $operation<$operations["deleteKet"]>("delete", "/companies/{companyId}/employees/{employeeId}/kets/{ketId}", ["kets", "deleteKet"]);

/** Issue key employment terms · POST /companies/{companyId}/employees/{employeeId}/kets/{ketId}/issue */
export const issueKet = /*#__PURE__*/ $operation<$operations["issueKet"]>("post", "/companies/{companyId}/employees/{employeeId}/kets/{ketId}/issue", ["kets", "issueKet"]);

/** Acknowledge key employment terms · POST /companies/{companyId}/employees/{employeeId}/kets/{ketId}/acknowledge */
export const acknowledgeKet = /*#__PURE__*/ $operation<$operations["acknowledgeKet"]>("post", "/companies/{companyId}/employees/{employeeId}/kets/{ketId}/acknowledge", ["kets", "acknowledgeKet"]);

/** Download key employment terms as a PDF · GET /companies/{companyId}/employees/{employeeId}/kets/{ketId}/pdf */
export const downloadKetPdf = /*#__PURE__*/ $operation<$operations["downloadKetPdf"]>("get", "/companies/{companyId}/employees/{employeeId}/kets/{ketId}/pdf", ["kets", "downloadKetPdf"]);

/** History of key employment terms · GET /companies/{companyId}/employees/{employeeId}/kets/{ketId}/history */
export const listKetHistory = /*#__PURE__*/ $operation<$operations["listKetHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/kets/{ketId}/history", ["kets", "listKetHistory"]);
