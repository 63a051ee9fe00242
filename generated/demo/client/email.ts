// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List emails · GET /apps/email/emails */
export const listEmails = /*#__PURE__*/ $operation<$operations["listEmails"]>("get", "/apps/email/emails", ["email", "listEmails"]);

/** Change several emails · POST /apps/email/update-emails */
export const updateEmails = /*#__PURE__*/ $operation<$operations["updateEmails"]>("post", "/apps/email/update-emails", ["email", "updateEmails"]);

/** Toggle a label on several emails · POST /apps/email/update-emails-label */
export const updateEmailsLabel = /*#__PURE__*/ $operation<$operations["updateEmailsLabel"]>("post", "/apps/email/update-emails-label", ["email", "updateEmailsLabel"]);

/** Open an email · GET /apps/email/get-email */
export const getEmail = /*#__PURE__*/ $operation<$operations["getEmail"]>("get", "/apps/email/get-email", ["email", "getEmail"]);

/** Go to the previous or next email · GET /apps/email/paginate-email */
export const getAdjacentEmail = /*#__PURE__*/ $operation<$operations["getAdjacentEmail"]>("get", "/apps/email/paginate-email", ["email", "getAdjacentEmail"]);

/** Send an email or keep a draft · POST /apps/email/send-email */
export const sendEmail = /*#__PURE__*/ $operation<$operations["sendEmail"]>("post", "/apps/email/send-email", ["email", "sendEmail"]);
