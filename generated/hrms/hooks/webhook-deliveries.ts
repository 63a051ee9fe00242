// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/webhook-deliveries.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listWebhookDeliveriesKey = /*#__PURE__*/ $keyOf($call.listWebhookDeliveries);
export const listWebhookDeliveriesOptions = /*#__PURE__*/ $optionsOf($call.listWebhookDeliveries);
export const useListWebhookDeliveries = /*#__PURE__*/ $queryHook(listWebhookDeliveriesOptions);
export const listWebhookDeliveriesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWebhookDeliveries, "items");
export const useListWebhookDeliveriesInfinite = /*#__PURE__*/ $infiniteHook(listWebhookDeliveriesInfiniteOptions);

export const sendTestWebhookMutation = /*#__PURE__*/ $mutationOf($call.sendTestWebhook);
export const useSendTestWebhook = /*#__PURE__*/ $mutationHook(sendTestWebhookMutation);

export const exportWebhookDeliveriesKey = /*#__PURE__*/ $keyOf($call.exportWebhookDeliveries);
export const exportWebhookDeliveriesOptions = /*#__PURE__*/ $optionsOf($call.exportWebhookDeliveries);
export const useExportWebhookDeliveries = /*#__PURE__*/ $queryHook(exportWebhookDeliveriesOptions);

export const getWebhookDeliveryKey = /*#__PURE__*/ $keyOf($call.getWebhookDelivery);
export const getWebhookDeliveryOptions = /*#__PURE__*/ $optionsOf($call.getWebhookDelivery);
export const useGetWebhookDelivery = /*#__PURE__*/ $queryHook(getWebhookDeliveryOptions);

export const redeliverWebhookMutation = /*#__PURE__*/ $mutationOf($call.redeliverWebhook);
export const useRedeliverWebhook = /*#__PURE__*/ $mutationHook(redeliverWebhookMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listWebhookDeliveries: listWebhookDeliveriesKey, exportWebhookDeliveries: exportWebhookDeliveriesKey, getWebhookDelivery: getWebhookDeliveryKey });
