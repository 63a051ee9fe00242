// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Several parts in one call · GET /demo/parts */
export const getDemoParts = /*#__PURE__*/ $operation<$operations["getDemoParts"]>("get", "/demo/parts", ["demo", "getDemoParts"]);

/** Restore the samples · POST /demo/reset */
export const resetDemo = /*#__PURE__*/ $operation<$operations["resetDemo"]>("post", "/demo/reset", ["demo", "resetDemo"]);
