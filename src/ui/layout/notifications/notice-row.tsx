/** One notification: unread dot, text, time and link. */
import { css } from "#generated/styles/css/index.js";
import { Mail, MailOpen } from "lucide-react";
import type { Notification } from "#generated/hrms/schema.ts";
import { IconButton } from "../../kit/button.tsx";
import { RelativeTime } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import type { Marks } from "./use-marks.ts";
import type { Notice } from "./use-notices.ts";

interface NoticeRowProps {
  notification: Notification;
  notice: Notice;
  onRead: Marks["setRead"];
  onOpen?: () => void;
}

export function NoticeRow({
  notification,
  notice: { title, text, company, to, search },
  onRead,
  onOpen,
}: NoticeRowProps) {
  const t = useText();
  const unread = notification.readAt === null;
  const open = (): void => {
    onRead(notification, true);
    onOpen?.();
  };
  const name = (
    <>
      {unread && <span className={css({ srOnly: true })}>{t("notifications.isUnread")} </span>}
      {title}
    </>
  );
  return (
    <li
      className={css({
        display: "flex",
        alignItems: "flex-start",
        gap: "2.5",
        px: "3",
        py: "2.5",
        position: "relative",
        borderTopWidth: "1px",
        borderColor: "border",
        _first: { borderTopWidth: "0" },
        _hover: { bg: "hover" },
      })}
    >
      <span
        className={css({
          boxSize: "2",
          mt: "1.5",
          flexShrink: 0,
          borderRadius: "full",
          bg: unread ? "accent" : "transparent",
        })}
        aria-hidden
      />
      <div className={css({ flex: "1", minW: "0" })}>
        <p
          className={css({
            fontWeight: unread ? "semibold" : "normal",
            display: "flex",
            gap: "2",
            overflowWrap: "anywhere",
          })}
        >
          {to === undefined ? (
            <span>{name}</span>
          ) : (
            <Link
              to={to}
              {...(search && { search: search as never })}
              quiet
              data-notice={notification.id}
              onClick={open}
              className={css({ minW: "0", "&::after": { content: '""', position: "absolute", inset: "0" } })}
            >
              {name}
            </Link>
          )}
        </p>
        <p className={css({ color: "text.muted", overflowWrap: "anywhere" })}>{text}</p>
        <p className={css({ color: "text.muted", fontSize: "xs", lineHeight: "xs", mt: "0.5" })}>
          <RelativeTime value={notification.at} />
          {company !== undefined && ` · ${company}`}
        </p>
      </div>
      <IconButton
        size="xs"
        data-mark={notification.id}
        label={t(unread ? "notifications.markRead" : "notifications.markUnread", { title })}
        onClick={() => onRead(notification, unread)}
        className={css({ position: "relative" })}
      >
        {unread ? <MailOpen size={16} aria-hidden /> : <Mail size={16} aria-hidden />}
      </IconButton>
    </li>
  );
}
