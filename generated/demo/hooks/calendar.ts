// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/calendar.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listEventsKey = /*#__PURE__*/ $keyOf($call.listEvents);
export const listEventsOptions = /*#__PURE__*/ $optionsOf($call.listEvents);
export const useListEvents = /*#__PURE__*/ $queryHook(listEventsOptions);

export const addEventMutation = /*#__PURE__*/ $mutationOf($call.addEvent);
export const useAddEvent = /*#__PURE__*/ $mutationHook(addEventMutation);

export const updateEventMutation = /*#__PURE__*/ $mutationOf($call.updateEvent);
export const useUpdateEvent = /*#__PURE__*/ $mutationHook(updateEventMutation);

export const removeEventMutation = /*#__PURE__*/ $mutationOf($call.removeEvent);
export const useRemoveEvent = /*#__PURE__*/ $mutationHook(removeEventMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listEvents: listEventsKey });
