// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List my background tasks · GET /me/jobs */
export const listJobs = /*#__PURE__*/ $operation<$operations["listJobs"]>("get", "/me/jobs", ["jobs", "listJobs"]);

/** Watch my background tasks · GET /me/jobs/events */
export const watchJobs = /*#__PURE__*/ $operation<$operations["watchJobs"]>("get", "/me/jobs/events", ["jobs", "watchJobs"]);

/** Get a background task of mine · GET /me/jobs/{jobId} */
export const getJob = /*#__PURE__*/ $operation<$operations["getJob"]>("get", "/me/jobs/{jobId}", ["jobs", "getJob"]);

/** Cancel a background task of mine · POST /me/jobs/{jobId}/cancel */
export const cancelJob = /*#__PURE__*/ $operation<$operations["cancelJob"]>("post", "/me/jobs/{jobId}/cancel", ["jobs", "cancelJob"]);
