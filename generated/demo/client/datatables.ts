// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List all employee rows · GET /api/datatables/initial-data */
export const listEmployeeRows = /*#__PURE__*/ $operation<$operations["listEmployeeRows"]>("get", "/api/datatables/initial-data", ["datatables", "listEmployeeRows"]);

/** Search employee rows · GET /api/datatables/data */
export const searchEmployeeRows = /*#__PURE__*/ $operation<$operations["searchEmployeeRows"]>("get", "/api/datatables/data", ["datatables", "searchEmployeeRows"]);

/** List titles for completion · GET /api/autocomplete/data */
export const listAutocompleteTitles = /*#__PURE__*/ $operation<$operations["listAutocompleteTitles"]>("get", "/api/autocomplete/data", ["datatables", "listAutocompleteTitles"]);
