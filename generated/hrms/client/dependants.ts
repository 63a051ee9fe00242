// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List dependants · GET /companies/{companyId}/employees/{employeeId}/dependants */
export const listDependants = /*#__PURE__*/ $operation<$operations["listDependants"]>("get", "/companies/{companyId}/employees/{employeeId}/dependants", ["dependants", "listDependants"]);

/** Add a dependant · POST /companies/{companyId}/employees/{employeeId}/dependants */
export const createDependant = /*#__PURE__*/ $operation<$operations["createDependant"]>("post", "/companies/{companyId}/employees/{employeeId}/dependants", ["dependants", "createDependant"]);

/** Get a dependant · GET /companies/{companyId}/employees/{employeeId}/dependants/{dependantId} */
export const getDependant = /*#__PURE__*/ $operation<$operations["getDependant"]>("get", "/companies/{companyId}/employees/{employeeId}/dependants/{dependantId}", ["dependants", "getDependant"]);

/** Update a dependant · PUT /companies/{companyId}/employees/{employeeId}/dependants/{dependantId} */
export const updateDependant = /*#__PURE__*/ $operation<$operations["updateDependant"]>("put", "/companies/{companyId}/employees/{employeeId}/dependants/{dependantId}", ["dependants", "updateDependant"]);

/** Delete a dependant · DELETE /companies/{companyId}/employees/{employeeId}/dependants/{dependantId} */
export const deleteDependant = /*#__PURE__*/ $operation<$operations["deleteDependant"]>("delete", "/companies/{companyId}/employees/{employeeId}/dependants/{dependantId}", ["dependants", "deleteDependant"]);

/** History of a dependant · GET /companies/{companyId}/employees/{employeeId}/dependants/{dependantId}/history */
export const listDependantHistory = /*#__PURE__*/ $operation<$operations["listDependantHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/dependants/{dependantId}/history", ["dependants", "listDependantHistory"]);
