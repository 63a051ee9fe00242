/** Chat app. */
import { createFileRoute } from "@tanstack/react-router";
import { getChatOptions, listChatsAndContactsOptions } from "#generated/demo/hooks/chat.ts";
import { ChatPage } from "../../../demo/chat/chat-page.tsx";
import { readChat } from "../../../demo/chat/chat-view.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/apps/chat")({
  validateSearch: onlyKnown(readChat),
  loader: ({ context: { queryClient }, location }) => {
    // Not awaited: the page shows a skeleton.
    void queryClient.prefetchQuery(listChatsAndContactsOptions());
    const { chat } = readChat(location.search as Record<string, unknown>);
    if (chat !== undefined) void queryClient.prefetchQuery(getChatOptions({ query: { id: chat } }));
    return loadMessages("chat", "crud", "tools", "fields");
  },
  component: ChatPage,
});
