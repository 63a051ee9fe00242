// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List the emails of the sample instance · GET /dev/outbox */
export const listOutboxMails = /*#__PURE__*/ $operation<$operations["listOutboxMails"]>("get", "/dev/outbox", ["outbox", "listOutboxMails"]);
