/** Background tasks in the navbar, loaded when the page is idle. */
import { lazy, Suspense } from "react";
import { loadMessages } from "../../messages/store.ts";
import { useIdle } from "../use-idle.ts";

const TasksButton = lazy(async () => ({
  default: (await Promise.all([import("./tasks-button.tsx"), loadMessages("background-tasks")]))[0].TasksButton,
}));

export function TasksSlot() {
  return useIdle() ? (
    <Suspense>
      <TasksButton />
    </Suspense>
  ) : null;
}
