// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Payroll report of a month · GET /companies/{companyId}/payroll-reports/{report} */
export const getPayrollReport = /*#__PURE__*/ $operation<$operations["getPayrollReport"]>("get", "/companies/{companyId}/payroll-reports/{report}", ["payroll-reports", "getPayrollReport"]);

/** Export a payroll report · GET /companies/{companyId}/payroll-reports/{report}/export */
export const exportPayrollReport = /*#__PURE__*/ $operation<$operations["exportPayrollReport"]>("get", "/companies/{companyId}/payroll-reports/{report}/export", ["payroll-reports", "exportPayrollReport"]);
