/** Number of requests that the user may decide now. */
import { useCounts } from "../../../layout/counts.ts";
import { MenuCount } from "../../../layout/menu-count.tsx";
import { useText } from "../../../messages/use-text.ts";

export function MenuBadge() {
  const t = useText();
  const count = useCounts()?.approvals ?? 0;
  return <MenuCount count={count} text={t("shell.waiting", { count })} />;
}
