// Generated from the contract by `npm run generate`; never edited.
import * as $body from "#src/client/bodies.ts";
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Get the state of a parallel run · GET /companies/{companyId}/pay-runs/{payRunId}/parallel-run */
export const getParallelRun = /*#__PURE__*/ $operation<$operations["getParallelRun"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/parallel-run", ["parallel-run", "getParallelRun"]);

/** Upload the payslips of an earlier payroll system · PUT /companies/{companyId}/pay-runs/{payRunId}/parallel-run */
export const uploadParallelPayslips = /*#__PURE__*/ $operation<$operations["uploadParallelPayslips"]>("put", "/companies/{companyId}/pay-runs/{payRunId}/parallel-run", ["parallel-run", "uploadParallelPayslips"], { body: /*#__PURE__*/ $body.raw("application/octet-stream") });

/** Remove the payslips of an earlier payroll system · DELETE /companies/{companyId}/pay-runs/{payRunId}/parallel-run */
export const removeParallelPayslips = /*#__PURE__*/ $operation<$operations["removeParallelPayslips"]>("delete", "/companies/{companyId}/pay-runs/{payRunId}/parallel-run", ["parallel-run", "removeParallelPayslips"]);

/** List the differences of a parallel run · GET /companies/{companyId}/pay-runs/{payRunId}/parallel-run/differences */
export const listParallelDifferences = /*#__PURE__*/ $operation<$operations["listParallelDifferences"]>("get", "/companies/{companyId}/pay-runs/{payRunId}/parallel-run/differences", ["parallel-run", "listParallelDifferences"]);

/** Accept a difference of a parallel run · POST /companies/{companyId}/pay-runs/{payRunId}/parallel-run/accept */
export const acceptParallelDifference = /*#__PURE__*/ $operation<$operations["acceptParallelDifference"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/parallel-run/accept", ["parallel-run", "acceptParallelDifference"]);

/** Reopen an accepted difference of a parallel run · POST /companies/{companyId}/pay-runs/{payRunId}/parallel-run/reopen */
export const reopenParallelDifference = /*#__PURE__*/ $operation<$operations["reopenParallelDifference"]>("post", "/companies/{companyId}/pay-runs/{payRunId}/parallel-run/reopen", ["parallel-run", "reopenParallelDifference"]);
