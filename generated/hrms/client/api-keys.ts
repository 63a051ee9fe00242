// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List API keys · GET /tenant/api-keys */
export const listApiKeys = /*#__PURE__*/ $operation<$operations["listApiKeys"]>("get", "/tenant/api-keys", ["api-keys", "listApiKeys"]);

/** Create an API key · POST /tenant/api-keys */
export const createApiKey = /*#__PURE__*/ $operation<$operations["createApiKey"]>("post", "/tenant/api-keys", ["api-keys", "createApiKey"]);

/** Export API keys · GET /tenant/api-keys/export */
export const exportApiKeys = /*#__PURE__*/ $operation<$operations["exportApiKeys"]>("get", "/tenant/api-keys/export", ["api-keys", "exportApiKeys"]);

/** Get an API key · GET /tenant/api-keys/{apiKeyId} */
export const getApiKey = /*#__PURE__*/ $operation<$operations["getApiKey"]>("get", "/tenant/api-keys/{apiKeyId}", ["api-keys", "getApiKey"]);

/** Update an API key · PUT /tenant/api-keys/{apiKeyId} */
export const updateApiKey = /*#__PURE__*/ $operation<$operations["updateApiKey"]>("put", "/tenant/api-keys/{apiKeyId}", ["api-keys", "updateApiKey"]);

/** Revoke an API key · POST /tenant/api-keys/{apiKeyId}/revoke */
export const revokeApiKey = /*#__PURE__*/ $operation<$operations["revokeApiKey"]>("post", "/tenant/api-keys/{apiKeyId}/revoke", ["api-keys", "revokeApiKey"]);

/** History of an API key · GET /tenant/api-keys/{apiKeyId}/history */
export const listApiKeyHistory = /*#__PURE__*/ $operation<$operations["listApiKeyHistory"]>("get", "/tenant/api-keys/{apiKeyId}/history", ["api-keys", "listApiKeyHistory"]);
