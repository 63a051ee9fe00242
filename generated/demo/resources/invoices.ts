// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/invoices.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const invoicesList = {
  sort: {"parameter":"sortBy","fields":["id-desc","id-asc","client-asc","client-desc","total-asc","total-desc","issued-asc","issued-desc","balance-asc","balance-desc"],"initial":"id-desc"},
  filters: {
    userId: {"type":"integer","required":false,"nullable":false,"minimum":1},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["Paid","Downloaded","Sent","Draft","Partial Payment","Past Due"]},"maxItems":6},
  },
  search: true,
  paging: {"page":"page","pageSize":"perPage","items":"invoices","total":"total"},
} as const satisfies $ListResource;

export const invoices = {
  tag: "invoices",
  id: null,
  scope: [],
  operations: { list: "listInvoices" },
  abilities: {},
  calls: { list: $hook.listInvoicesOptions },
  fields: {
    id: {"type":"integer","required":true,"nullable":false,"minimum":1},
    issuedDate: {"type":"string","format":"date","required":true,"nullable":false},
    client: {"type":"object","required":true,"nullable":false},
    service: {"type":"string","required":true,"nullable":false},
    total: {"type":"number","required":true,"nullable":false,"minimum":0},
    avatar: {"type":"string","required":true,"nullable":true},
    invoiceStatus: {"type":"string","required":true,"nullable":false,"enum":["Paid","Downloaded","Sent","Draft","Partial Payment","Past Due"]},
    balance: {"type":"any","required":true,"nullable":false},
    dueDate: {"type":"string","format":"date","required":true,"nullable":false},
  },
  input: {},
  ...invoicesList,
} as const satisfies $Resource;

export const clientsList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const clients = {
  tag: "invoices",
  id: null,
  scope: [],
  operations: { list: "listInvoiceClients" },
  abilities: {},
  calls: { list: $hook.listInvoiceClientsOptions },
  fields: {
    address: {"type":"string","required":true,"nullable":false},
    company: {"type":"string","required":true,"nullable":false},
    companyEmail: {"type":"string","format":"email","required":true,"nullable":false},
    country: {"type":"string","required":true,"nullable":false},
    contact: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...clientsList,
} as const satisfies $Resource;
