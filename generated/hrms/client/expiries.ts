// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** What runs out · GET /companies/{companyId}/expiries */
export const listExpiries = /*#__PURE__*/ $operation<$operations["listExpiries"]>("get", "/companies/{companyId}/expiries", ["expiries", "listExpiries"]);
