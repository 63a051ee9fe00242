/** The life cycle of a work pass: allowed transitions. */
import type { PassState } from "./shared/records.ts";

const next: Readonly<Record<PassState, readonly PassState[]>> = {
  applied: ["approvedInPrinciple", "issued", "cancelled"],
  approvedInPrinciple: ["issued", "cancelled"],
  issued: ["renewing", "expired", "cancelled"],
  renewing: ["issued", "expired", "cancelled"],
  expired: [],
  cancelled: [],
};

export function passSteps(state: PassState): readonly PassState[] {
  return next[state];
}
