// Generated from the contract by `npm run generate`; never edited.
import * as $body from "#src/client/bodies.ts";
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List imports of people · GET /companies/{companyId}/imports */
export const listImports = /*#__PURE__*/ $operation<$operations["listImports"]>("get", "/companies/{companyId}/imports", ["imports", "listImports"]);

/** Upload a file of people and their records · POST /companies/{companyId}/imports */
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

/** Compare an import with the records · GET /companies/{companyId}/imports/{importId}/rows */
export const listImportRows = /*#__PURE__*/ $operation<$operations["listImportRows"]>("get", "/companies/{companyId}/imports/{importId}/rows", ["imports", "listImportRows"]);

/** History of an import · GET /companies/{companyId}/imports/{importId}/history */
export const listImportHistory = /*#__PURE__*/ $operation<$operations["listImportHistory"]>("get", "/companies/{companyId}/imports/{importId}/history", ["imports", "listImportHistory"]);

/** List the bank accounts of an import · GET /companies/{companyId}/imports/{importId}/accounts */
export const listImportAccounts = /*#__PURE__*/ $operation<$operations["listImportAccounts"]>("get", "/companies/{companyId}/imports/{importId}/accounts", ["imports", "listImportAccounts"]);

/** Confirm all bank accounts of an import · POST /companies/{companyId}/imports/{importId}/verify-accounts */
export const verifyImportAccounts = /*#__PURE__*/ $operation<$operations["verifyImportAccounts"]>("post", "/companies/{companyId}/imports/{importId}/verify-accounts", ["imports", "verifyImportAccounts"]);

/** Discard an import · POST /companies/{companyId}/imports/{importId}/discard */
export const discardImport = /*#__PURE__*/ $operation<$operations["discardImport"]>("post", "/companies/{companyId}/imports/{importId}/discard", ["imports", "discardImport"]);
