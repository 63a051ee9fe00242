// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/datatables.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const initialDataList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const initialData = {
  tag: "datatables",
  id: null,
  scope: [],
  operations: { list: "listEmployeeRows" },
  abilities: {},
  calls: { list: $hook.listEmployeeRowsOptions },
  fields: {
    id: {"type":"integer","required":true,"nullable":false,"minimum":1},
    avatar: {"type":"string","required":true,"nullable":true},
    full_name: {"type":"string","required":true,"nullable":false},
    post: {"type":"string","required":true,"nullable":false},
    email: {"type":"string","format":"email","required":true,"nullable":false},
    city: {"type":"string","required":true,"nullable":false},
    start_date: {"type":"string","required":true,"nullable":false,"pattern":"^[0-9]{2}/[0-9]{2}/[0-9]{4}$"},
    salary: {"type":"string","required":true,"nullable":false,"pattern":"^\\$[0-9]+\\.[0-9]{2}$"},
    age: {"type":"string","required":true,"nullable":false,"pattern":"^[0-9]+$"},
    experience: {"type":"string","required":true,"nullable":false},
    status: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":5},
    responsive_id: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...initialDataList,
} as const satisfies $Resource;

export const dataList = {
  sort: {"parameter":"sort","fields":["full_name","post","email","city","start_date","salary","age","experience","status"],"initial":null,"several":4},
  filters: {
    name: {"type":"string","required":false,"nullable":false,"maxLength":100},
    post: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"maxItems":100},
    city: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"maxItems":100},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"integer","minimum":1,"maximum":5},"maxItems":5},
    ageFrom: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":150},
    ageTo: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":150},
    salaryFrom: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":100000000000},
    salaryTo: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":100000000000},
    startFrom: {"type":"string","format":"date","required":false,"nullable":false},
    startTo: {"type":"string","format":"date","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"perPage","items":"invoices","total":"total"},
} as const satisfies $ListResource;

export const data = {
  tag: "datatables",
  id: null,
  scope: [],
  operations: { list: "searchEmployeeRows" },
  abilities: {},
  calls: { list: $hook.searchEmployeeRowsOptions },
  fields: {
    id: {"type":"integer","required":true,"nullable":false,"minimum":1},
    avatar: {"type":"string","required":true,"nullable":true},
    full_name: {"type":"string","required":true,"nullable":false},
    post: {"type":"string","required":true,"nullable":false},
    email: {"type":"string","format":"email","required":true,"nullable":false},
    city: {"type":"string","required":true,"nullable":false},
    start_date: {"type":"string","required":true,"nullable":false,"pattern":"^[0-9]{2}/[0-9]{2}/[0-9]{4}$"},
    salary: {"type":"string","required":true,"nullable":false,"pattern":"^\\$[0-9]+\\.[0-9]{2}$"},
    age: {"type":"string","required":true,"nullable":false,"pattern":"^[0-9]+$"},
    experience: {"type":"string","required":true,"nullable":false},
    status: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":5},
    responsive_id: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...dataList,
} as const satisfies $Resource;
