// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** What my home page shows · GET /me/home */
export const getMyHome = /*#__PURE__*/ $operation<$operations["getMyHome"]>("get", "/me/home", ["my-home", "getMyHome"]);

/** What a tab of my own record shows · GET /me/record */
export const getMyRecord = /*#__PURE__*/ $operation<$operations["getMyRecord"]>("get", "/me/record", ["my-home", "getMyRecord"]);
