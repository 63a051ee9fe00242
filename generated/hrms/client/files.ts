// Generated from the contract by `npm run generate`; never edited.
import * as $body from "#src/client/bodies.ts";
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Store a file · POST /companies/{companyId}/employees/{employeeId}/files */
export const uploadEmployeeFile = /*#__PURE__*/ $operation<$operations["uploadEmployeeFile"]>("post", "/companies/{companyId}/employees/{employeeId}/files", ["files", "uploadEmployeeFile"], { body: /*#__PURE__*/ $body.oneOf({ "application/octet-stream": /*#__PURE__*/ $body.raw("application/octet-stream"), "multipart/form-data": /*#__PURE__*/ $body.multipart() }) });

/** Download a file · GET /companies/{companyId}/employees/{employeeId}/files/{fileId} */
export const downloadEmployeeFile = /*#__PURE__*/ $operation<$operations["downloadEmployeeFile"]>("get", "/companies/{companyId}/employees/{employeeId}/files/{fileId}", ["files", "downloadEmployeeFile"]);
