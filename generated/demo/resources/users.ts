// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/users.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const allDataList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const allData = {
  tag: "users",
  id: null,
  scope: [],
  operations: { list: "listAllUsers" },
  abilities: {},
  calls: { list: $hook.listAllUsersOptions },
  fields: {
    id: {"type":"integer","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    company: {"type":"string","required":true,"nullable":false},
    role: {"type":"string","required":true,"nullable":false,"enum":["admin","editor","author","maintainer","subscriber"]},
    username: {"type":"string","required":true,"nullable":false},
    country: {"type":"string","required":true,"nullable":false},
    contact: {"type":"string","required":true,"nullable":false},
    email: {"type":"string","format":"email","required":true,"nullable":false},
    currentPlan: {"type":"string","required":true,"nullable":false,"enum":["basic","team","company","enterprise"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","pending"]},
    avatar: {"type":"string","required":true,"nullable":true},
  },
  input: {},
  ...allDataList,
} as const satisfies $Resource;

export const dataList = {
  sort: {"parameter":"sort","fields":["fullName","username","email","company","country","role","currentPlan","status"],"initial":null},
  filters: {
    role: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["admin","editor","author","maintainer","subscriber"]},"maxItems":5},
    currentPlan: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["basic","team","company","enterprise"]},"maxItems":4},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","pending"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"perPage","items":"users","total":"total"},
} as const satisfies $ListResource;

export const data = {
  tag: "users",
  id: null,
  scope: [],
  operations: { list: "listUsers" },
  abilities: {},
  calls: { list: $hook.listUsersOptions },
  fields: {
    id: {"type":"integer","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    company: {"type":"string","required":true,"nullable":false},
    role: {"type":"string","required":true,"nullable":false,"enum":["admin","editor","author","maintainer","subscriber"]},
    username: {"type":"string","required":true,"nullable":false},
    country: {"type":"string","required":true,"nullable":false},
    contact: {"type":"string","required":true,"nullable":false},
    email: {"type":"string","format":"email","required":true,"nullable":false},
    currentPlan: {"type":"string","required":true,"nullable":false,"enum":["basic","team","company","enterprise"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","pending"]},
    avatar: {"type":"string","required":true,"nullable":true},
  },
  input: {},
  ...dataList,
} as const satisfies $Resource;
