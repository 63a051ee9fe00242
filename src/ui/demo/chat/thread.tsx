/** Messages of the open chat; scrolls along only if the reader is at the end. */
import { css } from "#generated/styles/css/index.js";
import { ArrowDown, CircleAlert, RotateCw, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { ChatContact, ChatMessage } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { daysBetween, today } from "../../kit/calendar-date.ts";
import { useFormat } from "../../kit/format.tsx";
import { useText } from "../../messages/use-text.ts";
import { daysOf, type MessageGroup } from "./chat-view.ts";
import type { Outgoing, Sending } from "./use-sending.ts";

const bubble = css.raw({
  px: "3",
  py: "2",
  borderRadius: "card",
  maxW: "full",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});
const theirs = css.raw({ bg: "inset" });
const mine = css.raw({ bg: "accent.subtle" });
const nearEnd = 48;
/** Scrolls with the keyboard, too. */
const scrollable = { tabIndex: 0 };

interface ThreadProps {
  contact: ChatContact;
  messages: readonly ChatMessage[];
  waiting: readonly Outgoing[];
  sending: Sending;
}

export function Thread({ contact, messages, waiting, sending }: ThreadProps) {
  const t = useText();
  const intl = useIntl();
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [unread, setUnread] = useState(0);
  const count = messages.length + waiting.length;
  const seen = useRef(count);
  const toEnd = (): void => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    setUnread(0);
  };
  useLayoutEffect(toEnd, []);
  useEffect(() => {
    const more = count - seen.current;
    seen.current = count;
    if (more <= 0) return;
    // One's own messages always show.
    if (atEnd.current || waiting.length > 0) toEnd();
    else setUnread((before) => before + more);
  }, [count, waiting.length]);
  const dayName = (day: string): string => {
    const ago = daysBetween(day, today());
    if (ago < 2) {
      const text = intl.formatRelativeTime(-ago, "day", { numeric: "auto" });
      return text.charAt(0).toLocaleUpperCase(intl.locale) + text.slice(1);
    }
    return intl.formatDate(day, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  };
  return (
    <div className={css({ position: "relative", flex: "1", minH: "0", display: "flex" })}>
      <div
        ref={log}
        role="log"
        aria-label={t("chat.with", { name: contact.fullName })}
        {...scrollable}
        className={css({
          flex: "1",
          minW: "0",
          overflowY: "auto",
          overscrollBehavior: "contain",
          px: { base: "3", md: "5" },
          py: "4",
          _focusVisible: { outlineOffset: "-2px" },
        })}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
          if (atEnd.current) setUnread(0);
        }}
      >
        {count === 0 && (
          <p className={css({ textAlign: "center", color: "text.muted", py: "8" })}>
            {t("chat.first", { name: contact.fullName })}
          </p>
        )}
        {daysOf(messages).map(({ day, groups }) => (
          <section key={day} aria-label={dayName(day)}>
            <h3
              className={css({
                display: "flex",
                alignItems: "center",
                gap: "3",
                my: "3",
                color: "text.muted",
                fontSize: "xs",
                fontWeight: "medium",
                "&::before, &::after": { content: '""', flex: "1", borderTopWidth: "1px", borderColor: "border" },
              })}
            >
              {dayName(day)}
            </h3>
            {groups.map((group, at) => (
              <Group key={at} group={group} contact={contact} />
            ))}
          </section>
        ))}
        {waiting.map((entry) => (
          <div
            key={entry.key}
            className={css({
              display: "grid",
              justifyItems: "end",
              gap: "1",
              mb: "3",
              ms: "auto",
              maxW: "min(32rem, 85%)",
            })}
          >
            <p className={css(bubble, mine, { opacity: 0.6 })}>{entry.message}</p>
            {entry.failed ? (
              <span
                className={css({
                  display: "flex",
                  flexWrap: "wrap",
                  alignItems: "center",
                  gap: "2",
                  color: "danger.text",
                  fontSize: "sm",
                })}
                role="alert"
              >
                <CircleAlert size={14} aria-hidden />
                {t("chat.notSent")}
                <Button size="xs" onClick={() => sending.retry(entry)}>
                  <RotateCw size={14} aria-hidden />
                  {t("common.retry")}
                </Button>
                <Button size="xs" variant="ghost" onClick={() => sending.discard(entry)}>
                  <X size={14} aria-hidden />
                  {t("chat.discard")}
                </Button>
              </span>
            ) : (
              <span className={css({ color: "text.muted", fontSize: "xs" })}>{t("chat.sending")}</span>
            )}
          </div>
        ))}
      </div>
      {unread > 0 && (
        <span
          className={css({
            position: "absolute",
            insetBlockEnd: "3",
            insetInline: "0",
            display: "grid",
            justifyItems: "center",
            pointerEvents: "none",
          })}
        >
          <Button
            size="sm"
            variant="solid"
            onClick={toEnd}
            className={css({ pointerEvents: "auto", borderRadius: "full" })}
          >
            <ArrowDown size={14} aria-hidden />
            {t("chat.newMessages", { count: unread })}
          </Button>
        </span>
      )}
    </div>
  );
}

function Group({ group: { own, messages }, contact }: { group: MessageGroup; contact: ChatContact }) {
  const t = useText();
  const format = useFormat();
  const last = messages.at(-1);
  return (
    <div className={css({ display: "flex", gap: "2", mb: "3", alignItems: "flex-end" })} data-own={own || undefined}>
      {!own && <Avatar name={contact.fullName} src={contact.avatar} size={28} />}
      <div
        className={css({
          display: "grid",
          gap: "1",
          minW: "0",
          maxW: "min(32rem, 85%)",
          justifyItems: own ? "end" : "start",
          ms: own ? "auto" : undefined,
        })}
      >
        <span className={css({ srOnly: true })}>{own ? t("chat.you") : contact.fullName}</span>
        {messages.map(({ message, time }) => (
          <p key={time + message} className={css(bubble, own ? mine : theirs)}>
            {message}
          </p>
        ))}
        {last && (
          <time dateTime={last.time} className={css({ color: "text.muted", fontSize: "xs" })}>
            {format.time(last.time)}
          </time>
        )}
      </div>
    </div>
  );
}
