/** Time until which the person has seen finished tasks, kept in the browser. */
import { useEffect, useSyncExternalStore } from "react";
import type { Job } from "#generated/hrms/schema.ts";
import { currentAccount } from "../../session/account.ts";

const key = (): string => `hrms.tasks.seen.${currentAccount()?.id ?? ""}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const seenUntil = (): string | null => localStorage.getItem(key());

export function markSeen(tasks: readonly Job[]): void {
  const latest = tasks.reduce(
    (last, { finishedAt }) => (finishedAt !== null && finishedAt > last ? finishedAt : last),
    "",
  );
  const seen = seenUntil();
  if (seen !== null && latest <= seen) return;
  localStorage.setItem(key(), latest);
  for (const listener of listeners) listener();
}

/** Finished tasks not seen yet; on a new browser earlier ones count as seen. */
export function useUnseen(tasks: readonly Job[] | undefined): number {
  const seen = useSyncExternalStore(subscribe, seenUntil);
  useEffect(() => {
    if (tasks && seen === null) markSeen(tasks);
  }, [tasks, seen]);
  if (seen === null) return 0;
  return tasks?.filter(({ finishedAt }) => finishedAt !== null && finishedAt > seen).length ?? 0;
}
