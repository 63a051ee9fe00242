// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/employees.ts";
import * as $form from "../forms/employees.ts";
import * as $hook from "../hooks/employees.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const employeesList = {
  sort: {"parameter":"sort","fields":["fullName","employeeNo","department","designation","grade","location","manager","status","contractType","startDate","lastDay"],"initial":"fullName"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["offered","onboarding","probation","confirmed","notice","exited"]},"maxItems":6},
    departmentId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    designationId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    gradeId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    classId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    functionalGroupId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    locationId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    employeeGroupId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    contractType: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["permanent","fixedTerm","partTime","casual","intern"]},"maxItems":5},
    residency: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["citizen","pr","foreigner"]},"maxItems":3},
    managerId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    workpassTypeId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"reference"},
    customField: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"maxItems":50},
    readiness: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["ready","open"]},"maxItems":2},
    openArea: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["cpf","pay","bank","pass","terms","tax"]},"maxItems":6},
    joined: {"type":"object","required":false,"nullable":false,"fields":{"from":{"type":"string","format":"date","required":false,"nullable":false},"to":{"type":"string","format":"date","required":false,"nullable":false}}},
    left: {"type":"object","required":false,"nullable":false,"fields":{"from":{"type":"string","format":"date","required":false,"nullable":false},"to":{"type":"string","format":"date","required":false,"nullable":false}}},
    asOf: {"type":"string","format":"date","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const employees = {
  tag: "employees",
  id: "employeeId",
  scope: ["companyId"],
  operations: { list: "listEmployees", options: "listEmployeeOptions", get: "getEmployee", create: "createEmployee", delete: "deleteEmployee", export: "exportEmployees", history: "listEmployeeHistory" },
  abilities: { list: {"action":"read","subject":"employees"}, options: {"action":"read","subject":"employees"}, get: {"action":"read","subject":"employees"}, create: {"action":"create","subject":"employees"}, delete: {"action":"delete","subject":"employees"}, export: {"action":"export","subject":"employees"}, history: {"action":"read","subject":"employees"} },
  calls: { list: $hook.listEmployeesOptions, options: $hook.listEmployeeOptionsOptions, get: $hook.getEmployeeOptions, create: $hook.createEmployeeMutation, delete: $hook.deleteEmployeeMutation, export: $call.exportEmployees, history: $hook.listEmployeeHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    preferredName: {"type":"string","required":true,"nullable":true},
    photo: {"type":"string","format":"uuid","required":true,"nullable":true},
    workEmail: {"type":"string","required":true,"nullable":true},
    departmentId: {"type":"string","format":"uuid","required":true,"nullable":true},
    department: {"type":"string","required":true,"nullable":true},
    designationId: {"type":"string","format":"uuid","required":true,"nullable":true},
    designation: {"type":"string","required":true,"nullable":true},
    gradeId: {"type":"string","format":"uuid","required":true,"nullable":true},
    grade: {"type":"string","required":true,"nullable":true},
    locationId: {"type":"string","format":"uuid","required":true,"nullable":true},
    location: {"type":"string","required":true,"nullable":true},
    managerId: {"type":"string","format":"uuid","required":true,"nullable":true},
    manager: {"type":"string","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["offered","onboarding","probation","confirmed","notice","exited"]},
    suspendedFrom: {"type":"string","format":"date","required":true,"nullable":true},
    contractType: {"type":"string","required":true,"nullable":false,"enum":["permanent","fixedTerm","partTime","casual","intern"]},
    startDate: {"type":"string","format":"date","required":true,"nullable":false},
    lastDay: {"type":"string","format":"date","required":true,"nullable":true},
    residency: {"type":"string","required":true,"nullable":true,"enum":["citizen","pr","foreigner"]},
    nationality: {"type":"string","required":true,"nullable":true},
    passExpiry: {"type":"string","format":"date","required":true,"nullable":true},
    customFields: {"type":"object","required":true,"nullable":true},
    readiness: {"type":"string","required":true,"nullable":true,"enum":["ready","open"]},
    openAreas: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["cpf","pay","bank","pass","terms","tax"]}},
  },
  input: $form.createEmployee,
  ...employeesList,
} as const satisfies $Resource;

export const customFieldsList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const customFields = {
  tag: "employees",
  id: null,
  scope: ["companyId"],
  operations: { list: "listEmployeeCustomFields" },
  abilities: { list: {"action":"read","subject":"employees"} },
  calls: { list: $hook.listEmployeeCustomFieldsOptions },
  fields: {
    code: {"type":"string","required":true,"nullable":false},
    label: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["text","number","date","yesNo","choice"]},
    choices: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    required: {"type":"boolean","required":true,"nullable":false},
  },
  input: {},
  ...customFieldsList,
} as const satisfies $Resource;
