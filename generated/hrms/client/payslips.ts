// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List payslips · GET /companies/{companyId}/payslips */
export const listPayslips = /*#__PURE__*/ $operation<$operations["listPayslips"]>("get", "/companies/{companyId}/payslips", ["payslips", "listPayslips"]);

/** Export payslips · GET /companies/{companyId}/payslips/export */
export const exportPayslips = /*#__PURE__*/ $operation<$operations["exportPayslips"]>("get", "/companies/{companyId}/payslips/export", ["payslips", "exportPayslips"]);

/** Get a payslip with its lines · GET /companies/{companyId}/payslips/{payslipId} */
export const getPayslip = /*#__PURE__*/ $operation<$operations["getPayslip"]>("get", "/companies/{companyId}/payslips/{payslipId}", ["payslips", "getPayslip"]);

/** Explain the lines of a payslip · GET /companies/{companyId}/payslips/{payslipId}/explanation */
export const getPayslipExplanation = /*#__PURE__*/ $operation<$operations["getPayslipExplanation"]>("get", "/companies/{companyId}/payslips/{payslipId}/explanation", ["payslips", "getPayslipExplanation"]);

/** Download a payslip as a PDF · GET /companies/{companyId}/payslips/{payslipId}/pdf */
export const downloadPayslipPdf = /*#__PURE__*/ $operation<$operations["downloadPayslipPdf"]>("get", "/companies/{companyId}/payslips/{payslipId}/pdf", ["payslips", "downloadPayslipPdf"]);

/** History of a payslip · GET /companies/{companyId}/payslips/{payslipId}/history */
export const listPayslipHistory = /*#__PURE__*/ $operation<$operations["listPayslipHistory"]>("get", "/companies/{companyId}/payslips/{payslipId}/history", ["payslips", "listPayslipHistory"]);
