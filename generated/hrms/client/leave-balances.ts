// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** My balances · GET /companies/{companyId}/my-leave-balances */
export const listMyLeaveBalances = /*#__PURE__*/ $operation<$operations["listMyLeaveBalances"]>("get", "/companies/{companyId}/my-leave-balances", ["leave-balances", "listMyLeaveBalances"]);

/** Balances of an employee · GET /companies/{companyId}/employees/{employeeId}/leave-balances */
export const listLeaveBalances = /*#__PURE__*/ $operation<$operations["listLeaveBalances"]>("get", "/companies/{companyId}/employees/{employeeId}/leave-balances", ["leave-balances", "listLeaveBalances"]);

/** Explain a balance · GET /companies/{companyId}/employees/{employeeId}/leave-balance-explanation */
export const explainLeaveBalance = /*#__PURE__*/ $operation<$operations["explainLeaveBalance"]>("get", "/companies/{companyId}/employees/{employeeId}/leave-balance-explanation", ["leave-balances", "explainLeaveBalance"]);

/** The days of an employee · GET /companies/{companyId}/employees/{employeeId}/leave-days */
export const listLeaveDays = /*#__PURE__*/ $operation<$operations["listLeaveDays"]>("get", "/companies/{companyId}/employees/{employeeId}/leave-days", ["leave-balances", "listLeaveDays"]);

/** The leave log of an employee · GET /companies/{companyId}/employees/{employeeId}/leave-logs */
export const getLeaveLog = /*#__PURE__*/ $operation<$operations["getLeaveLog"]>("get", "/companies/{companyId}/employees/{employeeId}/leave-logs", ["leave-balances", "getLeaveLog"]);
