// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List figures of timesheets by tenant · GET /platform/timesheets */
export const listPlatformTimesheets = /*#__PURE__*/ $operation<$operations["listPlatformTimesheets"]>("get", "/platform/timesheets", ["platform-timesheets", "listPlatformTimesheets"]);
