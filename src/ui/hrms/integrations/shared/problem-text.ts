/** Refusals of webhooks and keys in their own words; all others as everywhere. */
import { problemWords } from "../../../kit/problem.ts";

export const integrationProblem = problemWords({
  revoked: "integrations.fault.revoked",
  paused: "integrations.fault.paused",
  "not-paused": "integrations.fault.not-paused",
  "whole-tenant": "integrations.fault.whole-tenant",
});
