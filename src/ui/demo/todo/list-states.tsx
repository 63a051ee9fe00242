/** Loading and empty states of the task list. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, State } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";
import type { TodoView } from "./todo-view.ts";

const widths = ["58%", "44%", "66%", "37%", "52%", "61%", "40%", "55%", "48%", "63%", "35%", "50%"];

export function ListSkeleton() {
  return (
    <Loading>
      {widths.map((width, at) => (
        <div
          key={width}
          className={css({
            display: "flex",
            alignItems: "center",
            gap: "3",
            minH: "10",
            px: "3",
            borderTopWidth: at === 0 ? "0" : "1px",
            borderColor: "border",
            "@container list (max-width: 40rem)": { minH: "16" },
          })}
        >
          <Skeleton css={{ w: "1.125rem", h: "1.125rem", borderRadius: "full" }} />
          <div className={css({ flex: "1" })}>
            <Skeleton style={{ width }} />
          </div>
          <Skeleton css={{ w: "16", display: { base: "none", md: "block" } }} />
          <Skeleton css={{ w: "6", h: "6", borderRadius: "full" }} />
        </div>
      ))}
    </Loading>
  );
}

interface ListEmptyProps {
  view: TodoView;
  /** All tasks are completed and hidden. */
  doneHidden: boolean;
  onShowDone: () => void;
  onAdd: () => void;
}

export function ListEmpty({ view: { filter, tag }, doneHidden, onShowDone, onAdd }: ListEmptyProps) {
  const t = useText();
  if (doneHidden) {
    return (
      <State
        drawing="soon"
        title={t("todo.empty.done")}
        action={<Button onClick={onShowDone}>{t("todo.showDone")}</Button>}
      >
        {t("todo.empty.doneText")}
      </State>
    );
  }
  const add = (
    <Button onClick={onAdd}>
      <Plus size={16} aria-hidden />
      {t("todo.add")}
    </Button>
  );
  if (tag !== undefined) {
    return (
      <EmptyState title={t("todo.empty.tag", { tag: t(`todo.tag.${tag}`) })} action={add}>
        {t("todo.empty.tagText")}
      </EmptyState>
    );
  }
  const name = filter ?? "all";
  return (
    <EmptyState
      title={t(`todo.empty.${name}`)}
      action={filter === undefined ? add : <ButtonLink to="/apps/todo">{t("todo.showAll")}</ButtonLink>}
    >
      {t(`todo.empty.${name}Text`)}
    </EmptyState>
  );
}
