/** Number of tasks that are overdue or due soon. */
import { useCounts } from "../../../layout/counts.ts";
import { MenuCount } from "../../../layout/menu-count.tsx";
import { useText } from "../../../messages/use-text.ts";

export function MenuBadge() {
  const t = useText();
  const count = useCounts()?.tasks ?? 0;
  return <MenuCount count={count} text={t("shell.tasksDue", { count })} />;
}
