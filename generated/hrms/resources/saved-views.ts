// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/saved-views.ts";
import * as $hook from "../hooks/saved-views.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const viewsList = {
  sort: null,
  filters: {
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    subject: {"type":"string","required":true,"nullable":false,"pattern":"^[a-z][a-z-]{0,39}$"},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const views = {
  tag: "saved-views",
  id: "savedViewId",
  scope: [],
  operations: { list: "listSavedViews", create: "createSavedView", update: "updateSavedView", delete: "deleteSavedView" },
  abilities: {},
  calls: { list: $hook.listSavedViewsOptions, create: $hook.createSavedViewMutation, update: $hook.updateSavedViewMutation, delete: $hook.deleteSavedViewMutation },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    subject: {"type":"string","required":true,"nullable":false,"pattern":"^[a-z][a-z-]{0,39}$"},
    name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"},
    query: {"type":"object","required":true,"nullable":false},
    layout: {"type":"object","required":true,"nullable":false},
    shared: {"type":"boolean","required":true,"nullable":false},
    mine: {"type":"boolean","required":true,"nullable":false},
    owner: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: $form.createSavedView,
  ...viewsList,
} as const satisfies $Resource;
