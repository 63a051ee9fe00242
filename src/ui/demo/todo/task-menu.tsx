/** Menu of a task with all actions and their shortcuts. */
import { ArrowDown, ArrowUp, Circle, CircleCheck, Ellipsis, PenLine, Star, StarOff, Trash2, Undo2 } from "lucide-react";
import type { Task } from "#generated/demo/schema.ts";
import { IconButton } from "../../kit/button.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuItem, MenuSeparator } from "../../kit/menu-items.tsx";
import { useText } from "../../messages/use-text.ts";
import type { TaskActions } from "./task-actions.ts";

interface TaskMenuProps {
  task: Task;
  actions: TaskActions;
  /** Undefined if the list cannot be reordered. */
  onMove: ((step: 1 | -1) => void) | undefined;
  first: boolean;
  last: boolean;
  onOpen: () => void;
  control: object;
}

export function TaskMenu({ task, actions, onMove, first, last, onOpen, control }: TaskMenuProps) {
  const t = useText();
  const { isCompleted, isImportant, isDeleted } = task;
  const icon = (Icon: typeof Star) => <Icon size={16} aria-hidden />;
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <IconButton {...props} {...control} size="sm" label={t("todo.actionsOf", { title: task.title })}>
          {icon(Ellipsis)}
        </IconButton>
      )}
    >
      <MenuItem icon={icon(PenLine)} hint={t("todo.key.enter")} onSelect={onOpen}>
        {t("todo.open")}
      </MenuItem>
      {isDeleted ? (
        <MenuItem icon={icon(Undo2)} onSelect={() => actions.restore(task)}>
          {t("todo.restore")}
        </MenuItem>
      ) : (
        <>
          <MenuItem
            icon={icon(isCompleted ? Circle : CircleCheck)}
            hint={t("todo.key.space")}
            onSelect={() => actions.setCompleted(task, !isCompleted)}
          >
            {t(isCompleted ? "todo.markOpen" : "todo.markDone")}
          </MenuItem>
          <MenuItem
            icon={icon(isImportant ? StarOff : Star)}
            hint="S"
            onSelect={() => actions.setImportant(task, !isImportant)}
          >
            {t(isImportant ? "todo.markUnimportant" : "todo.markImportant")}
          </MenuItem>
          {onMove && (
            <>
              <MenuSeparator />
              <MenuItem icon={icon(ArrowUp)} hint="Alt+↑" disabled={first} onSelect={() => onMove(-1)}>
                {t("todo.moveUp")}
              </MenuItem>
              <MenuItem icon={icon(ArrowDown)} hint="Alt+↓" disabled={last} onSelect={() => onMove(1)}>
                {t("todo.moveDown")}
              </MenuItem>
            </>
          )}
          <MenuSeparator />
          <MenuItem danger icon={icon(Trash2)} hint={t("todo.key.delete")} onSelect={() => actions.remove(task)}>
            {t("common.delete")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
