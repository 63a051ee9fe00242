/** Texts of background tasks: job name, status and failure reason. */
import { useMemo } from "react";
import type { Job, PlatformJob } from "#generated/hrms/schema.ts";
import { useText } from "../../messages/use-text.ts";

type Task = Job | PlatformJob;

export interface TaskWords {
  readonly job: (task: Pick<Task, "job">) => string;
  readonly state: (task: Pick<Task, "state" | "cancelAsked" | "finishedAt">) => string;
  readonly fault: (task: Pick<Task, "errorCode">) => string;
}

export function useTaskWords(): TaskWords {
  const t = useText();
  return useMemo<TaskWords>(
    () => ({
      job: ({ job }) => t(`background-tasks.job.${job}`),
      state: ({ state, cancelAsked, finishedAt }) =>
        t(cancelAsked && finishedAt === null ? "background-tasks.state.cancelling" : `background-tasks.state.${state}`),
      fault: ({ errorCode }) =>
        t(errorCode === "interrupted" ? "background-tasks.fault.interrupted" : "background-tasks.fault"),
    }),
    [t],
  );
}
