// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/audit-events.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listAuditEventsKey = /*#__PURE__*/ $keyOf($call.listAuditEvents);
export const listAuditEventsOptions = /*#__PURE__*/ $optionsOf($call.listAuditEvents);
export const useListAuditEvents = /*#__PURE__*/ $queryHook(listAuditEventsOptions);
export const listAuditEventsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listAuditEvents, "items");
export const useListAuditEventsInfinite = /*#__PURE__*/ $infiniteHook(listAuditEventsInfiniteOptions);

export const exportAuditEventsKey = /*#__PURE__*/ $keyOf($call.exportAuditEvents);
export const exportAuditEventsOptions = /*#__PURE__*/ $optionsOf($call.exportAuditEvents);
export const useExportAuditEvents = /*#__PURE__*/ $queryHook(exportAuditEventsOptions);

export const listAuditSubjectsKey = /*#__PURE__*/ $keyOf($call.listAuditSubjects);
export const listAuditSubjectsOptions = /*#__PURE__*/ $optionsOf($call.listAuditSubjects);
export const useListAuditSubjects = /*#__PURE__*/ $queryHook(listAuditSubjectsOptions);

export const getAuditEventKey = /*#__PURE__*/ $keyOf($call.getAuditEvent);
export const getAuditEventOptions = /*#__PURE__*/ $optionsOf($call.getAuditEvent);
export const useGetAuditEvent = /*#__PURE__*/ $queryHook(getAuditEventOptions);

export const checkAuditChainKey = /*#__PURE__*/ $keyOf($call.checkAuditChain);
export const checkAuditChainOptions = /*#__PURE__*/ $optionsOf($call.checkAuditChain);
export const useCheckAuditChain = /*#__PURE__*/ $queryHook(checkAuditChainOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listAuditEvents: listAuditEventsKey, exportAuditEvents: exportAuditEventsKey, listAuditSubjects: listAuditSubjectsKey, getAuditEvent: getAuditEventKey, checkAuditChain: checkAuditChainKey });
