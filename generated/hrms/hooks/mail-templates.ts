// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/mail-templates.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listMailTemplatesKey = /*#__PURE__*/ $keyOf($call.listMailTemplates);
export const listMailTemplatesOptions = /*#__PURE__*/ $optionsOf($call.listMailTemplates);
export const useListMailTemplates = /*#__PURE__*/ $queryHook(listMailTemplatesOptions);

export const updateMailTemplateMutation = /*#__PURE__*/ $mutationOf($call.updateMailTemplate);
export const useUpdateMailTemplate = /*#__PURE__*/ $mutationHook(updateMailTemplateMutation);

export const resetMailTemplateMutation = /*#__PURE__*/ $mutationOf($call.resetMailTemplate);
export const useResetMailTemplate = /*#__PURE__*/ $mutationHook(resetMailTemplateMutation);

export const sendTestMailMutation = /*#__PURE__*/ $mutationOf($call.sendTestMail, []);
export const useSendTestMail = /*#__PURE__*/ $mutationHook(sendTestMailMutation);

export const listMailTemplateHistoryKey = /*#__PURE__*/ $keyOf($call.listMailTemplateHistory);
export const listMailTemplateHistoryOptions = /*#__PURE__*/ $optionsOf($call.listMailTemplateHistory);
export const useListMailTemplateHistory = /*#__PURE__*/ $queryHook(listMailTemplateHistoryOptions);
export const listMailTemplateHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listMailTemplateHistory, "items");
export const useListMailTemplateHistoryInfinite = /*#__PURE__*/ $infiniteHook(listMailTemplateHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listMailTemplates: listMailTemplatesKey, listMailTemplateHistory: listMailTemplateHistoryKey });
