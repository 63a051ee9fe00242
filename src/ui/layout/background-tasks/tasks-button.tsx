/** Opens the background tasks; shown while one runs or has just finished. */
import { chakra } from "@chakra-ui/react";
import { ListChecks } from "lucide-react";
import { lazy, useId, useState } from "react";
import { IconButton } from "../../kit/button.tsx";
import { Popover } from "../../kit/popover.tsx";
import { useText } from "../../messages/use-text.ts";
import { CountBadge } from "../count-badge.tsx";
import { PanelWait } from "../panel-wait.tsx";
import { useUnseen } from "./seen-tasks.ts";
import { isOpen, useTasks } from "./use-tasks.ts";

const TasksPanel = lazy(async () => ({ default: (await import("./tasks-panel.tsx")).TasksPanel }));

export function TasksButton() {
  const t = useText();
  const id = useId();
  const { data } = useTasks();
  const running = data?.items.filter(isOpen).length ?? 0;
  const ended = useUnseen(data?.items);
  const count = running + ended;
  const [shown, show] = useState(false);
  // Once shown it stays, so that it doesn't vanish under the pointer.
  if (count > 0 && !shown) show(true);
  if (!shown) return null;
  return (
    <chakra.span position="relative" display="inline-flex">
      <Popover
        align="end"
        label={t("background-tasks.title")}
        trigger={(props) => (
          <IconButton {...props} label={t("background-tasks.title")} aria-describedby={`${id}-count`}>
            <ListChecks size={18} aria-hidden />
          </IconButton>
        )}
      >
        {(close) => (
          <PanelWait>
            <TasksPanel titled onClose={close} />
          </PanelWait>
        )}
      </Popover>
      <CountBadge id={`${id}-count`} count={count} text={t("background-tasks.count", { running, ended })} />
    </chakra.span>
  );
}
