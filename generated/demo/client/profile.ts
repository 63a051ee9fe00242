// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Get the profile · GET /profile/data */
export const getProfile = /*#__PURE__*/ $operation<$operations["getProfile"]>("get", "/profile/data", ["profile", "getProfile"]);
