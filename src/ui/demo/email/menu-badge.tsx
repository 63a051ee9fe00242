/** Unread count in the menu. */
import { MenuCount } from "../../layout/menu-count.tsx";
import { useText } from "../../messages/use-text.ts";
import { useMailCounts } from "./mail-data.ts";

export function MenuBadge() {
  const t = useText();
  const count = useMailCounts()?.inbox ?? 0;
  return <MenuCount count={count} text={t("shell.unread", { count })} />;
}
