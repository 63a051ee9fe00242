/** The running timer of a timesheet, kept in the browser until it is stopped: reloading the page does not end it. */
import { sharedValue } from "../../../kit/shared-value.ts";
import { currentAccount } from "../../../session/account.ts";
import type { WeekLine } from "./week-rows.ts";

export type TimedWork = Pick<WeekLine, "projectId" | "activity" | "billable" | "note">;

export interface RunningTimer {
  readonly timesheetId: string;
  readonly work: TimedWork;
  /** The day on which it was started, which gets all of its time. */
  readonly date: string;
  readonly startedAt: number;
}

const key = (): string => `hrms.timer.${currentAccount()?.id ?? ""}`;

function stored(): RunningTimer | null {
  try {
    const value = JSON.parse(localStorage.getItem(key()) ?? "null") as RunningTimer | null;
    return typeof value?.startedAt === "number" ? value : null;
  } catch {
    return null;
  }
}

const timer = sharedValue<{ account: string; running: RunningTimer | null }>({ account: "", running: null });

/** Of the signed-in account; another one has a timer of its own. */
export function useTimer(): RunningTimer | null {
  const { account, running } = timer.useValue();
  return account === key() ? running : stored();
}

export const startTimer = (timer: Omit<RunningTimer, "startedAt">): void =>
  setTimer({ ...timer, startedAt: Date.now() });

export function setTimer(running: RunningTimer | null): void {
  if (running) localStorage.setItem(key(), JSON.stringify(running));
  else localStorage.removeItem(key());
  timer.set({ account: key(), running });
}

const minuteMs = 60_000;

/** At least a minute, so that a short try is visible, and at most what a day has left to give. */
export const minutesSince = (startedAt: number, now: number): number =>
  Math.min(24 * 60, Math.max(1, Math.round((now - startedAt) / minuteMs)));

export const isSameWork = (one: TimedWork, other: TimedWork): boolean =>
  one.projectId === other.projectId &&
  one.activity === other.activity &&
  one.billable === other.billable &&
  one.note === other.note;
