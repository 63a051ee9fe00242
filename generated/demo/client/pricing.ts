// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Get plans and prices · GET /pricing/data */
export const getPricing = /*#__PURE__*/ $operation<$operations["getPricing"]>("get", "/pricing/data", ["pricing", "getPricing"]);
