// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/knowledge-base.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const knowledge_baseList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const knowledge_base = {
  tag: "knowledge-base",
  id: null,
  scope: [],
  operations: { list: "listKnowledgeBase" },
  abilities: {},
  calls: { list: $hook.listKnowledgeBaseOptions },
  fields: {
    id: {"type":"integer","required":true,"nullable":false,"minimum":1},
    category: {"type":"string","required":true,"nullable":false},
    img: {"type":"string","required":true,"nullable":false},
    title: {"type":"string","required":true,"nullable":false},
    desc: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...knowledge_baseList,
} as const satisfies $Resource;

export const categoryList = {
  sort: null,
  filters: {
    category: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":60},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const category = {
  tag: "knowledge-base",
  id: null,
  scope: [],
  operations: { list: "listKnowledgeBaseCategories" },
  abilities: {},
  calls: { list: $hook.listKnowledgeBaseCategoriesOptions },
  fields: {
    id: {"type":"integer","required":true,"nullable":false,"minimum":1},
    category: {"type":"string","required":true,"nullable":false},
    title: {"type":"string","required":true,"nullable":false},
    icon: {"type":"string","required":true,"nullable":false},
    iconColor: {"type":"string","required":true,"nullable":false,"enum":["primary","success","warning","danger","info"]},
    questions: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"id":{"type":"integer","required":true,"nullable":false,"minimum":1},"question":{"type":"string","required":true,"nullable":false},"slug":{"type":"string","required":true,"nullable":false}}}},
  },
  input: {},
  ...categoryList,
} as const satisfies $Resource;
