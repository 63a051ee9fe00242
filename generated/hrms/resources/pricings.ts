// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/pricings.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const pricingsList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const pricings = {
  tag: "pricings",
  id: null,
  scope: [],
  operations: { list: "listPricings" },
  abilities: {},
  calls: { list: $hook.listPricingsOptions },
  fields: {
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    currency: {"type":"string","required":true,"nullable":false},
    priceMonthly: {"type":"integer","required":true,"nullable":false,"minimum":0},
    priceYearly: {"type":"integer","required":true,"nullable":false,"minimum":0},
    seatLimit: {"type":"integer","required":true,"nullable":true,"minimum":1},
    companyLimit: {"type":"integer","required":true,"nullable":true,"minimum":1},
    trialDays: {"type":"integer","required":true,"nullable":false,"minimum":0},
    popular: {"type":"boolean","required":true,"nullable":false},
    modules: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"code":{"type":"string","required":true,"nullable":false},"name":{"type":"string","required":true,"nullable":false},"limits":{"type":"object","required":true,"nullable":false}}}},
  },
  input: {},
  ...pricingsList,
} as const satisfies $Resource;
