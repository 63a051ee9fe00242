// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/tax-forms.ts";
import * as $hook from "../hooks/tax-forms.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const formsList = {
  sort: {"parameter":"sort","fields":["problems","fullName","employeeNo","amount"],"initial":"-problems"},
  filters: {
    state: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["ready","problems","excluded","unchanged"]},"maxItems":4},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const forms = {
  tag: "tax-forms",
  id: "taxFormId",
  scope: ["companyId","taxFilingId"],
  operations: { list: "listTaxForms", get: "getTaxForm", export: "exportTaxForms" },
  abilities: { list: {"action":"read","subject":"tax-filings"}, get: {"action":"read","subject":"tax-filings"}, export: {"action":"export","subject":"tax-filings"} },
  calls: { list: $hook.listTaxFormsOptions, get: $hook.getTaxFormOptions, export: $call.exportTaxForms },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    state: {"type":"string","required":true,"nullable":false,"enum":["ready","problems","excluded","unchanged"]},
    amount: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    salary: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    bonus: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    directorsFees: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    others: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    cpf: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    donation: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    mbf: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    corrections: {"type":"integer","required":true,"nullable":false,"minimum":0},
    problems: {"type":"integer","required":true,"nullable":false,"minimum":0},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
  },
  input: {},
  ...formsList,
} as const satisfies $Resource;
