/** What the refusals of final settlements say. */
import { problemOf, problemText } from "../../../kit/problem.ts";
import type { Text } from "../../../messages/use-text.ts";

const known = ["settled", "no-last-day", "no-period", "wrong-state"] as const;
const ofPayroll = ["period-busy", "period-closed", "locked"] as const;

export function settlementProblem(t: Text, error: unknown): string {
  const code = problemOf(error)?.code;
  const own = known.find((one) => one === code);
  if (own) return t(`settlements.fault.${own}`);
  const shared = ofPayroll.find((one) => one === code);
  return shared === undefined ? problemText(t, error) : t(`payroll.fault.${shared}`);
}
