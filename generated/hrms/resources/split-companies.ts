// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/split-companies.ts";
import * as $hook from "../hooks/split-companies.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const splitCompaniesList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const splitCompanies = {
  tag: "split-companies",
  id: "splitCompanyId",
  scope: ["companyId","employeeId"],
  operations: { list: "listSplitCompanies", get: "getSplitCompany", create: "createSplitCompany", update: "updateSplitCompany", delete: "deleteSplitCompany", history: "listSplitCompanyHistory" },
  abilities: { list: {"action":"read","subject":"split-companies"}, get: {"action":"read","subject":"split-companies"}, create: {"action":"update","subject":"split-companies"}, update: {"action":"update","subject":"split-companies"}, delete: {"action":"update","subject":"split-companies"}, history: {"action":"read","subject":"split-companies"} },
  calls: { list: $hook.listSplitCompaniesOptions, get: $hook.getSplitCompanyOptions, create: $hook.createSplitCompanyMutation, update: $hook.updateSplitCompanyMutation, delete: $hook.deleteSplitCompanyMutation, history: $hook.listSplitCompanyHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    leadCompanyId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    leadCompany: {"type":"string","required":true,"nullable":false},
    paidBy: {"type":"string","required":true,"nullable":false,"enum":["lead","each"]},
    from: {"type":"string","format":"date","required":true,"nullable":false},
    to: {"type":"string","format":"date","required":true,"nullable":true},
    legs: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"companyId":{"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},"company":{"type":"string","required":true,"nullable":false},"employeeId":{"type":"string","format":"uuid","required":true,"nullable":true},"employeeNo":{"type":"string","required":true,"nullable":true},"percent":{"type":"number","required":true,"nullable":true,"minimum":0.0001,"maximum":1,"widget":"fraction"},"amount":{"type":"integer","required":true,"nullable":true,"minimum":1,"maximum":100000000000,"widget":"money"},"from":{"type":"string","format":"date","required":true,"nullable":false},"to":{"type":"string","format":"date","required":true,"nullable":true}}},"widget":"rows"},
    companies: {"type":"string","required":true,"nullable":false},
    note: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","ended"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createSplitCompany,
  ...splitCompaniesList,
} as const satisfies $Resource;
