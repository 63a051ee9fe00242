// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List custom fields · GET /companies/{companyId}/custom-field-definitions */
export const listCustomFieldDefinitions = /*#__PURE__*/ $operation<$operations["listCustomFieldDefinitions"]>("get", "/companies/{companyId}/custom-field-definitions", ["custom-field-definitions", "listCustomFieldDefinitions"]);

/** Create a custom field · POST /companies/{companyId}/custom-field-definitions */
export const createCustomFieldDefinition = /*#__PURE__*/ $operation<$operations["createCustomFieldDefinition"]>("post", "/companies/{companyId}/custom-field-definitions", ["custom-field-definitions", "createCustomFieldDefinition"]);

/** Export custom fields · GET /companies/{companyId}/custom-field-definitions/export */
export const exportCustomFieldDefinitions = /*#__PURE__*/ $operation<$operations["exportCustomFieldDefinitions"]>("get", "/companies/{companyId}/custom-field-definitions/export", ["custom-field-definitions", "exportCustomFieldDefinitions"]);

/** Custom fields to choose from · GET /companies/{companyId}/custom-field-definitions/options */
export const listCustomFieldDefinitionOptions = /*#__PURE__*/ $operation<$operations["listCustomFieldDefinitionOptions"]>("get", "/companies/{companyId}/custom-field-definitions/options", ["custom-field-definitions", "listCustomFieldDefinitionOptions"]);

/** Get a custom field · GET /companies/{companyId}/custom-field-definitions/{customFieldDefinitionId} */
export const getCustomFieldDefinition = /*#__PURE__*/ $operation<$operations["getCustomFieldDefinition"]>("get", "/companies/{companyId}/custom-field-definitions/{customFieldDefinitionId}", ["custom-field-definitions", "getCustomFieldDefinition"]);

/** Update a custom field · PUT /companies/{companyId}/custom-field-definitions/{customFieldDefinitionId} */
export const updateCustomFieldDefinition = /*#__PURE__*/ $operation<$operations["updateCustomFieldDefinition"]>("put", "/companies/{companyId}/custom-field-definitions/{customFieldDefinitionId}", ["custom-field-definitions", "updateCustomFieldDefinition"]);

/** Delete a custom field · DELETE /companies/{companyId}/custom-field-definitions/{customFieldDefinitionId} */
export const deleteCustomFieldDefinition = /*#__PURE__*/ $operation<$operations["deleteCustomFieldDefinition"]>("delete", "/companies/{companyId}/custom-field-definitions/{customFieldDefinitionId}", ["custom-field-definitions", "deleteCustomFieldDefinition"]);

/** Archive a custom field · POST /companies/{companyId}/custom-field-definitions/{customFieldDefinitionId}/archive */
export const archiveCustomFieldDefinition = /*#__PURE__*/ $operation<$operations["archiveCustomFieldDefinition"]>("post", "/companies/{companyId}/custom-field-definitions/{customFieldDefinitionId}/archive", ["custom-field-definitions", "archiveCustomFieldDefinition"]);

/** Restore a custom field · POST /companies/{companyId}/custom-field-definitions/{customFieldDefinitionId}/restore */
export const restoreCustomFieldDefinition = /*#__PURE__*/ $operation<$operations["restoreCustomFieldDefinition"]>("post", "/companies/{companyId}/custom-field-definitions/{customFieldDefinitionId}/restore", ["custom-field-definitions", "restoreCustomFieldDefinition"]);

/** History of a custom field · GET /companies/{companyId}/custom-field-definitions/{customFieldDefinitionId}/history */
export const listCustomFieldDefinitionHistory = /*#__PURE__*/ $operation<$operations["listCustomFieldDefinitionHistory"]>("get", "/companies/{companyId}/custom-field-definitions/{customFieldDefinitionId}/history", ["custom-field-definitions", "listCustomFieldDefinitionHistory"]);
