// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List pay runs · GET /companies/{companyId}/pay-runs */
export const listPayRuns = /*#__PURE__*/ $operation<$operations["listPayRuns"]>("get", "/companies/{companyId}/pay-runs", ["pay-runs", "listPayRuns"]);

/** Create a pay run · POST /companies/{companyId}/pay-runs */
export const createPayRun = /*#__PURE__*/ $operation<$operations["createPayRun"]>("post", "/companies/{companyId}/pay-runs", ["pay-runs", "createPayRun"]);

/** Pay runs to choose from · GET /companies/{companyId}/pay-runs/options */
export const listPayRunOptions = /*#__PURE__*/ $operation<$operations["listPayRunOptions"]>("get", "/companies/{companyId}/pay-runs/options", ["pay-runs", "listPayRunOptions"]);

/** List whom a pay run leaves out · GET /companies/{companyId}/pay-runs/left-out */
export const listLeftOut = /*#__PURE__*/ $operation<$operations["listLeftOut"]>("get", "/companies/{companyId}/pay-runs/left-out", ["pay-runs", "listLeftOut"]);

/** Export pay runs · GET /companies/{companyId}/pay-runs/export */
export const exportPayRuns = /*#__PURE__*/ $operation<$operations["exportPayRuns"]>("get", "/companies/{companyId}/pay-runs/export", ["pay-runs", "exportPayRuns"]);

/** Get a pay run with its totals · GET /companies/{companyId}/pay-runs/{payRunId} */
export const getPayRun = /*#__PURE__*/ $operation<$operations["getPayRun"]>("get", "/companies/{companyId}/pay-runs/{payRunId}", ["pay-runs", "getPayRun"]);

/** Update a pay run · PUT /companies/{companyId}/pay-runs/{payRunId} */
export const updatePayRun = /*#__PURE__*/ $operation<$operations["updatePayRun"]>("put", "/companies/{companyId}/pay-runs/{payRunId}", ["pay-runs", "updatePayRun"]);

