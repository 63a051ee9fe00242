/** Opens the background tasks; shown while one runs or has just finished. */
import { ListChecks } from "lucide-react";
import { lazy, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { CountBadge } from "../count-badge.tsx";
import { useCounts } from "../counts.ts";
import { PanelButton } from "../panel-button.tsx";
import { useHasUnseen, useUnseen } from "./seen-tasks.ts";
import { isOpen, useTasks } from "./use-tasks.ts";

const TasksPanel = lazy(async () => ({ default: (await import("./tasks-panel.tsx")).TasksPanel }));

export function TasksButton() {
  const jobs = useCounts()?.jobs;
  const unseen = useHasUnseen(jobs?.lastFinishedAt);
  const [shown, show] = useState(false);
  // Once shown it stays, so that it doesn't vanish under the pointer.
  if (((jobs?.running ?? 0) > 0 || unseen) && !shown) show(true);
  return shown ? <ShownButton /> : null;
}

function ShownButton() {
  const t = useText();
  const { data } = useTasks();
  const running = data?.items.filter(isOpen).length ?? 0;
  const ended = useUnseen(data?.items);
  return (
    <PanelButton
      label={t("background-tasks.title")}
      icon={ListChecks}
      badge={(id) => (
        <CountBadge id={id} count={running + ended} text={t("background-tasks.count", { running, ended })} />
      )}
    >
      {(close) => <TasksPanel titled onClose={close} />}
    </PanelButton>
  );
}
