// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/webhooks.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listWebhooksKey = /*#__PURE__*/ $keyOf($call.listWebhooks);
export const listWebhooksOptions = /*#__PURE__*/ $optionsOf($call.listWebhooks);
export const useListWebhooks = /*#__PURE__*/ $queryHook(listWebhooksOptions);
export const listWebhooksInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWebhooks, "items");
export const useListWebhooksInfinite = /*#__PURE__*/ $infiniteHook(listWebhooksInfiniteOptions);

export const createWebhookMutation = /*#__PURE__*/ $mutationOf($call.createWebhook);
export const useCreateWebhook = /*#__PURE__*/ $mutationHook(createWebhookMutation);

export const exportWebhooksKey = /*#__PURE__*/ $keyOf($call.exportWebhooks);
export const exportWebhooksOptions = /*#__PURE__*/ $optionsOf($call.exportWebhooks);
export const useExportWebhooks = /*#__PURE__*/ $queryHook(exportWebhooksOptions);

export const getWebhookKey = /*#__PURE__*/ $keyOf($call.getWebhook);
export const getWebhookOptions = /*#__PURE__*/ $optionsOf($call.getWebhook);
export const useGetWebhook = /*#__PURE__*/ $queryHook(getWebhookOptions);

export const updateWebhookMutation = /*#__PURE__*/ $mutationOf($call.updateWebhook);
export const useUpdateWebhook = /*#__PURE__*/ $mutationHook(updateWebhookMutation);

export const deleteWebhookMutation = /*#__PURE__*/ $mutationOf($call.deleteWebhook);
export const useDeleteWebhook = /*#__PURE__*/ $mutationHook(deleteWebhookMutation);

export const pauseWebhookMutation = /*#__PURE__*/ $mutationOf($call.pauseWebhook);
export const usePauseWebhook = /*#__PURE__*/ $mutationHook(pauseWebhookMutation);

export const resumeWebhookMutation = /*#__PURE__*/ $mutationOf($call.resumeWebhook);
export const useResumeWebhook = /*#__PURE__*/ $mutationHook(resumeWebhookMutation);

export const rotateWebhookSecretMutation = /*#__PURE__*/ $mutationOf($call.rotateWebhookSecret);
export const useRotateWebhookSecret = /*#__PURE__*/ $mutationHook(rotateWebhookSecretMutation);

export const listWebhookHistoryKey = /*#__PURE__*/ $keyOf($call.listWebhookHistory);
export const listWebhookHistoryOptions = /*#__PURE__*/ $optionsOf($call.listWebhookHistory);
export const useListWebhookHistory = /*#__PURE__*/ $queryHook(listWebhookHistoryOptions);
export const listWebhookHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWebhookHistory, "items");
export const useListWebhookHistoryInfinite = /*#__PURE__*/ $infiniteHook(listWebhookHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listWebhooks: listWebhooksKey, exportWebhooks: exportWebhooksKey, getWebhook: getWebhookKey, listWebhookHistory: listWebhookHistoryKey });
