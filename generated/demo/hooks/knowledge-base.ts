// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/knowledge-base.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listKnowledgeBaseKey = /*#__PURE__*/ $keyOf($call.listKnowledgeBase);
export const listKnowledgeBaseOptions = /*#__PURE__*/ $optionsOf($call.listKnowledgeBase);
export const useListKnowledgeBase = /*#__PURE__*/ $queryHook(listKnowledgeBaseOptions);

export const listKnowledgeBaseCategoriesKey = /*#__PURE__*/ $keyOf($call.listKnowledgeBaseCategories);
export const listKnowledgeBaseCategoriesOptions = /*#__PURE__*/ $optionsOf($call.listKnowledgeBaseCategories);
export const useListKnowledgeBaseCategories = /*#__PURE__*/ $queryHook(listKnowledgeBaseCategoriesOptions);

export const getKnowledgeBaseQuestionKey = /*#__PURE__*/ $keyOf($call.getKnowledgeBaseQuestion);
export const getKnowledgeBaseQuestionOptions = /*#__PURE__*/ $optionsOf($call.getKnowledgeBaseQuestion);
export const useGetKnowledgeBaseQuestion = /*#__PURE__*/ $queryHook(getKnowledgeBaseQuestionOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listKnowledgeBase: listKnowledgeBaseKey, listKnowledgeBaseCategories: listKnowledgeBaseCategoriesKey, getKnowledgeBaseQuestion: getKnowledgeBaseQuestionKey });
