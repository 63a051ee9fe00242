// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/calendar.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const eventsList = {
  sort: null,
  filters: {
    calendars: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["Business","Holiday","Personal","ETC","Family"]},"maxItems":5},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const events = {
  tag: "calendar",
  id: null,
  scope: [],
  operations: { list: "listEvents" },
  abilities: {},
  calls: { list: $hook.listEventsOptions },
  fields: {
    id: {"type":"integer","required":true,"nullable":false},
    url: {"type":"string","required":true,"nullable":false},
    title: {"type":"string","required":true,"nullable":false},
    start: {"type":"string","format":"date-time","required":true,"nullable":false},
    end: {"type":"string","format":"date-time","required":true,"nullable":false},
    allDay: {"type":"boolean","required":true,"nullable":false},
    extendedProps: {"type":"object","required":true,"nullable":false},
  },
  input: {},
  ...eventsList,
} as const satisfies $Resource;
