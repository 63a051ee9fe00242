/** List header: name, open count, search and sorting, and a note in custom order. */
import { css } from "#generated/styles/css/index.js";
import { Menu as MenuIcon, Plus } from "lucide-react";
import { use } from "react";
import type { Task } from "#generated/demo/schema.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { today } from "../../kit/calendar-date.ts";
import { SearchBox } from "../../table/search-box.tsx";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { TitleToolContext } from "../../kit/title-tool.ts";
import { useText } from "../../messages/use-text.ts";
import { DisplayMenu } from "./display-menu.tsx";
import { isOverdue } from "./due.ts";
import { useOwnOrder } from "./own-order.ts";
import { belongs } from "./tasks.ts";
import type { TodoView } from "./todo-view.ts";
import type { TodoAddress } from "./use-todo.ts";

export function useListName({ filter, tag }: TodoView): string {
  const t = useText();
  return tag !== undefined
    ? t(`todo.tag.${tag}`)
    : filter !== undefined
      ? t(`todo.filter.${filter}`)
      : t("todo.allTasks");
}

function Summary({ view, tasks }: { view: TodoView; tasks: readonly Task[] | undefined }) {
  const t = useText();
  const here = tasks?.filter((task) => belongs(task, view));
  const open = here?.filter(({ isCompleted }) => !isCompleted).length ?? 0;
  const overdue = here?.filter((task) => isOverdue(task, today())).length ?? 0;
  const done = (here?.length ?? 0) - open;
  const texts = {
    deleted: () => t("todo.deletedText"),
    completed: () => t("todo.doneCount", { count: done }),
    open: () => (open === 0 ? t("todo.nothingOpen") : t("todo.openCount", { count: open })),
  };
  const shown = view.filter === "deleted" || view.filter === "completed" ? view.filter : "open";
  return (
    <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
      {here || shown === "deleted" ? texts[shown]() : "\u00A0"}
      {here && shown === "open" && overdue > 0 && (
        <>
          {" · "}
          <span className={css({ color: "danger.text" })}>{t("todo.overdueCount", { count: overdue })}</span>
        </>
      )}
      {here && shown === "open" && done > 0 && ` · ${t("todo.doneCount", { count: done })}`}
    </p>
  );
}

interface ListHeadProps {
  address: TodoAddress;
  tasks: readonly Task[] | undefined;
  onLists: () => void;
  onForgetOrder: () => void;
}

export function ListHead({ address: { view, search, set, open }, tasks, onLists, onForgetOrder }: ListHeadProps) {
  const t = useText();
  const name = useListName(view);
  const order = useOwnOrder();
  const movable = view.filter !== "deleted";
  const tool = use(TitleToolContext);
  const inSmall = css.raw({ _todoSidePane: { display: "none" } });
  return (
    <header className={css({ borderBottomWidth: "1px", borderColor: "border" })}>
      <DocumentTitle>{name}</DocumentTitle>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: "3",
          rowGap: "2",
          px: "3",
          py: "3",
        })}
      >
        <span className={css({ marginInlineEnd: "-1" }, inSmall)}>
          <IconButton label={t("todo.lists")} aria-haspopup="dialog" onClick={onLists}>
            <MenuIcon size={18} aria-hidden />
          </IconButton>
        </span>
        <div className={css({ flex: "1", minW: "36", _todoHeadInLine: { px: "2" } })}>
          <div className={css({ display: "flex", alignItems: "flex-start", gap: "1.5" })}>
            <h1
              className={css({
                minW: "0",
                fontSize: "xl",
                lineHeight: "xl",
                fontWeight: "semibold",
                letterSpacing: "-0.01em",
                overflowWrap: "anywhere",
              })}
            >
              {name}
            </h1>
            {tool}
          </div>
          <Summary view={view} tasks={tasks} />
        </div>
        <span className={css(inSmall)}>
          <Button
            variant="solid"
            square
            aria-label={t("todo.add")}
            data-tip={t("todo.add")}
            onClick={() => open("new")}
          >
            <Plus size={18} aria-hidden />
          </Button>
        </span>
        <div
          className={css({
            display: "flex",
            gap: "2",
            flex: "1 1 100%",
            minW: "0",
            justifyContent: "space-between",
            _todoHeadInLine: { flex: "0 1 auto" },
          })}
        >
          <SearchBox
            label={t("todo.search")}
            value={search.q ?? ""}
            onChange={(q) => set({ q: q === "" ? undefined : q }, true)}
          />
          <DisplayMenu
            sort={search.sort}
            hasOwnOrder={order !== null && movable}
            showDone={view.filter === "completed" || view.filter === "deleted" ? undefined : search.done === undefined}
            onSort={(sort) => set({ sort })}
            onShowDone={(show) => set({ done: show ? undefined : "hide" })}
            onForgetOrder={onForgetOrder}
          />
        </div>
      </div>
    </header>
  );
}

/** Note about the custom order, with a button to leave it. */
export function OwnOrderNote({ onLeave }: { onLeave: () => void }) {
  const t = useText();
  return (
    <div
      className={css({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        columnGap: "3",
        minH: "9",
        px: { base: "3", md: "5" },
        py: "1",
        borderTopWidth: "1px",
        borderColor: "border",
        color: "text.muted",
        fontSize: "sm",
        lineHeight: "sm",
      })}
    >
      {t("todo.orderKept")}
      <Button variant="link" size="sm" onClick={onLeave} className={css({ minH: "6" })}>
        {t("todo.sort.latest")}
      </Button>
    </div>
  );
}
