// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/companies.ts";
import * as $form from "../forms/companies.ts";
import * as $hook from "../hooks/companies.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const companiesList = {
  sort: {"parameter":"sort","fields":["company_name","code","uen","incorporationDate","updatedAt"],"initial":"company_name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const companies = {
  tag: "companies",
  id: "companyId",
  scope: [],
  operations: { list: "listCompanies", options: "listCompanyOptions", get: "getCompany", create: "createCompany", update: "updateCompany", delete: "deleteCompany", archive: "archiveCompany", restore: "restoreCompany", export: "exportCompanies", history: "listCompanyHistory" },
  abilities: { list: {"action":"read","subject":"companies"}, options: {"action":"read","subject":"company-options"}, get: {"action":"read","subject":"companies"}, create: {"action":"create","subject":"companies"}, update: {"action":"update","subject":"companies"}, delete: {"action":"delete","subject":"companies"}, archive: {"action":"update","subject":"companies"}, restore: {"action":"update","subject":"companies"}, export: {"action":"export","subject":"companies"}, history: {"action":"read","subject":"companies"} },
  calls: { list: $hook.listCompaniesOptions, options: $hook.listCompanyOptionsOptions, get: $hook.getCompanyOptions, create: $hook.createCompanyMutation, update: $hook.updateCompanyMutation, delete: $hook.deleteCompanyMutation, archive: $hook.archiveCompanyMutation, restore: $hook.restoreCompanyMutation, export: $call.exportCompanies, history: $hook.listCompanyHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    company_name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    uen: {"type":"string","required":true,"nullable":true},
    csn: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    taxRef: {"type":"string","required":true,"nullable":true},
    industrySsic: {"type":"string","required":true,"nullable":true},
    mwSector: {"type":"string","required":true,"nullable":true,"enum":["services","manufacturing","construction","marine","process"]},
    incorporationDate: {"type":"string","format":"date","required":true,"nullable":true},
    parentCompanyId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    parentCompany: {"type":"string","required":true,"nullable":true},
    block: {"type":"string","required":true,"nullable":true},
    street: {"type":"string","required":true,"nullable":true},
    unit: {"type":"string","required":true,"nullable":true},
    building: {"type":"string","required":true,"nullable":true},
    postal: {"type":"string","required":true,"nullable":true},
    phone: {"type":"string","required":true,"nullable":true},
    email: {"type":"string","required":true,"nullable":true},
    website: {"type":"string","required":true,"nullable":true},
    payrollContact: {"type":"string","required":true,"nullable":true},
    aisEnrolled: {"type":"boolean","required":true,"nullable":false},
    currency: {"type":"string","required":true,"nullable":false},
    tz: {"type":"string","required":true,"nullable":false,"widget":"time-zone"},
    hasLogo: {"type":"boolean","required":true,"nullable":false,"readOnly":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createCompany,
  ...companiesList,
} as const satisfies $Resource;