/** Calculate a pay run · POST /companies/{companyId}/pay-runs/{payRunId}/calculate */
export const calculatePayRun = /*#__PURE__*/ $operation<$operations["calculatePayRun"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/calculate", ["pay-runs", "calculatePayRun"]);

/** Submit a pay run for approval · POST /companies/{companyId}/pay-runs/{payRunId}/submit */
export const submitPayRun = /*#__PURE__*/ $operation<$operations["submitPayRun"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/submit", ["pay-runs", "submitPayRun"]);

/** Approve a pay run · POST /companies/{companyId}/pay-runs/{payRunId}/approve */
export const approvePayRun = /*#__PURE__*/ $operation<$operations["approvePayRun"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/approve", ["pay-runs", "approvePayRun"]);

/** Return a pay run to its maker · POST /companies/{companyId}/pay-runs/{payRunId}/return */
export const returnPayRun = /*#__PURE__*/ $operation<$operations["returnPayRun"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/return", ["pay-runs", "returnPayRun"]);

/** Lock an approved pay run · POST /companies/{companyId}/pay-runs/{payRunId}/lock */
export const lockPayRun = /*#__PURE__*/ $operation<$operations["lockPayRun"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/lock", ["pay-runs", "lockPayRun"]);

/** Publish the payslips of a pay run · POST /companies/{companyId}/pay-runs/{payRunId}/publish */
export const publishPayRun = /*#__PURE__*/ $operation<$operations["publishPayRun"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/publish", ["pay-runs", "publishPayRun"]);

/** Mark a pay run as paid · POST /companies/{companyId}/pay-runs/{payRunId}/mark-paid */
export const markPayRunPaid = /*#__PURE__*/ $operation<$operations["markPayRunPaid"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/mark-paid", ["pay-runs", "markPayRunPaid"]);

/** Close a paid pay run · POST /companies/{companyId}/pay-runs/{payRunId}/close */
export const closePayRun = /*#__PURE__*/ $operation<$operations["closePayRun"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/close", ["pay-runs", "closePayRun"]);

/** Cancel a pay run · POST /companies/{companyId}/pay-runs/{payRunId}/cancel */
export const cancelPayRun = /*#__PURE__*/ $operation<$operations["cancelPayRun"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/cancel", ["pay-runs", "cancelPayRun"]);

/** List the blockers of a pay run · GET /companies/{companyId}/pay-runs/{payRunId}/blockers */
export const listPayRunBlockers = /*#__PURE__*/ $operation<$operations["listPayRunBlockers"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/blockers", ["pay-runs", "listPayRunBlockers"]);

/** List the people of a pay run · GET /companies/{companyId}/pay-runs/{payRunId}/people */
export const listPayRunPeople = /*#__PURE__*/ $operation<$operations["listPayRunPeople"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/people", ["pay-runs", "listPayRunPeople"]);

/** Export the people of a pay run · GET /companies/{companyId}/pay-runs/{payRunId}/people/export */
export const exportPayRunPeople = /*#__PURE__*/ $operation<$operations["exportPayRunPeople"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/people/export", ["pay-runs", "exportPayRunPeople"]);

/** Compare a pay run with the previous one · GET /companies/{companyId}/pay-runs/{payRunId}/comparison */
export const getPayRunComparison = /*#__PURE__*/ $operation<$operations["getPayRunComparison"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/comparison", ["pay-runs", "getPayRunComparison"]);

/** List what has changed since the previous run · GET /companies/{companyId}/pay-runs/{payRunId}/changes */
export const listPayRunChanges = /*#__PURE__*/ $operation<$operations["listPayRunChanges"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/changes", ["pay-runs", "listPayRunChanges"]);

/** History of a pay run · GET /companies/{companyId}/pay-runs/{payRunId}/history */
export const listPayRunHistory = /*#__PURE__*/ $operation<$operations["listPayRunHistory"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/history", ["pay-runs", "listPayRunHistory"]);

/** Override a line of a payslip · POST /companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/override */
export const overridePayslipLine = /*#__PURE__*/ $operation<$operations["overridePayslipLine"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/override", ["pay-runs", "overridePayslipLine"]);

/** Calculate one person of a pay run again · POST /companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/recalculate */
export const recalculatePayslip = /*#__PURE__*/ $operation<$operations["recalculatePayslip"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/recalculate", ["pay-runs", "recalculatePayslip"]);

/** Hold the pay of a person · POST /companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/hold */
export const holdPayslip = /*#__PURE__*/ $operation<$operations["holdPayslip"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/hold", ["pay-runs", "holdPayslip"]);

/** Release the pay of a person · POST /companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/release */
export const releasePayslip = /*#__PURE__*/ $operation<$operations["releasePayslip"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/release", ["pay-runs", "releasePayslip"]);

/** Exclude a person from a pay run · POST /companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/exclude */
export const excludePayslip = /*#__PURE__*/ $operation<$operations["excludePayslip"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/exclude", ["pay-runs", "excludePayslip"]);

/** Include an excluded person again · POST /companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/include */
export const includePayslip = /*#__PURE__*/ $operation<$operations["includePayslip"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/include", ["pay-runs", "includePayslip"]);

/** Write a note on a payslip · PUT /companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/note */
export const updatePayslipNote = /*#__PURE__*/ $operation<$operations["updatePayslipNote"]>("put", "/companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/note", ["pay-runs", "updatePayslipNote"]);

/** Reverse a payslip · POST /companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/reverse */
export const reversePayslip = /*#__PURE__*/ $operation<$operations["reversePayslip"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/payslips/{payslipId}/reverse", ["pay-runs", "reversePayslip"]);

/** List files of a pay run · GET /companies/{companyId}/pay-runs/{payRunId}/files */
export const listPayRunFiles = /*#__PURE__*/ $operation<$operations["listPayRunFiles"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/files", ["pay-runs", "listPayRunFiles"]);

/** Create a file of a pay run · POST /companies/{companyId}/pay-runs/{payRunId}/files */
export const createPayRunFile = /*#__PURE__*/ $operation<$operations["createPayRunFile"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/files", ["pay-runs", "createPayRunFile"]);

/** Download a file of a pay run · GET /companies/{companyId}/pay-runs/{payRunId}/files/{payRunFileId}/content */
export const downloadPayRunFile = /*#__PURE__*/ $operation<$operations["downloadPayRunFile"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/files/{payRunFileId}/content", ["pay-runs", "downloadPayRunFile"]);

/** Try a pay run with a raise or with other rates · GET /companies/{companyId}/pay-runs/{payRunId}/what-if */
export const getPayRunWhatIf = /*#__PURE__*/ $operation<$operations["getPayRunWhatIf"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/what-if", ["pay-runs", "getPayRunWhatIf"]);
