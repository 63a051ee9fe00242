// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/leave-feeds.ts";
import * as $hook from "../hooks/leave-feeds.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const leaveFeedsList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const leaveFeeds = {
  tag: "leave-feeds",
  id: "leaveFeedId",
  scope: ["companyId"],
  operations: { list: "listLeaveFeeds", create: "createLeaveFeed", delete: "revokeLeaveFeed" },
  abilities: { list: {"action":"read","subject":"leaves"}, create: {"action":"read","subject":"leaves"}, delete: {"action":"read","subject":"leaves"} },
  calls: { list: $hook.listLeaveFeedsOptions, create: $hook.createLeaveFeedMutation, delete: $hook.revokeLeaveFeedMutation },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    scope: {"type":"string","required":true,"nullable":false,"enum":["own","team"]},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    lastReadAt: {"type":"string","format":"date-time","required":true,"nullable":true},
  },
  input: $form.createLeaveFeed,
  ...leaveFeedsList,
} as const satisfies $Resource;
