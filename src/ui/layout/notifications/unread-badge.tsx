/** Count of unread notifications over the bell; absolutely positioned, so that nothing shifts. */
import { CountBadge } from "../count-badge.tsx";
import { useText } from "../../messages/use-text.ts";
import { useLatest } from "./latest.ts";

export function UnreadBadge({ id }: { id: string }) {
  const t = useText();
  const count = useLatest().data?.unreadCount ?? 0;
  return <CountBadge id={id} count={count} text={t("shell.unread", { count })} />;
}
