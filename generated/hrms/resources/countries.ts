// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/countries.ts";
import * as $form from "../forms/countries.ts";
import * as $hook from "../hooks/countries.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const countriesList = {
  sort: {"parameter":"sort","fields":["name","iso2","iso3","nationality","currency","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    source: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["traditional","other"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const countries = {
  tag: "countries",
  id: "countryId",
  scope: [],
  operations: { list: "listCountries", options: "listCountryOptions", get: "getCountry", create: "createCountry", update: "updateCountry", delete: "deleteCountry", archive: "archiveCountry", restore: "restoreCountry", export: "exportCountries", history: "listCountryHistory" },
  abilities: { list: {"action":"read","subject":"countries"}, options: {"action":"read","subject":"countries"}, get: {"action":"read","subject":"countries"}, create: {"action":"create","subject":"countries"}, update: {"action":"update","subject":"countries"}, delete: {"action":"delete","subject":"countries"}, archive: {"action":"update","subject":"countries"}, restore: {"action":"update","subject":"countries"}, export: {"action":"export","subject":"countries"}, history: {"action":"read","subject":"countries"} },
  calls: { list: $hook.listCountriesOptions, options: $hook.listCountryOptionsOptions, get: $hook.getCountryOptions, create: $hook.createCountryMutation, update: $hook.updateCountryMutation, delete: $hook.deleteCountryMutation, archive: $hook.archiveCountryMutation, restore: $hook.restoreCountryMutation, export: $call.exportCountries, history: $hook.listCountryHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    iso2: {"type":"string","required":true,"nullable":false},
    iso3: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    nationality: {"type":"string","required":true,"nullable":false},
    dialCode: {"type":"string","required":true,"nullable":true},
    currency: {"type":"string","required":true,"nullable":true},
    isTraditionalSource: {"type":"boolean","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createCountry,
  ...countriesList,
} as const satisfies $Resource;
