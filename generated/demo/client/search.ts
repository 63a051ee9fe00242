// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Entries of the main search · GET /api/main-search/data */
export const getMainSearch = /*#__PURE__*/ $operation<$operations["getMainSearch"]>("get", "/api/main-search/data", ["search", "getMainSearch"]);
