// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/expense-claims.ts";
import * as $form from "../forms/expense-claims.ts";
import * as $hook from "../hooks/expense-claims.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const expenseClaimsList = {
  sort: {"parameter":"sort","fields":["spentOn","fullName","amount","createdAt"],"initial":"-spentOn"},
  filters: {
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["submitted","approved","rejected","withdrawn","paid"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const expenseClaims = {
  tag: "expense-claims",
  id: "expenseClaimId",
  scope: ["companyId"],
  operations: { list: "listExpenseClaims", options: "listClaimOptions", get: "getExpenseClaim", create: "createExpenseClaim", export: "exportExpenseClaims", history: "listExpenseClaimHistory" },
  abilities: { list: {"action":"read","subject":"expense-claims"}, options: {"action":"read","subject":"expense-claims"}, get: {"action":"read","subject":"expense-claims"}, create: {"action":"create","subject":"expense-claims"}, export: {"action":"export","subject":"expense-claims"}, history: {"action":"read","subject":"expense-claims"} },
  calls: { list: $hook.listExpenseClaimsOptions, options: $hook.listClaimOptionsOptions, get: $hook.getExpenseClaimOptions, create: $hook.createExpenseClaimMutation, export: $call.exportExpenseClaims, history: $hook.listExpenseClaimHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    allowanceId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    itemName: {"type":"string","required":true,"nullable":false},
    spentOn: {"type":"string","format":"date","required":true,"nullable":false},
    amount: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    tax: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    description: {"type":"string","required":true,"nullable":false,"widget":"lines"},
    projectId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    projectName: {"type":"string","required":true,"nullable":true},
    fileIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"fields":{},"widget":"own"},
    files: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"id":{"type":"string","format":"uuid","required":true,"nullable":false},"name":{"type":"string","required":true,"nullable":false}}}},
    status: {"type":"string","required":true,"nullable":false,"enum":["submitted","approved","rejected","withdrawn","paid"]},
    own: {"type":"boolean","required":true,"nullable":false},
    mayDecide: {"type":"boolean","required":true,"nullable":false},
    payMonth: {"type":"string","required":true,"nullable":true},
    decidedBy: {"type":"string","required":true,"nullable":true},
    decidedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    comment: {"type":"string","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createExpenseClaim,
  ...expenseClaimsList,
} as const satisfies $Resource;
