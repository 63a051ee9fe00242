// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List email texts in a language · GET /tenant/mail-templates */
export const listMailTemplates = /*#__PURE__*/ $operation<$operations["listMailTemplates"]>("get", "/tenant/mail-templates", ["mail-templates", "listMailTemplates"]);

/** Set an email text · PUT /tenant/mail-templates/{template}/{language} */
export const updateMailTemplate = /*#__PURE__*/ $operation<$operations["updateMailTemplate"]>("put", "/tenant/mail-templates/{template}/{language}", ["mail-templates", "updateMailTemplate"]);

/** Reset an email text to the default · POST /tenant/mail-templates/{template}/{language}/reset */
export const resetMailTemplate = /*#__PURE__*/ $operation<$operations["resetMailTemplate"]>("post", "/tenant/mail-templates/{template}/{language}/reset", ["mail-templates", "resetMailTemplate"]);

/** Send yourself a test email · POST /tenant/mail-templates/{template}/{language}/test */
export const sendTestMail = /*#__PURE__*/ $operation<$operations["sendTestMail"]>("post", "/tenant/mail-templates/{template}/{language}/test", ["mail-templates", "sendTestMail"]);

/** Get the history of an email text · GET /tenant/mail-templates/{template}/{language}/history */
export const listMailTemplateHistory = /*#__PURE__*/ $operation<$operations["listMailTemplateHistory"]>("get", "/tenant/mail-templates/{template}/{language}/history", ["mail-templates", "listMailTemplateHistory"]);
