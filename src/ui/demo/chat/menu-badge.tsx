/** Unseen messages in the menu. */
import { useListChatsAndContacts } from "#generated/demo/hooks/chat.ts";
import { MenuCount } from "../../layout/menu-count.tsx";
import { useText } from "../../messages/use-text.ts";

export function MenuBadge() {
  const t = useText();
  const { data: count = 0 } = useListChatsAndContacts(undefined, {
    select: ({ chatsContacts }) => chatsContacts.reduce((sum, { chat }) => sum + chat.unseenMsgs, 0),
  });
  return <MenuCount count={count} text={t("shell.unread", { count })} />;
}
