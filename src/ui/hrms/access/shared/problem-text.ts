/** Error messages of access management, with the general ones as fallback. */
import { problemWords } from "../../../kit/problem.ts";

export const accessProblem = problemWords({
  "last-element": "access.fault.last-element",
  "in-use": "access.fault.in-use",
  "live-package": "access.fault.live-package",
  retired: "access.fault.retired",
  "empty-package": "access.fault.empty-package",
  "missing-module": "access.fault.missing-module",
  "last-owner": "access.fault.last-owner",
  "system-role": "access.fault.system-role",
  "second-person": "access.fault.second-person",
  duplicate: "access.fault.duplicate",
});
