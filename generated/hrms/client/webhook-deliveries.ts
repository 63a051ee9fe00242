// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List deliveries · GET /tenant/webhooks/{webhookId}/deliveries */
export const listWebhookDeliveries = /*#__PURE__*/ $operation<$operations["listWebhookDeliveries"]>("get", "/tenant/webhooks/{webhookId}/deliveries", ["webhook-deliveries", "listWebhookDeliveries"]);

/** Send a test message · POST /tenant/webhooks/{webhookId}/deliveries */
export const sendTestWebhook = /*#__PURE__*/ $operation<$operations["sendTestWebhook"]>("post", "/tenant/webhooks/{webhookId}/deliveries", ["webhook-deliveries", "sendTestWebhook"]);

/** Export deliveries · GET /tenant/webhooks/{webhookId}/deliveries/export */
export const exportWebhookDeliveries = /*#__PURE__*/ $operation<$operations["exportWebhookDeliveries"]>("get", "/tenant/webhooks/{webhookId}/deliveries/export", ["webhook-deliveries", "exportWebhookDeliveries"]);

/** Get a delivery · GET /tenant/webhooks/{webhookId}/deliveries/{webhookDeliveryId} */
export const getWebhookDelivery = /*#__PURE__*/ $operation<$operations["getWebhookDelivery"]>("get", "/tenant/webhooks/{webhookId}/deliveries/{webhookDeliveryId}", ["webhook-deliveries", "getWebhookDelivery"]);

/** Send a message again · POST /tenant/webhooks/{webhookId}/deliveries/{webhookDeliveryId}/redeliver */
export const redeliverWebhook = /*#__PURE__*/ $operation<$operations["redeliverWebhook"]>("post", "/tenant/webhooks/{webhookId}/deliveries/{webhookDeliveryId}/redeliver", ["webhook-deliveries", "redeliverWebhook"]);
