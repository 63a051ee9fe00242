// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Count what waits for me · GET /me/counts */
export const getMyCounts = /*#__PURE__*/ $operation<$operations["getMyCounts"]>("get", "/me/counts", ["counts", "getMyCounts"]);
