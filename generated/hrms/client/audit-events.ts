// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List activity · GET /tenant/audit-events */
export const listAuditEvents = /*#__PURE__*/ $operation<$operations["listAuditEvents"]>("get", "/tenant/audit-events", ["audit-events", "listAuditEvents"]);

/** Export the audit log · GET /tenant/audit-events/export */
export const exportAuditEvents = /*#__PURE__*/ $operation<$operations["exportAuditEvents"]>("get", "/tenant/audit-events/export", ["audit-events", "exportAuditEvents"]);

/** Kinds of records in the log · GET /tenant/audit-events/subjects */
export const listAuditSubjects = /*#__PURE__*/ $operation<$operations["listAuditSubjects"]>("get", "/tenant/audit-events/subjects", ["audit-events", "listAuditSubjects"]);

/** Get an event · GET /tenant/audit-events/{auditEventId} */
export const getAuditEvent = /*#__PURE__*/ $operation<$operations["getAuditEvent"]>("get", "/tenant/audit-events/{auditEventId}", ["audit-events", "getAuditEvent"]);

/** Check the chain of events · GET /tenant/audit-chain */
export const checkAuditChain = /*#__PURE__*/ $operation<$operations["checkAuditChain"]>("get", "/tenant/audit-chain", ["audit-events", "checkAuditChain"]);
