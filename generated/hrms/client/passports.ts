// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List passports · GET /companies/{companyId}/employees/{employeeId}/passports */
export const listPassports = /*#__PURE__*/ $operation<$operations["listPassports"]>("get", "/companies/{companyId}/employees/{employeeId}/passports", ["passports", "listPassports"]);

/** Add a passport · POST /companies/{companyId}/employees/{employeeId}/passports */
export const createPassport = /*#__PURE__*/ $operation<$operations["createPassport"]>("post", "/companies/{companyId}/employees/{employeeId}/passports", ["passports", "createPassport"]);

/** Get a passport · GET /companies/{companyId}/employees/{employeeId}/passports/{passportId} */
export const getPassport = /*#__PURE__*/ $operation<$operations["getPassport"]>("get", "/companies/{companyId}/employees/{employeeId}/passports/{passportId}", ["passports", "getPassport"]);

/** Update a passport · PUT /companies/{companyId}/employees/{employeeId}/passports/{passportId} */
export const updatePassport = /*#__PURE__*/ $operation<$operations["updatePassport"]>("put", "/companies/{companyId}/employees/{employeeId}/passports/{passportId}", ["passports", "updatePassport"]);

/** Delete a passport · DELETE /companies/{companyId}/employees/{employeeId}/passports/{passportId} */
export const deletePassport = /*#__PURE__*/ $operation<$operations["deletePassport"]>("delete", "/companies/{companyId}/employees/{employeeId}/passports/{passportId}", ["passports", "deletePassport"]);

/** History of a passport · GET /companies/{companyId}/employees/{employeeId}/passports/{passportId}/history */
export const listPassportHistory = /*#__PURE__*/ $operation<$operations["listPassportHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/passports/{passportId}/history", ["passports", "listPassportHistory"]);
