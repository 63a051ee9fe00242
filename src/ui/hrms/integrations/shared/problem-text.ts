/** Error messages of webhooks and API keys, with the general ones as fallback. */
import { problemWords } from "../../../kit/problem.ts";

export const integrationProblem = problemWords({
  revoked: "integrations.fault.revoked",
  paused: "integrations.fault.paused",
  "not-paused": "integrations.fault.not-paused",
  "whole-tenant": "integrations.fault.whole-tenant",
});
