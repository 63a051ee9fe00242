// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List document types · GET /companies/{companyId}/document-types */
export const listDocumentTypes = /*#__PURE__*/ $operation<$operations["listDocumentTypes"]>("get", "/companies/{companyId}/document-types", ["document-types", "listDocumentTypes"]);

/** Create a document type · POST /companies/{companyId}/document-types */
export const createDocumentType = /*#__PURE__*/ $operation<$operations["createDocumentType"]>("post", "/companies/{companyId}/document-types", ["document-types", "createDocumentType"]);

/** Export document types · GET /companies/{companyId}/document-types/export */
export const exportDocumentTypes = /*#__PURE__*/ $operation<$operations["exportDocumentTypes"]>("get", "/companies/{companyId}/document-types/export", ["document-types", "exportDocumentTypes"]);

/** Document types to choose from · GET /companies/{companyId}/document-types/options */
export const listDocumentTypeOptions = /*#__PURE__*/ $operation<$operations["listDocumentTypeOptions"]>("get", "/companies/{companyId}/document-types/options", ["document-types", "listDocumentTypeOptions"]);

/** Get a document type · GET /companies/{companyId}/document-types/{documentTypeId} */
export const getDocumentType = /*#__PURE__*/ $operation<$operations["getDocumentType"]>("get", "/companies/{companyId}/document-types/{documentTypeId}", ["document-types", "getDocumentType"]);

/** Update a document type · PUT /companies/{companyId}/document-types/{documentTypeId} */
export const updateDocumentType = /*#__PURE__*/ $operation<$operations["updateDocumentType"]>("put", "/companies/{companyId}/document-types/{documentTypeId}", ["document-types", "updateDocumentType"]);

/** Delete a document type · DELETE /companies/{companyId}/document-types/{documentTypeId} */
export const deleteDocumentType = /*#__PURE__*/ $operation<$operations["deleteDocumentType"]>("delete", "/companies/{companyId}/document-types/{documentTypeId}", ["document-types", "deleteDocumentType"]);

/** Archive a document type · POST /companies/{companyId}/document-types/{documentTypeId}/archive */
export const archiveDocumentType = /*#__PURE__*/ $operation<$operations["archiveDocumentType"]>("post", "/companies/{companyId}/document-types/{documentTypeId}/archive", ["document-types", "archiveDocumentType"]);

/** Restore a document type · POST /companies/{companyId}/document-types/{documentTypeId}/restore */
export const restoreDocumentType = /*#__PURE__*/ $operation<$operations["restoreDocumentType"]>("post", "/companies/{companyId}/document-types/{documentTypeId}/restore", ["document-types", "restoreDocumentType"]);

/** History of a document type · GET /companies/{companyId}/document-types/{documentTypeId}/history */
export const listDocumentTypeHistory = /*#__PURE__*/ $operation<$operations["listDocumentTypeHistory"]>("get", "/companies/{companyId}/document-types/{documentTypeId}/history", ["document-types", "listDocumentTypeHistory"]);
