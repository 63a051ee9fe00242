// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/outbox.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const outboxList = {
  sort: null,
  filters: {},
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const outbox = {
  tag: "outbox",
  id: null,
  scope: [],
  operations: { list: "listOutboxMails" },
  abilities: {},
  calls: { list: $hook.listOutboxMailsOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["verify-email","password-reset","password-changed","notice","invitation"]},
    senderName: {"type":"string","required":true,"nullable":true},
    replyTo: {"type":"string","format":"email","required":true,"nullable":true},
    recipient: {"type":"string","format":"email","required":true,"nullable":false},
    subject: {"type":"string","required":true,"nullable":false},
    text: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    link: {"type":"string","required":true,"nullable":true},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: {},
  ...outboxList,
} as const satisfies $Resource;
