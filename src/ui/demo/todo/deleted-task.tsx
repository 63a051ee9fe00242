/** Read-only view of a deleted task, with restore. */
import { css } from "#generated/styles/css/index.js";
import { Undo2 } from "lucide-react";
import type { Task } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { PropertyList } from "../../kit/property-list.tsx";
import { SafeHtml, useSafeMarkup } from "../../kit/safe-html.tsx";
import { useText } from "../../messages/use-text.ts";
import { DueDate } from "./due-date.tsx";
import { TagChips } from "./tags.tsx";

export function DeletedTask({ task, onRestore }: { task: Task; onRestore: () => void }) {
  const t = useText();
  const markup = useSafeMarkup(task.description);
  const { assignee, dueDate, tags } = task;
  return (
    <div
      className={css({
        flex: "1",
        minH: "0",
        overflowY: "auto",
        p: "5",
        display: "grid",
        alignContent: "start",
        gap: "4",
      })}
    >
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: "3",
          p: "3",
          bg: "inset",
          borderRadius: "control",
        })}
      >
        <p className={css({ flex: "1 1 12rem" })}>{t("todo.isDeleted")}</p>
        <Button data-autofocus onClick={onRestore}>
          <Undo2 size={16} className="mirrored" aria-hidden />
          {t("todo.restore")}
        </Button>
      </div>
      <h3 className={css({ fontSize: "lg", lineHeight: "lg", fontWeight: "semibold", overflowWrap: "anywhere" })}>
        {task.title}
      </h3>
      <PropertyList
        properties={[
          {
            id: "assignee",
            label: t("todo.field.assignee"),
            value: assignee ? (
              <span className={css({ display: "inline-flex", alignItems: "center", gap: "2" })}>
                <Avatar name={assignee.fullName} src={assignee.avatar} size={22} />
                {assignee.fullName}
              </span>
            ) : (
              "–"
            ),
          },
          {
            id: "due",
            label: t("todo.field.dueDate"),
            value: dueDate === null ? "–" : <DueDate date={dueDate} isCompleted />,
          },
          { id: "tags", label: t("todo.field.tags"), value: tags.length === 0 ? "–" : <TagChips tags={tags} /> },
        ]}
      />
      <SafeHtml markup={markup} />
    </div>
  );
}
