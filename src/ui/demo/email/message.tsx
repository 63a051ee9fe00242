/** Message of a thread: sender, recipients, time, text, attachments. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { Email, EmailAddress, EmailReply } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { RelativeTime, useFormat } from "../../kit/format.tsx";
import { Tag } from "../../kit/status-dot.tsx";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useText } from "../../messages/use-text.ts";
import { MessageAttachments } from "./message-attachments.tsx";
import { MessageBody } from "./message-body.tsx";
import { snippetOf } from "./snippet.ts";

type AnyMessage = Email | EmailReply;

const Clipped = chakra("span", {
  base: { display: "block", minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

function Recipients({ kind, people }: { kind: "to" | "cc" | "bcc"; people: readonly EmailAddress[] }) {
  const t = useText();
  if (people.length === 0) return null;
  return (
    <>
      <dt className={css({ color: "text.muted" })}>{t(`email.${kind}`)}</dt>
      <dd className={css({ minW: "0", overflowWrap: "anywhere" })}>
        {people.map(({ name, email }, index) => (
          <span key={email} title={email}>
            {`${index > 0 ? ", " : ""}${name}`}
          </span>
        ))}
      </dd>
    </>
  );
}

export function Message({ message, isDraft }: { message: Email; isDraft: boolean }) {
  const t = useText();
  const { from } = message;
  return (
    <div className={css({ minW: "0" })}>
      <div className={css({ display: "flex", alignItems: "flex-start", gap: "3" })}>
        <Avatar name={from.name} src={from.avatar} size={36} />
        <div className={css({ flex: "1", minW: "0" })}>
          <div
            className={css({
              display: "flex",
              flexWrap: "wrap",
              alignItems: "baseline",
              justifyContent: "space-between",
              columnGap: "3",
            })}
          >
            <PersonName name={from.name} email={from.email} className={css({ fontWeight: "semibold" })} />
            <span className={css({ display: "inline-flex", alignItems: "baseline", gap: "2" })}>
              {isDraft && <Tag tone="warning">{t("email.draftTag")}</Tag>}
              <MessageTime value={message.time} />
            </span>
          </div>
          <Clipped css={{ color: "text.muted", fontSize: "sm", lineHeight: "sm" }} title={from.email}>
            {from.email}
          </Clipped>
          <Envelope message={message} />
        </div>
      </div>
      <MessageContent message={message} />
    </div>
  );
}

function MessageTime({ value }: { value: string }) {
  return (
    <span className={css({ color: "text.muted", fontSize: "xs", whiteSpace: "nowrap" })}>
      <RelativeTime value={value} />
    </span>
  );
}

function Envelope({ message }: { message: AnyMessage }) {
  const t = useText();
  const format = useFormat();
  return (
    <dl
      className={css({
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        columnGap: "2",
        fontSize: "sm",
        lineHeight: "sm",
      })}
    >
      <Recipients kind="to" people={message.to} />
      <Recipients kind="cc" people={message.cc} />
      <Recipients kind="bcc" people={message.bcc} />
      <dt className={css({ color: "text.muted" })}>{t("email.date")}</dt>
      <dd className={css({ color: "text.muted" })}>{format.dateTime(message.time)}</dd>
    </dl>
  );
}

function MessageContent({ message }: { message: AnyMessage }) {
  return (
    <div className={css({ pt: "4", minW: "0" })}>
      <MessageBody html={message.message} />
      <MessageAttachments attachments={message.attachments} />
    </div>
  );
}

interface FoldedMessageProps {
  message: EmailReply;
  open: boolean;
  onToggle: () => void;
}

/** A reply in the thread, collapsed to one line. */
export function FoldedMessage({ message, open, onToggle }: FoldedMessageProps) {
  const id = useId();
  const { from } = message;
  return (
    <div
      className={css({
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "card",
        minW: "0",
        overflow: "hidden",
      })}
    >
      <h3>
        <button
          className={css({
            display: "flex",
            alignItems: "center",
            gap: "3",
            w: "full",
            minH: "14",
            px: "3",
            py: "2",
            textAlign: "start",
            cursor: "pointer",
            _hover: { bg: "hover" },
            _focusVisible: { outlineOffset: "-2px" },
          })}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          <Avatar name={from.name} src={from.avatar} size={28} />
          <span className={css({ flex: "1", minW: "0" })}>
            <span
              className={css({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: "3" })}
            >
              <Clipped css={{ fontWeight: "medium" }}>{from.name}</Clipped>
              <MessageTime value={message.time} />
            </span>
            {!open && (
              <Clipped css={{ color: "text.muted", fontSize: "sm", lineHeight: "sm", fontWeight: "normal" }}>
                {snippetOf(message.message)}
              </Clipped>
            )}
          </span>
          <span
            className={css({
              color: "text.muted",
              flexShrink: 0,
              rotate: open ? "180deg" : undefined,
              transition: "rotate 150ms ease-out",
            })}
          >
            <ChevronDown size={16} aria-hidden />
          </span>
        </button>
      </h3>
      <div className={css({ px: "3", pb: "3", ps: { base: "3", md: "3.25rem" } })} id={id} hidden={!open}>
        {open && (
          <>
            <Envelope message={message} />
            <MessageContent message={message} />
          </>
        )}
      </div>
    </div>
  );
}
