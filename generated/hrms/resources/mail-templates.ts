// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/mail-templates.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const mailTemplatesList = {
  sort: null,
  filters: {
    language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const mailTemplates = {
  tag: "mail-templates",
  id: null,
  scope: [],
  operations: { list: "listMailTemplates" },
  abilities: { list: {"action":"read","subject":"settings"} },
  calls: { list: $hook.listMailTemplatesOptions },
  fields: {
    template: {"type":"string","required":true,"nullable":false,"enum":["verify-email","password-reset","password-changed","invitation","approval-requested","change-requested","change-approved","change-rejected","records-expiring","tasks-due","bank-account-changed","terms-issued","accounts-imported","leave-approved","leave-rejected","leave-cancelled","leave-recalled","manual-attendance-approved","manual-attendance-rejected","timesheet-approved","timesheet-rejected","roster-published","shift-swap-asked","shift-swap-approved","shift-swap-rejected","expense-claim-approved","expense-claim-rejected","payslip-ready"]},
    language: {"type":"string","required":true,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
    subject: {"type":"string","required":true,"nullable":false},
    text: {"type":"string","required":true,"nullable":false},
    own: {"type":"boolean","required":true,"nullable":false},
    placeholders: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"name":{"type":"string","required":true,"nullable":false},"needed":{"type":"boolean","required":true,"nullable":false},"inSubject":{"type":"boolean","required":true,"nullable":false},"sample":{"type":"string","required":true,"nullable":false}}}},
    footer: {"type":"string","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: {},
  ...mailTemplatesList,
} as const satisfies $Resource;
