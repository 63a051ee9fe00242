/** Task row, on one or two lines depending on the room. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { GripVertical, Star, Undo2, UserRound } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import type { Task } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Checkbox } from "../../kit/checkbox.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useRowDrag } from "../../kit/use-row-drag.ts";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useText } from "../../messages/use-text.ts";
import { DueDate } from "./due-date.tsx";
import { TagChips } from "./tags.tsx";
import { isFirstClick } from "./first-click.ts";
import type { TaskActions } from "./task-actions.ts";
import { TaskMenu } from "./task-menu.tsx";

const Row = chakra("li", {
  base: {
    position: "relative",
    display: "grid",
    alignItems: "center",
    columnGap: "2",
    gridTemplateColumns: "1.5rem minmax(0, 1fr) auto",
    gridTemplateAreas: '"done title actions" ". facts facts"',
    minH: "10",
    py: "1.5",
    paddingInlineStart: "3",
    paddingInlineEnd: "1",
    borderTopWidth: "1px",
    borderColor: "border",
    cursor: "pointer",
    _first: { borderTopWidth: "0" },
    _hover: { bg: "hover" },
    _focusWithin: { bg: "hover" },
    "& [data-handle]": { display: "none" },
    _taskOnOneLine: {
      gridTemplateColumns: "1.25rem 1.5rem minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"handle done title facts actions"',
      columnGap: "1",
      py: "0",
      paddingInlineStart: "1.5",
      "& [data-handle]": { display: "grid" },
    },
    // Actions other than the menu show on hover or focus.
    "@media (hover: hover)": {
      "& [data-quiet]": { opacity: 0 },
      "&:is(:hover, :focus-within) [data-quiet]": { opacity: 1 },
      "& [data-quiet]:has([aria-expanded=true]), & [data-quiet][aria-pressed=true]": { opacity: 1 },
    },
    "&[data-drag=dragged]": { opacity: 0.4 },
    "&[data-drag=above]::before, &[data-drag=below]::after": {
      content: '""',
      position: "absolute",
      insetInline: "0",
      h: "2px",
      bg: "accent",
      zIndex: "sticky",
      pointerEvents: "none",
    },
    "&[data-drag=above]::before": { top: "-1.5px" },
    "&[data-drag=below]::after": { bottom: "-1.5px" },
  },
});

const Facts = chakra("div", {
  base: {
    gridArea: "facts",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2.5",
    rowGap: "1",
    minW: "0",
    minH: "5",
    fontSize: "sm",
    lineHeight: "sm",
    "& [data-due]": { order: -1, _empty: { display: "none" } },
    _taskOnOneLine: {
      flexWrap: "nowrap",
      paddingInlineStart: "3",
      "& [data-due], & [data-due]:empty": { display: "block", order: "unset", minW: "28", textAlign: "end" },
    },
  },
});

/** Opens a row on click, except on controls or after selecting text. */
function isFree(event: MouseEvent): boolean {
  return (
    !(event.target as Element).closest("a, button, input, label, [popover]") &&
    !event.metaKey &&
    !event.ctrlKey &&
    String(getSelection()) === ""
  );
}

function Assignee({ assignee, control }: Pick<Task, "assignee"> & { control: object }) {
  const t = useText();
  if (!assignee) {
    return (
      <span
        className={css({
          display: "grid",
          placeItems: "center",
          boxSize: "6",
          borderWidth: "1px",
          borderStyle: "dashed",
          borderColor: "border.strong",
          borderRadius: "full",
          color: "text.muted",
        })}
        title={t("todo.nobody")}
      >
        <UserRound size={14} aria-hidden />
        <VisuallyHidden>{t("todo.nobody")}</VisuallyHidden>
      </span>
    );
  }
  return (
    <PersonName
      {...control}
      name={assignee.fullName}
      data-tip={assignee.fullName}
      className={css({ display: "grid", borderRadius: "full!" })}
    >
      <Avatar name={assignee.fullName} src={assignee.avatar} size={24} />
      <VisuallyHidden>{t("todo.assignedTo", { name: assignee.fullName })}</VisuallyHidden>
    </PersonName>
  );
}

interface TaskRowProps {
  task: Task;
  actions: TaskActions;
  first: boolean;
  last: boolean;
  /** Renders the title as a link to the task. */
  title: ReactNode;
  /** Props that make a control part of the row's keyboard navigation. */
  control: (name: string) => object;
  onOpen: () => void;
  onMove: ((step: 1 | -1) => void) | undefined;
  onDrop: (id: number, side: "above" | "below") => void;
}

export function TaskRow({ task, actions, first, last, title, control, onOpen, onMove, onDrop }: TaskRowProps) {
  const t = useText();
  const { id, isCompleted, isImportant, isDeleted, dueDate, tags } = task;
  const movable = onMove !== undefined;
  const drag = useRowDrag({ kind: "task", id, enabled: movable, onDrop });
  return (
    <Row ref={drag.row} data-row={id} data-drag={drag.state} onClick={(event) => isFree(event) && onOpen()}>
      <span
        ref={drag.handle}
        className={css({
          gridArea: "handle",
          placeItems: "center",
          alignSelf: "stretch",
          color: "text.muted",
          cursor: movable ? "grab" : undefined,
          visibility: movable ? undefined : "hidden",
        })}
        data-handle
        data-quiet
        data-tip={t("todo.drag")}
        onClick={(event) => event.stopPropagation()}
      >
        <GripVertical size={16} aria-hidden />
      </span>
      <label
        className={css({
          gridArea: "done",
          display: "grid",
          placeItems: "center",
          boxSize: "6",
          cursor: isDeleted ? undefined : "pointer",
        })}
      >
        <Checkbox
          {...control("done")}
          aria-label={t("todo.isDone", { title: task.title })}
          checked={isCompleted}
          disabled={isDeleted}
          onChange={(event) => isFirstClick(event) && actions.setCompleted(task, event.target.checked)}
          className={css({ w: "1.125rem", h: "1.125rem", borderRadius: "full" })}
        />
      </label>
      <span
        className={css({
          gridArea: "title",
          minW: "0",
          color: isCompleted ? "text.muted" : undefined,
          textDecoration: isCompleted ? "line-through" : undefined,
          overflowWrap: "anywhere",
          _taskOnOneLine: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", m: "-1", p: "1" },
        })}
      >
        {title}
      </span>
      <Facts>
        {tags.length > 0 && <TagChips tags={tags} />}
        <span data-due>{dueDate !== null && <DueDate date={dueDate} isCompleted={isCompleted} />}</span>
        <Assignee assignee={task.assignee} control={control("assignee")} />
      </Facts>
      <span className={css({ gridArea: "actions", display: "flex", alignItems: "center" })}>
        {isDeleted ? (
          <ToolButton {...control("restore")} label={t("todo.restore")} onClick={() => actions.restore(task)}>
            <Undo2 size={16} className="mirrored" aria-hidden />
          </ToolButton>
        ) : (
          <ToolButton
            {...control("star")}
            data-quiet
            label={t("todo.star", { title: task.title })}
            aria-pressed={isImportant}
            onClick={() => actions.setImportant(task, !isImportant)}
            className={css({ _pressed: { color: "warning" } })}
          >
            <Star size={16} aria-hidden fill={isImportant ? "currentColor" : "none"} />
          </ToolButton>
        )}
        <span data-quiet>
          <TaskMenu {...{ task, actions, onMove, first, last, onOpen }} control={control("menu")} />
        </span>
      </span>
    </Row>
  );
}
