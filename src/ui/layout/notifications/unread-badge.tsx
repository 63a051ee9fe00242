/** Count of unread notifications over the bell; absolutely positioned, so that nothing shifts. */
import { CountBadge } from "../count-badge.tsx";
import { useCounts } from "../counts.ts";
import { useText } from "../../messages/use-text.ts";

export function UnreadBadge({ id }: { id: string }) {
  const t = useText();
  const count = useCounts()?.notifications ?? 0;
  return <CountBadge id={id} count={count} text={t("shell.unread", { count })} />;
}
