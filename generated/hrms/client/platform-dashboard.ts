// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Numbers of the platform · GET /platform/dashboard */
export const getPlatformDashboard = /*#__PURE__*/ $operation<$operations["getPlatformDashboard"]>("get", "/platform/dashboard", ["platform-dashboard", "getPlatformDashboard"]);
