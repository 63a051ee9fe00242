// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/todo.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const tasksList = {
  sort: {"parameter":"sortBy","fields":["latest","title-asc","title-desc","assignee","due-date"],"initial":"latest"},
  filters: {
    filter: {"type":"string","required":false,"nullable":false,"enum":["important","completed","deleted"]},
    tag: {"type":"string","required":false,"nullable":false,"enum":["update","team","low","medium","high"]},
  },
  search: true,
  paging: null,
} as const satisfies $ListResource;

export const tasks = {
  tag: "todo",
  id: null,
  scope: [],
  operations: { list: "listTasks" },
  abilities: {},
  calls: { list: $hook.listTasksOptions },
  fields: {
    id: {"type":"integer","required":true,"nullable":false},
    title: {"type":"string","required":true,"nullable":false},
    dueDate: {"type":"string","format":"date","required":true,"nullable":true},
    description: {"type":"string","required":true,"nullable":false},
    assignee: {"type":"object","required":true,"nullable":true},
    tags: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["update","team","low","medium","high"]}},
    isCompleted: {"type":"boolean","required":true,"nullable":false},
    isDeleted: {"type":"boolean","required":true,"nullable":false},
    isImportant: {"type":"boolean","required":true,"nullable":false},
  },
  input: {},
  ...tasksList,
} as const satisfies $Resource;
