// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/parallel-run.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const differencesList = {
  sort: null,
  filters: {
    show: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["open","accepted"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const differences = {
  tag: "parallel-run",
  id: null,
  scope: ["companyId","payRunId"],
  operations: { list: "listParallelDifferences" },
  abilities: { list: {"action":"read","subject":"pay-runs"} },
  calls: { list: $hook.listParallelDifferencesOptions },
  fields: {
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    payslipId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":true},
    theirs: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    ours: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    difference: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    cause: {"type":"string","required":true,"nullable":false,"enum":["only-in-file","only-in-run","item-missing","item-extra","part-month","overridden","pay-terms","rounding","follows","unknown"]},
    lines: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"unit":{"type":"string","required":true,"nullable":true,"enum":["days","minutes"]},"quantity":{"type":"number","required":true,"nullable":true},"rate":{"type":"integer","required":true,"nullable":true,"widget":"money"},"amount":{"type":"integer","required":true,"nullable":false,"widget":"money"}}}},
    state: {"type":"string","required":true,"nullable":false,"enum":["open","accepted"]},
    reason: {"type":"string","required":true,"nullable":true},
    acceptedBy: {"type":"string","required":true,"nullable":true},
    acceptedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
  },
  input: {},
  ...differencesList,
} as const satisfies $Resource;
