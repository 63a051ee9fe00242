// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/variable-pay.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const variablePayList = {
  sort: null,
  filters: {
    month: {"type":"string","required":true,"nullable":false,"pattern":"^20\\d{2}-(0[1-9]|1[0-2])$"},
    item: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":30},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const variablePay = {
  tag: "variable-pay",
  id: null,
  scope: ["companyId"],
  operations: { list: "getVariablePay" },
  abilities: { list: {"action":"read","subject":"employee-pay-items"} },
  calls: { list: $hook.getVariablePayOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["allowance","deduction"]},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    usual: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    total: {"type":"integer","required":true,"nullable":false,"widget":"money"},
  },
  input: {},
  ...variablePayList,
} as const satisfies $Resource;
