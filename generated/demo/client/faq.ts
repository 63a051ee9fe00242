// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Get questions and answers · GET /faq/data */
export const getFaq = /*#__PURE__*/ $operation<$operations["getFaq"]>("get", "/faq/data", ["faq", "getFaq"]);
