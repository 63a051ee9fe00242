/** Todo app: side pane, task list, and a drawer for the open task. */
import { css } from "#generated/styles/css/index.js";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { AppFrame } from "../../kit/app-frame.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { NoMatch, ErrorState } from "../../kit/states.tsx";
import { useUndo, useUndoKey } from "../../kit/undo.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { ListHead, OwnOrderNote, useListName } from "./list-head.tsx";
import { ListEmpty, ListSkeleton } from "./list-states.tsx";
import { arranged, inOrder, moved, ownOrder, setOwnOrder } from "./own-order.ts";
import { SidePane } from "./side-pane.tsx";
import { shortTitle, useTaskActions, type TaskActions } from "./task-actions.ts";
import { useTaskLists } from "./task-data.ts";
import { TaskRows } from "./task-rows.tsx";
import { useTodo } from "./use-todo.ts";

const loadDrawer = () => import("./task-drawer.tsx");
const TaskDrawer = lazy(async () => ({ default: (await loadDrawer()).TaskDrawer }));
const TodoKeys = lazy(async () => ({ default: (await import("./todo-keys.tsx")).TodoKeys }));

export function TodoPage() {
  const t = useText();
  const router = useRouter();
  const address = useTodo();
  const { view, search, set, open, close, linkToTask } = address;
  const lists = useTaskLists(view, search);
  const { tasks, all } = lists;
  const { setImportant, ...otherActions } = useTaskActions();
  const offerUndo = useUndo();
  const name = useListName(view);
  const [pane, setPane] = useState(false);
  const [keys, setKeys] = useState(false);
  const [said, setSaid] = useState("");

  useEffect(() => router.subscribe("onBeforeNavigate", () => setPane(false)), [router]);
  // Preload the drawer when idle.
  useEffect(() => {
    const idle = setTimeout(() => void loadDrawer(), 800);
    return () => clearTimeout(idle);
  }, []);
  useUndoKey();
  useShortcuts({ n: () => open("new"), "?": () => setKeys(true) });
  const actions: TaskActions = {
    ...otherActions,
    // Announced, because the star is only visual.
    setImportant: (task, on) => {
      setImportant(task, on);
      setSaid(t(on ? "todo.nowImportant" : "todo.notImportant", { title: shortTitle(task) }));
    },
  };
  const { q } = search;
  const count = tasks?.length;
  useEffect(() => {
    if (q !== undefined && count !== undefined) setSaid(t("todo.found", { count }));
  }, [t, q, count]);

  const move = (id: number, place: number, by: "pointer" | "keys"): void => {
    const shown = tasks ?? [];
    const from = shown.findIndex((task) => task.id === id);
    const task = shown[from];
    if (!task) return;
    const before = ownOrder();
    const { sort } = search;
    const known = inOrder(all ?? shown, before ?? []).map((each) => each.id);
    setOwnOrder(
      arranged(
        known,
        moved(shown, from, place).map((each) => each.id),
      ),
    );
    const text = t("todo.movedTo", { title: shortTitle(task), place: place + 1, count: shown.length });
    if (sort !== undefined) set({ sort: undefined });
    // Keyboard moves are easily reversed; drops and changes of order get an undo toast.
    if (by === "keys" && sort === undefined) return setSaid(text);
    offerUndo(text, () => {
      setOwnOrder(before);
      if (sort !== undefined) set({ sort });
    });
  };
  const forgetOrder = (): void => {
    const before = ownOrder();
    setOwnOrder(null);
    offerUndo(t("todo.orderForgotten"), () => setOwnOrder(before));
  };
  const sidePane = (
    <SidePane
      view={view}
      search={search}
      tasks={all}
      onAdd={() => {
        setPane(false);
        open("new");
      }}
      onShortcuts={() => {
        setPane(false);
        setKeys(true);
      }}
    />
  );
  const showDone = (): void => set({ done: undefined });
  const content = () => {
    if (lists.error) return <ErrorState error={lists.error} onRetry={lists.retry} />;
    if (!tasks) return <ListSkeleton />;
    if (tasks.length === 0 && q !== undefined)
      return <NoMatch query={q} onClear={() => set({ q: undefined, done: undefined })} />;
    if (tasks.length === 0)
      return (
        <ListEmpty
          view={view}
          doneHidden={search.done === "hide" && lists.hiddenDone > 0}
          onShowDone={showDone}
          onAdd={() => open("new")}
        />
      );
    return (
      <TaskRows
        label={name}
        tasks={tasks}
        actions={actions}
        linkToTask={linkToTask}
        onOpen={open}
        onMove={view.filter === "deleted" ? undefined : move}
      />
    );
  };
  return (
    <>
      <AppFrame name="todo" title={t("shell.area.todo")}>
        <div
          className={css({
            display: "grid",
            h: "full",
            gridTemplateColumns: "minmax(0, 1fr)",
            _todoSidePane: { gridTemplateColumns: "13rem minmax(0, 1fr)" },
            "& > *": { minW: "0", minH: "0" },
          })}
        >
          <div
            className={css({
              display: "none",
              overflowY: "auto",
              borderInlineEndWidth: "1px",
              borderColor: "border",
              _todoSidePane: { display: "block" },
            })}
          >
            {sidePane}
          </div>
          <div
            className={css({
              display: "flex",
              flexDirection: "column",
              containerType: "inline-size",
              containerName: "list",
            })}
          >
            <ListHead address={address} tasks={all} onLists={() => setPane(true)} onForgetOrder={forgetOrder} />
            <div className={css({ flex: "1", minH: "0", overflowY: "auto", overscrollBehavior: "contain" })}>
              {content()}
            </div>
            {lists.inOwnOrder && count !== undefined && count > 1 && (
              <OwnOrderNote onLeave={() => set({ sort: "latest" })} />
            )}
          </div>
        </div>
      </AppFrame>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Dialog open={pane} side="start" width="16rem" title={t("todo.lists")} onClose={() => setPane(false)}>
        <div className={css({ mx: "-5", mb: "-5" })}>{sidePane}</div>
      </Dialog>
      {search.task !== undefined && (
        <Suspense>
          <TaskDrawer
            key={search.task}
            wanted={search.task}
            view={view}
            lists={lists}
            actions={actions}
            onClose={close}
          />
        </Suspense>
      )}
      {keys && (
        <Suspense>
          <TodoKeys onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </>
  );
}
