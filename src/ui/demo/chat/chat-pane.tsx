/** The open chat: contact, messages, composer. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Info, Mail } from "lucide-react";
import { useEffect } from "react";
import { listChatsAndContactsKey, useGetChat } from "#generated/demo/hooks/chat.ts";
import type { ChatContact, ChatsAndContacts } from "#generated/demo/schema.ts";
import { IconButton } from "../../kit/button.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState, NotFound } from "../../kit/states.tsx";
import { requestLetter } from "../../layout/letter-request.ts";
import { useNavigate } from "@tanstack/react-router";
import { useText } from "../../messages/use-text.ts";
import { Composer } from "./composer.tsx";
import { Presence, StatusText } from "./presence.tsx";
import { Thread } from "./thread.tsx";
import { useSending } from "./use-sending.ts";

const pollMs = 20_000;

interface ChatPaneProps {
  id: number;
  known: ChatContact | undefined;
  onInfo: () => void;
}

export function ChatPane({ id, known, onInfo }: ChatPaneProps) {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, error, refetch } = useGetChat({ query: { id } }, { refetchInterval: pollMs });
  const sending = useSending();
  const waiting = sending.waiting.filter(({ contact }) => contact === id);
  const opened = data !== undefined;
  // Opening a chat has reset its count on the server.
  useEffect(() => {
    if (!opened) return;
    client.setQueryData<ChatsAndContacts>(
      listChatsAndContactsKey(),
      (list) =>
        list && {
          ...list,
          chatsContacts: list.chatsContacts.map((entry) =>
            entry.id === id ? { ...entry, chat: { ...entry.chat, unseenMsgs: 0 } } : entry,
          ),
        },
    );
  }, [client, id, opened]);
  const contact = data?.contact ?? known;
  if (data && !data.contact)
    return (
      <NotFound
        heading="h2"
        title={t("chat.unknownTitle")}
        action={<ButtonLink to="/apps/chat">{t("chat.toStart")}</ButtonLink>}
      >
        {t("chat.unknownText")}
      </NotFound>
    );
  const write = (): void => {
    if (!contact) return;
    requestLetter({ name: contact.fullName, email: contact.email });
    void navigate({ to: "/apps/email" });
  };
  return (
    <div className={css({ display: "flex", flexDirection: "column", h: "full", minH: "0" })}>
      <header
        className={css({
          display: "flex",
          alignItems: "center",
          gap: "3",
          p: "3",
          borderBottomWidth: "1px",
          borderColor: "border",
        })}
      >
        <span className={css({ _chatSidePane: { display: "none" } })}>
          <Link
            to="/apps/chat"
            aria-label={t("chat.toStart")}
            data-tip={t("chat.toStart")}
            className={css({
              display: "grid",
              placeItems: "center",
              boxSize: "8",
              borderRadius: "control",
              _hover: { bg: "hover" },
            })}
          >
            <ArrowLeft size={18} className="mirrored" aria-hidden />
          </Link>
        </span>
        {contact ? (
          <>
            <Presence {...contact} />
            <div className={css({ flex: "1", minW: "0" })}>
              <h2 className={css({ fontWeight: "semibold", truncate: true })}>{contact.fullName}</h2>
              <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
                <StatusText status={contact.status} />
              </p>
            </div>
            <IconButton label={t("chat.write", { name: contact.fullName })} onClick={write}>
              <Mail size={18} aria-hidden />
            </IconButton>
            <IconButton label={t("chat.about", { name: contact.fullName })} aria-haspopup="dialog" onClick={onInfo}>
              <Info size={18} aria-hidden />
            </IconButton>
          </>
        ) : (
          <div>
            <p>
              <Skeleton inline css={{ w: "10rem" }} />
            </p>
            <p className={css({ fontSize: "sm", lineHeight: "sm" })}>
              <Skeleton inline css={{ w: "5rem" }} />
            </p>
          </div>
        )}
      </header>
      {error && !data ? (
        <div className={css({ flex: "1" })}>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </div>
      ) : !data || !contact ? (
        <div className={css({ flex: "1", p: "5" })}>
          <Loading>
            {[60, 40, 70, 50].map((width, at) => (
              <Skeleton
                key={width}
                css={{ h: "9", mb: "4", ms: at % 2 ? "auto" : undefined }}
                style={{ width: `${width}%`, maxWidth: "24rem" }}
              />
            ))}
          </Loading>
        </div>
      ) : (
        <Thread key={id} contact={contact} messages={data.chat?.chat ?? []} waiting={waiting} sending={sending} />
      )}
      {contact && <Composer contact={contact} onSend={(message) => sending.send(id, message)} />}
    </div>
  );
}
