// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List my payslips · GET /companies/{companyId}/my-payslips */
export const listMyPayslips = /*#__PURE__*/ $operation<$operations["listMyPayslips"]>("get", "/companies/{companyId}/my-payslips", ["my-payslips", "listMyPayslips"]);

/** Get one of my payslips · GET /companies/{companyId}/my-payslips/{payslipId} */
export const getMyPayslip = /*#__PURE__*/ $operation<$operations["getMyPayslip"]>("get", "/companies/{companyId}/my-payslips/{payslipId}", ["my-payslips", "getMyPayslip"]);

/** Download one of my payslips as a PDF · GET /companies/{companyId}/my-payslips/{payslipId}/pdf */
export const downloadMyPayslipPdf = /*#__PURE__*/ $operation<$operations["downloadMyPayslipPdf"]>("get", "/companies/{companyId}/my-payslips/{payslipId}/pdf", ["my-payslips", "downloadMyPayslipPdf"]);

/** Explain the lines of one of my payslips · GET /companies/{companyId}/my-payslips/{payslipId}/explanation */
export const getMyPayslipExplanation = /*#__PURE__*/ $operation<$operations["getMyPayslipExplanation"]>("get", "/companies/{companyId}/my-payslips/{payslipId}/explanation", ["my-payslips", "getMyPayslipExplanation"]);

/** Note that I have seen a payslip · POST /companies/{companyId}/my-payslips/{payslipId}/viewed */
export const viewMyPayslip = /*#__PURE__*/ $operation<$operations["viewMyPayslip"]>("post", "/companies/{companyId}/my-payslips/{payslipId}/viewed", ["my-payslips", "viewMyPayslip"]);

/** Acknowledge a payslip · POST /companies/{companyId}/my-payslips/{payslipId}/acknowledged */
export const acknowledgeMyPayslip = /*#__PURE__*/ $operation<$operations["acknowledgeMyPayslip"]>("post", "/companies/{companyId}/my-payslips/{payslipId}/acknowledged", ["my-payslips", "acknowledgeMyPayslip"]);
