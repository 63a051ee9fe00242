/** Number of tasks that are overdue or due soon. */
import { useListMyTasks } from "#generated/hrms/hooks/my-tasks.ts";
import { MenuCount } from "../../../layout/menu-count.tsx";
import { useText } from "../../../messages/use-text.ts";

export function MenuBadge() {
  const t = useText();
  const { data } = useListMyTasks({ query: { pageSize: 1 } }, { select: ({ counts }) => counts });
  const count = data ? data.overdue + data.soon : 0;
  return <MenuCount count={count} text={t("shell.tasksDue", { count })} />;
}
