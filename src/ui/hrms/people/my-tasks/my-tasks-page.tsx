/** The signed-in person's tasks across people and companies, overdue ones first. */
import { useQueryClient } from "@tanstack/react-query";
import { invalidate, listMyTasksKey, listMyTasksOptions, useMoveMyTask } from "#generated/hrms/hooks/my-tasks.ts";
import type { MyTask, MyTaskPage } from "#generated/hrms/schema.ts";
import { problemText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useCompany } from "../../../layout/company.ts";
import { listQuery } from "../../../list/list-state.ts";
import { TabbedList } from "../../../list/tabbed-list.tsx";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { myTaskList, shownBands } from "./my-task-list.ts";
import { taskColumns, TaskRow } from "./task-row.tsx";

const tabs = ["all", ...shownBands] as const;
const kinds = ["onboarding", "offboarding"] as const;
const owners = ["employee", "manager", "hr", "it", "payroll"] as const;

export function MyTasksPage() {
  const t = useText();
  const { companies } = useCompany();
  const client = useQueryClient();
  const list = useAddressedList({ contract: myTaskList, ...useListAddress() });
  const answer = useListAnswer(list, listMyTasksOptions({ query: listQuery(myTaskList, list.state) }));
  const move = useMoveMyTask();
  const countOf = (name: (typeof tabs)[number]): string =>
    answer.data && name !== "all" && name !== "finished" ? ` (${answer.data.counts[name]})` : "";

  /** The row is replaced where it is, so that no other one comes under the pointer; the next visit lists it elsewhere. */
  function replace(after: MyTask): void {
    client.setQueriesData<MyTaskPage>({ queryKey: listMyTasksKey() }, (page) => {
      const before = page?.items.find(({ id }) => id === after.id);
      if (!page || !before) return page;
      const counts = { ...page.counts };
      if (before.band !== "finished") counts[before.band] -= 1;
      if (after.band !== "finished") counts[after.band] += 1;
      return { ...page, counts, items: page.items.map((each) => (each.id === after.id ? after : each)) };
    });
  }

  const moveTo = ({ id, title }: MyTask, status: "done" | "open"): void =>
    move.mutate(
      { path: { taskId: id }, body: { status } },
      {
        onSuccess(after) {
          replace(after);
          toast({ text: t(status === "done" ? "my-tasks.completed" : "my-tasks.reopened", { title }) });
        },
        onError(error) {
          toast({ kind: "error", text: problemText(t, error) });
          void invalidate.listMyTasks(client);
        },
      },
    );

  return (
    <TabbedList
      id="my-tasks"
      title={t("my-tasks.title")}
      intro={t("my-tasks.intro")}
      file={false}
      list={list}
      answer={answer}
      tabs={{
        label: t("my-tasks.bands"),
        name: "band",
        standard: "all",
        all: tabs.map((name) => ({ name, label: t(`my-tasks.band.${name}`) + countOf(name) })),
      }}
      search={t("my-tasks.search")}
      choices={[
        {
          name: "kind",
          label: t("my-tasks.kindFilter"),
          options: [
            { value: "", label: t("my-tasks.everyKind") },
            ...kinds.map((value) => ({ value, label: t(`my-tasks.kind.${value}`) })),
          ],
        },
        {
          name: "owner",
          label: t("my-tasks.ownerFilter"),
          options: [
            { value: "", label: t("my-tasks.everyOwner") },
            ...owners.map((value) => ({ value, label: t(`my-tasks.owner.${value}`) })),
          ],
        },
        {
          name: "sort",
          label: t("my-tasks.order"),
          options: [
            { value: "", label: t("my-tasks.soonest") },
            { value: "-dueOn", label: t("my-tasks.latest") },
            { value: "fullName", label: t("my-tasks.byName") },
            { value: "title", label: t("my-tasks.byTitle") },
          ],
        },
      ]}
      columns={{
        className: taskColumns,
        columns: (["title", "fullName", "dueOn"] as const).map((id) => ({ id, label: t(`my-tasks.head.${id}`) })),
      }}
      row={(task) => (
        <TaskRow
          key={task.id}
          task={task}
          withCompany={(companies?.length ?? 0) > 1}
          busy={move.isPending && move.variables.path.taskId === task.id}
          onMove={(status) => moveTo(task, status)}
        />
      )}
      rowHeight="2.5rem"
      empty={{ title: t("my-tasks.none"), text: t("my-tasks.noneText") }}
    />
  );
}
