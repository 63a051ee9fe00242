/** Opens the background tasks; shown while one runs or has just finished. */
import { ListChecks } from "lucide-react";
import { lazy, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { CountBadge } from "../count-badge.tsx";
import { PanelButton } from "../panel-button.tsx";
import { useUnseen } from "./seen-tasks.ts";
import { isOpen, useTasks } from "./use-tasks.ts";

const TasksPanel = lazy(async () => ({ default: (await import("./tasks-panel.tsx")).TasksPanel }));

export function TasksButton() {
  const t = useText();
  const { data } = useTasks();
  const running = data?.items.filter(isOpen).length ?? 0;
  const ended = useUnseen(data?.items);
  const count = running + ended;
  const [shown, show] = useState(false);
  // Once shown it stays, so that it doesn't vanish under the pointer.
  if (count > 0 && !shown) show(true);
  if (!shown) return null;
  return (
    <PanelButton
      label={t("background-tasks.title")}
      icon={ListChecks}
      badge={(id) => <CountBadge id={id} count={count} text={t("background-tasks.count", { running, ended })} />}
    >
      {(close) => <TasksPanel titled onClose={close} />}
    </PanelButton>
  );
}
