// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List the knowledge base · GET /faq/data/knowledge_base */
export const listKnowledgeBase = /*#__PURE__*/ $operation<$operations["listKnowledgeBase"]>("get", "/faq/data/knowledge_base", ["knowledge-base", "listKnowledgeBase"]);

/** List groups of questions · GET /faq/data/category */
export const listKnowledgeBaseCategories = /*#__PURE__*/ $operation<$operations["listKnowledgeBaseCategories"]>("get", "/faq/data/category", ["knowledge-base", "listKnowledgeBaseCategories"]);

/** Get a question with its answer · GET /faq/data/question */
export const getKnowledgeBaseQuestion = /*#__PURE__*/ $operation<$operations["getKnowledgeBaseQuestion"]>("get", "/faq/data/question", ["knowledge-base", "getKnowledgeBaseQuestion"]);
