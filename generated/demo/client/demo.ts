// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Restore the samples · POST /demo/reset */
export const resetDemo = /*#__PURE__*/ $operation<$operations["resetDemo"]>("post", "/demo/reset", ["demo", "resetDemo"]);
