// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Companies to choose from · GET /companies/options */
export const listCompanyOptions = /*#__PURE__*/ $operation<$operations["listCompanyOptions"]>("get", "/companies/options", ["companies", "listCompanyOptions"]);
