/** Changes of the roster, reported in toasts. */
import { useUpdateRosterEntries } from "#generated/hrms/hooks/roster.ts";
import type { RosterEntryInput } from "#generated/hrms/schema.ts";
import { problemOf, problemText } from "../../../kit/problem.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import type { Text } from "../../../messages/use-text.ts";

const known = ["period-locked", "taken"] as const;

export function rosterProblem(t: Text, error: unknown): string {
  const code = known.find((one) => one === problemOf(error)?.code);
  return code === undefined ? problemText(t, error) : t(`roster.fault.${code}`);
}

export type Plan = (entries: readonly RosterEntryInput[]) => Promise<void>;

export function usePlanning(companyId: string): Plan {
  const save = useUpdateRosterEntries();
  const attempt = useAttempt(rosterProblem);
  return (entries) => attempt(() => save.mutateAsync({ path: { companyId }, body: { entries: [...entries] } }));
}
