// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List webhooks · GET /tenant/webhooks */
export const listWebhooks = /*#__PURE__*/ $operation<$operations["listWebhooks"]>("get", "/tenant/webhooks", ["webhooks", "listWebhooks"]);

/** Create a webhook · POST /tenant/webhooks */
export const createWebhook = /*#__PURE__*/ $operation<$operations["createWebhook"]>("post", "/tenant/webhooks", ["webhooks", "createWebhook"]);

/** Export webhooks · GET /tenant/webhooks/export */
export const exportWebhooks = /*#__PURE__*/ $operation<$operations["exportWebhooks"]>("get", "/tenant/webhooks/export", ["webhooks", "exportWebhooks"]);

/** Get a webhook · GET /tenant/webhooks/{webhookId} */
export const getWebhook = /*#__PURE__*/ $operation<$operations["getWebhook"]>("get", "/tenant/webhooks/{webhookId}", ["webhooks", "getWebhook"]);

/** Update a webhook · PUT /tenant/webhooks/{webhookId} */
export const updateWebhook = /*#__PURE__*/ $operation<$operations["updateWebhook"]>("put", "/tenant/webhooks/{webhookId}", ["webhooks", "updateWebhook"]);

/** Delete a webhook · DELETE /tenant/webhooks/{webhookId} */
export const deleteWebhook = /*#__PURE__*/ $operation<$operations["deleteWebhook"]>("delete", "/tenant/webhooks/{webhookId}", ["webhooks", "deleteWebhook"]);

/** Pause a webhook · POST /tenant/webhooks/{webhookId}/pause */
export const pauseWebhook = /*#__PURE__*/ $operation<$operations["pauseWebhook"]>("post", "/tenant/webhooks/{webhookId}/pause", ["webhooks", "pauseWebhook"]);

/** Resume a webhook · POST /tenant/webhooks/{webhookId}/resume */
export const resumeWebhook = /*#__PURE__*/ $operation<$operations["resumeWebhook"]>("post", "/tenant/webhooks/{webhookId}/resume", ["webhooks", "resumeWebhook"]);

/** Replace the secret of a webhook · POST /tenant/webhooks/{webhookId}/secret */
export const rotateWebhookSecret = /*#__PURE__*/ $operation<$operations["rotateWebhookSecret"]>("post", "/tenant/webhooks/{webhookId}/secret", ["webhooks", "rotateWebhookSecret"]);

/** History of a webhook · GET /tenant/webhooks/{webhookId}/history */
export const listWebhookHistory = /*#__PURE__*/ $operation<$operations["listWebhookHistory"]>("get", "/tenant/webhooks/{webhookId}/history", ["webhooks", "listWebhookHistory"]);
