// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/passports.ts";
import * as $hook from "../hooks/passports.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const passportsList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const passports = {
  tag: "passports",
  id: "passportId",
  scope: ["companyId","employeeId"],
  operations: { list: "listPassports", get: "getPassport", create: "createPassport", update: "updatePassport", delete: "deletePassport", history: "listPassportHistory" },
  abilities: { list: {"action":"read","subject":"passports"}, get: {"action":"read","subject":"passports"}, create: {"action":"update","subject":"passports"}, update: {"action":"update","subject":"passports"}, delete: {"action":"update","subject":"passports"}, history: {"action":"read","subject":"passports"} },
  calls: { list: $hook.listPassportsOptions, get: $hook.getPassportOptions, create: $hook.createPassportMutation, update: $hook.updatePassportMutation, delete: $hook.deletePassportMutation, history: $hook.listPassportHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    countryId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    country: {"type":"string","required":true,"nullable":false},
    numberMasked: {"type":"string","required":true,"nullable":false},
    issueDate: {"type":"string","format":"date","required":true,"nullable":true},
    expiry: {"type":"string","format":"date","required":true,"nullable":false},
    reminderDays: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":366},
    fileId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"file"},
    fileName: {"type":"string","required":true,"nullable":true},
    daysLeft: {"type":"integer","required":true,"nullable":false},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createPassport,
  ...passportsList,
} as const satisfies $Resource;
