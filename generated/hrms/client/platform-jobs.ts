// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List the background tasks of the platform · GET /platform/jobs */
export const listPlatformJobs = /*#__PURE__*/ $operation<$operations["listPlatformJobs"]>("get", "/platform/jobs", ["platform-jobs", "listPlatformJobs"]);

/** Cancel any background task · POST /platform/jobs/{jobId}/cancel */
export const cancelPlatformJob = /*#__PURE__*/ $operation<$operations["cancelPlatformJob"]>("post", "/platform/jobs/{jobId}/cancel", ["platform-jobs", "cancelPlatformJob"]);
