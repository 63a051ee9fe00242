// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/my-tasks.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const tasksList = {
  sort: {"parameter":"sort","fields":["dueOn","fullName","title"],"initial":"dueOn"},
  filters: {
    band: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["overdue","soon","later","finished"]},"maxItems":4},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["onboarding","offboarding"]},"maxItems":2},
    owner: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["hr","manager","employee","it","payroll"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const tasks = {
  tag: "my-tasks",
  id: null,
  scope: [],
  operations: { list: "listMyTasks" },
  abilities: {},
  calls: { list: $hook.listMyTasksOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    company: {"type":"string","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    title: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["onboarding","offboarding"]},
    owner: {"type":"string","required":true,"nullable":false,"enum":["hr","manager","employee","it","payroll"]},
    dueOn: {"type":"string","format":"date","required":true,"nullable":false},
    note: {"type":"string","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["open","inProgress","done","skipped"]},
    doneAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    band: {"type":"string","required":true,"nullable":false,"enum":["overdue","soon","later","finished"]},
  },
  input: {},
  ...tasksList,
} as const satisfies $Resource;
