// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import * as $style from "#src/client/styles.ts";
import type { operations as $operations } from "../schema.ts";

/** List events · GET /apps/calendar/events */
export const listEvents = /*#__PURE__*/ $operation<$operations["listEvents"]>("get", "/apps/calendar/events", ["calendar", "listEvents"], { query: { calendars: $style.comma } });

/** Add an event · POST /apps/calendar/add-event */
export const addEvent = /*#__PURE__*/ $operation<$operations["addEvent"]>("post", "/apps/calendar/add-event", ["calendar", "addEvent"]);

/** Update an event · POST /apps/calendar/update-event */
export const updateEvent = /*#__PURE__*/ $operation<$operations["updateEvent"]>("post", "/apps/calendar/update-event", ["calendar", "updateEvent"]);

/** Remove an event · DELETE /apps/calendar/remove-event */
export const removeEvent = /*#__PURE__*/ $operation<$operations["removeEvent"]>("delete", "/apps/calendar/remove-event", ["calendar", "removeEvent"]);
