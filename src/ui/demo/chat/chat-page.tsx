/** Chat app: list of chats and contacts, and the open chat. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { MessagesSquare } from "lucide-react";
import { lazy, Suspense, use, useEffect, useState } from "react";
import { useListChatsAndContacts } from "#generated/demo/hooks/chat.ts";
import { AppFrame } from "../../kit/app-frame.tsx";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { usePageKeys } from "../../kit/page-keys.ts";
import { ErrorState } from "../../kit/states.tsx";
import { TitleToolContext } from "../../kit/title-tool.ts";
import { useLatestSearch } from "../../kit/use-latest-search.ts";
import { useText } from "../../messages/use-text.ts";
import { ChatPane } from "./chat-pane.tsx";
import { isFound, nextChat, readChat } from "./chat-view.ts";
import { ListPane } from "./list-pane.tsx";

const ProfileDrawer = lazy(async () => ({ default: (await import("./profile-drawer.tsx")).ProfileDrawer }));
const ContactDrawer = lazy(async () => ({ default: (await import("./contact-drawer.tsx")).ContactDrawer }));

export function ChatPage() {
  const t = useText();
  const navigate = useNavigate();
  const { chat, q } = useLatestSearch(readChat);
  const { data, error, refetch } = useListChatsAndContacts();
  const [drawer, setDrawer] = useState<"profile" | "contact" | null>(null);
  const tool = use(TitleToolContext);
  const contact = data?.contacts.find(({ id }) => id === chat);
  const chats = data?.chatsContacts.filter((entry) => isFound(entry, q)) ?? [];
  const open = (id: number): void =>
    void navigate({ to: "/apps/chat", search: { chat: id, ...(q !== undefined && { q }) } });
  useEffect(() => {
    // Also while typing a message.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (
        !event.altKey ||
        (event.key !== "ArrowDown" && event.key !== "ArrowUp") ||
        document.querySelector("[data-modal], dialog:modal")
      )
        return;
      event.preventDefault();
      const next = nextChat(chats, chat, event.key === "ArrowDown" ? 1 : -1);
      if (next !== undefined) open(next);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  usePageKeys([
    {
      title: t("chat.title"),
      keys: [
        [["/"], t("chat.search")],
        [["Alt+↑", "Alt+↓"], t("chat.keys.next")],
        [["Enter"], t("chat.send")],
        [["Shift+Enter"], t("chat.keys.line")],
      ],
    },
  ]);
  const start = (
    <div
      className={css({
        display: "grid",
        placeContent: "center",
        justifyItems: "center",
        h: "full",
        gap: "2",
        p: "6",
        textAlign: "center",
        color: "text.muted",
      })}
    >
      <MessagesSquare size={40} strokeWidth={1.25} aria-hidden />
      <p className={css({ color: "text", fontWeight: "medium" })}>{t("chat.startTitle")}</p>
      <p>{t("chat.startText")}</p>
    </div>
  );
  return (
    <>
      <DocumentTitle>{contact ? `${contact.fullName} · ${t("chat.title")}` : t("chat.title")}</DocumentTitle>
      <AppFrame name="chat" title={t("chat.title")}>
        <div
          className={css({
            display: "grid",
            h: "full",
            gridTemplateColumns: "minmax(0, 1fr)",
            gridTemplateRows: "minmax(0, 1fr)",
            _chatSidePane: { gridTemplateColumns: "19rem minmax(0, 1fr)" },
            "& > *": { minW: "0", minH: "0" },
          })}
        >
          <div
            className={css({
              display: chat === undefined ? "flex" : "none",
              flexDirection: "column",
              borderInlineEndWidth: "1px",
              borderColor: "border",
              _chatSidePane: { display: "flex" },
            })}
          >
            <div className={css({ display: "flex", alignItems: "center", gap: "1.5", px: "4", pt: "3" })}>
              <h1
                className={css({ fontSize: "xl", lineHeight: "xl", fontWeight: "semibold", letterSpacing: "-0.01em" })}
              >
                {t("chat.title")}
              </h1>
              {tool}
            </div>
            <div className={css({ flex: "1", minH: "0" })}>
              {error && !data ? (
                <ErrorState error={error} onRetry={() => void refetch()} />
              ) : (
                <ListPane
                  data={data}
                  q={q}
                  onProfile={() => setDrawer("profile")}
                  onSearch={(text) =>
                    void navigate({
                      to: "/apps/chat",
                      search: { ...(chat !== undefined && { chat }), ...(text !== "" && { q: text }) },
                      replace: true,
                    })
                  }
                />
              )}
            </div>
          </div>
          <div className={css({ display: chat === undefined ? "none" : "block", _chatSidePane: { display: "block" } })}>
            {chat === undefined ? (
              start
            ) : (
              <ChatPane key={chat} id={chat} known={contact} onInfo={() => setDrawer("contact")} />
            )}
          </div>
        </div>
      </AppFrame>
      <Suspense>
        {drawer === "profile" && <ProfileDrawer onClose={() => setDrawer(null)} />}
        {drawer === "contact" && contact && <ContactDrawer contact={contact} onClose={() => setDrawer(null)} />}
      </Suspense>
    </>
  );
}
