/** Own profile, search, chats and contacts. */
import { css } from "#generated/styles/css/index.js";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ChatContact, ChatListEntry, ChatsAndContacts } from "#generated/demo/schema.ts";
import { useFormat } from "../../kit/format.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { SearchBox } from "../../table/search-box.tsx";
import { useText } from "../../messages/use-text.ts";
import { isFound, ownId } from "./chat-view.ts";
import { useDrafts } from "./drafts.ts";
import { Presence } from "./presence.tsx";

const row = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  px: "3",
  py: "2",
  mx: "1",
  borderRadius: "control",
  minW: "0",
  _hover: { bg: "hover" },
  _focusVisible: { outlineOffset: "-2px" },
  '&[aria-current="page"], &[aria-current="page"]:hover': { bg: "accent.subtle" },
});

function Row({
  contact,
  q,
  end,
  children,
}: {
  contact: ChatContact;
  q: string | undefined;
  end?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  const { id, fullName, avatar, status } = contact;
  return (
    <li>
      <Link
        to="/apps/chat"
        search={{ chat: id, ...(q !== undefined && { q }) }}
        activeOptions={{ includeSearch: true, exact: true }}
        className={row}
        data-chat={id}
      >
        <Presence fullName={fullName} avatar={avatar} status={status} />
        <VisuallyHidden>{`${t(`chat.status.${status}`)}, `}</VisuallyHidden>
        <span className={css({ flex: "1", minW: "0" })}>
          <span className={css({ display: "flex", justifyContent: "space-between", gap: "2", alignItems: "baseline" })}>
            <span className={css({ fontWeight: "medium", truncate: true })}>{fullName}</span>
            {end}
          </span>
          {children}
        </span>
      </Link>
    </li>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h2 className={css({ px: "4", pt: "4", pb: "1", fontSize: "sm", fontWeight: "semibold", color: "text.muted" })}>
      {children}
    </h2>
  );
}

function ChatRow({ entry, q }: { entry: ChatListEntry; q: string | undefined }) {
  const t = useText();
  const format = useFormat();
  const draft = useDrafts()[String(entry.id)];
  const { lastMessage, unseenMsgs } = entry.chat;
  return (
    <Row
      contact={entry}
      q={q}
      end={
        <span className={css({ color: "text.muted", fontSize: "xs", flexShrink: 0 })}>
          {format.relative(lastMessage.time)}
        </span>
      }
    >
      <span className={css({ display: "flex", gap: "2", alignItems: "center" })}>
        <span className={css({ color: "text.muted", fontSize: "sm", truncate: true, flex: "1" })}>
          {draft !== undefined ? (
            <>
              <span className={css({ color: "warning.text" })}>{`${t("chat.draft")}: `}</span>
              {draft}
            </>
          ) : (
            (lastMessage.senderId === ownId ? `${t("chat.you")}: ` : "") + lastMessage.message
          )}
        </span>
        {unseenMsgs > 0 && (
          <span
            className={css({
              bg: "accent",
              color: "surface",
              borderRadius: "full",
              px: "1.5",
              fontSize: "xs",
              fontWeight: "semibold",
              flexShrink: 0,
            })}
            data-unseen
          >
            <span aria-hidden>{unseenMsgs}</span>
            <VisuallyHidden>{t("chat.unseen", { count: unseenMsgs })}</VisuallyHidden>
          </span>
        )}
      </span>
    </Row>
  );
}

interface ListPaneProps {
  data: ChatsAndContacts | undefined;
  q: string | undefined;
  onSearch: (q: string) => void;
  onProfile: () => void;
}

export function ListPane({ data, q, onSearch, onProfile }: ListPaneProps) {
  const t = useText();
  const chats = data?.chatsContacts.filter((entry) => isFound(entry, q));
  const contacts = data?.contacts.filter((contact) => isFound(contact, q));
  const nothing = (text: string) => <p className={css({ px: "4", py: "2", color: "text.muted" })}>{text}</p>;
  return (
    <div className={css({ display: "flex", flexDirection: "column", h: "full", minH: "0" })}>
      <div
        className={css({
          display: "flex",
          alignItems: "center",
          gap: "3",
          p: "3",
          borderBottomWidth: "1px",
          borderColor: "border",
        })}
      >
        <button
          type="button"
          aria-label={t("chat.profile")}
          data-tip={t("chat.profile")}
          aria-haspopup="dialog"
          className={css({ display: "grid", borderRadius: "full", cursor: "pointer", flexShrink: 0 })}
          onClick={onProfile}
        >
          {data ? (
            <Presence {...data.profileUser} size={36} />
          ) : (
            <Skeleton inline css={{ w: "2.25rem", h: "2.25rem", borderRadius: "full" }} />
          )}
        </button>
        <div className={css({ flex: "1", minW: "0", display: "flex", "& > *": { flex: "1" } })}>
          <SearchBox label={t("chat.search")} value={q ?? ""} onChange={onSearch} />
        </div>
      </div>
      <nav
        // Positioned, so that the hidden texts of its rows scroll with them, and don't make the page as long as the list.
        className={css({
          position: "relative",
          flex: "1",
          minH: "0",
          overflowY: "auto",
          overscrollBehavior: "contain",
          pb: "3",
        })}
        aria-label={t("chat.title")}
      >
        {!chats || !contacts ? (
          <Loading>
            {[1, 2, 3, 4, 5, 6].map((each) => (
              <Skeleton key={each} css={{ h: "11", mx: "4", my: "3" }} />
            ))}
          </Loading>
        ) : (
          <>
            <Heading>{t("chat.chats")}</Heading>
            {chats.length === 0
              ? nothing(q === undefined ? t("chat.noChats") : t("common.noMatchFor", { query: q }))
              : null}
            <ul>
              {chats.map((entry) => (
                <ChatRow key={entry.id} entry={entry} q={q} />
              ))}
            </ul>
            <Heading>{t("chat.contacts")}</Heading>
            {contacts.length === 0 ? nothing(t("common.noMatchFor", { query: q ?? "" })) : null}
            <ul>
              {contacts.map((contact) => (
                <Row key={contact.id} contact={contact} q={q}>
                  <span className={css({ display: "block", color: "text.muted", fontSize: "sm", truncate: true })}>
                    {contact.role}
                  </span>
                </Row>
              ))}
            </ul>
          </>
        )}
      </nav>
    </div>
  );
}
