// Generated from the contract by `npm run generate`; never edited.
import * as $body from "#src/client/bodies.ts";
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List imports of people · GET /companies/{companyId}/imports */
export const listImports = /*#__PURE__*/ $operation<$operations["listImports"]>("get", "/companies/{companyId}/imports", ["imports", "listImports"]);

/** Upload a file of employees · POST /companies/{companyId}/imports */
export const createImport = /*#__PURE__*/ $operation<$operations["createImport"]>("post", "/companies/{companyId}/imports", ["imports", "createImport"], { body: /*#__PURE__*/ $body.raw("application/octet-stream") });

/** Export the list of imports · GET /companies/{companyId}/imports/export */
export const exportImports = /*#__PURE__*/ $operation<$operations["exportImports"]>("get", "/companies/{companyId}/imports/export", ["imports", "exportImports"]);

/** Get a template file · GET /companies/{companyId}/imports/template */
export const getImportTemplate = /*#__PURE__*/ $operation<$operations["getImportTemplate"]>("get", "/companies/{companyId}/imports/template", ["imports", "getImportTemplate"]);

/** Get an import · GET /companies/{companyId}/imports/{importId} */
export const getImport = /*#__PURE__*/ $operation<$operations["getImport"]>("get", "/companies/{companyId}/imports/{importId}", ["imports", "getImport"]);

/** Check an import without applying it · POST /companies/{companyId}/imports/{importId}/validate */
export const validateImport = /*#__PURE__*/ $operation<$operations["validateImport"]>("post", "/companies/{companyId}/imports/{importId}/validate", ["imports", "validateImport"]);

/** Apply an import · POST /companies/{companyId}/imports/{importId}/commit */
export const commitImport = /*#__PURE__*/ $operation<$operations["commitImport"]>("post", "/companies/{companyId}/imports/{importId}/commit", ["imports", "commitImport"]);

/** Discard an import · POST /companies/{companyId}/imports/{importId}/discard */
export const discardImport = /*#__PURE__*/ $operation<$operations["discardImport"]>("post", "/companies/{companyId}/imports/{importId}/discard", ["imports", "discardImport"]);
