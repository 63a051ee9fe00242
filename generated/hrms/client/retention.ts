// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List what is due for deletion · GET /tenant/retention */
export const getRetention = /*#__PURE__*/ $operation<$operations["getRetention"]>("get", "/tenant/retention", ["retention", "getRetention"]);

/** List leavers whose data is due for deletion · GET /tenant/retention/leavers */
export const listDueLeavers = /*#__PURE__*/ $operation<$operations["listDueLeavers"]>("get", "/tenant/retention/leavers", ["retention", "listDueLeavers"]);

/** Export leavers whose data is due for deletion · GET /tenant/retention/leavers/export */
export const exportDueLeavers = /*#__PURE__*/ $operation<$operations["exportDueLeavers"]>("get", "/tenant/retention/leavers/export", ["retention", "exportDueLeavers"]);

/** Delete data that is due for deletion · POST /tenant/retention/purge */
export const purgeRecords = /*#__PURE__*/ $operation<$operations["purgeRecords"]>("post", "/tenant/retention/purge", ["retention", "purgeRecords"]);
