// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/datatables.ts";
import type { Resource as $Resource } from "#src/contract/resource.ts";

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
  sort: null,
  filters: {},
  search: false,
} as const satisfies $Resource;

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
  sort: null,
  filters: {},
  search: true,
} as const satisfies $Resource;
