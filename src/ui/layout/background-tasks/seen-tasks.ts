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

const lastEnd = (tasks: readonly Job[]): string =>
  tasks.reduce((last, { finishedAt }) => (finishedAt !== null && finishedAt > last ? finishedAt : last), "");

export const markSeen = (tasks: readonly Job[]): void => markSeenUntil(lastEnd(tasks));

function markSeenUntil(latest: string): void {
  const seen = seenUntil();
  if (seen !== null && latest <= seen) return;
  localStorage.setItem(key(), latest);
  for (const listener of listeners) listener();
}

/** Whether a task has ended that was not seen yet; on a new browser earlier ones count as seen. */
export function useHasUnseen(lastFinishedAt: string | null | undefined): boolean {
  const seen = useSyncExternalStore(subscribe, seenUntil);
  useEffect(() => {
    // Changes nothing that is shown.
    if (lastFinishedAt !== undefined && seen === null) localStorage.setItem(key(), lastFinishedAt ?? "");
  }, [lastFinishedAt, seen]);
  return typeof lastFinishedAt === "string" && seen !== null && lastFinishedAt > seen;
}

/** Finished tasks not seen yet. */
export function useUnseen(tasks: readonly Job[] | undefined): number {
  const seen = useSyncExternalStore(subscribe, seenUntil);
  if (seen === null) return 0;
  return tasks?.filter(({ finishedAt }) => finishedAt !== null && finishedAt > seen).length ?? 0;
}
