// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List expiries · GET /companies/{companyId}/expiries */
export const listExpiries = /*#__PURE__*/ $operation<$operations["listExpiries"]>("get", "/companies/{companyId}/expiries", ["expiries", "listExpiries"]);

/** Export expiries · GET /companies/{companyId}/expiries/export */
export const exportExpiries = /*#__PURE__*/ $operation<$operations["exportExpiries"]>("get", "/companies/{companyId}/expiries/export", ["expiries", "exportExpiries"]);
