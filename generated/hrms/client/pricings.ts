// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Packages and prices · GET /pricings */
export const listPricings = /*#__PURE__*/ $operation<$operations["listPricings"]>("get", "/pricings", ["pricings", "listPricings"]);
