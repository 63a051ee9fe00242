/** Row of the email list with checkbox, star and link. */
import { css, cva } from "#generated/styles/css/index.js";
import { Mail, MailOpen, Paperclip, Star, Trash2 } from "lucide-react";
import type { Email } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Checkbox } from "../../kit/checkbox.tsx";
import { RelativeTime } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { LabelDots } from "./label-dot.tsx";
import { snippetOf } from "./snippet.ts";

export function focusRow(id: number): void {
  const link = document.getElementById(`mail-${id}`);
  link?.focus({ preventScroll: true });
  link?.closest("li")?.scrollIntoView({ block: "nearest" });
}

const row = cva({
  base: {
    position: "relative",
    borderBottomWidth: "1px",
    borderColor: "border",
    scrollMarginBlock: "1",
    _hover: { bg: "hover" },
    "& [data-on-hover]": { opacity: 0 },
    "@media (hover: hover)": {
      "&:hover [data-on-hover]": { opacity: 1 },
      "&:hover [data-off-hover]": { visibility: "hidden" },
    },
  },
  variants: {
    state: {
      open: {
        bg: "accent.subtle!",
        boxShadow: "inset 2px 0 0 {colors.accent}",
        _rtl: { boxShadow: "inset -2px 0 0 {colors.accent}" },
      },
      chosen: { bg: "accent.subtle!" },
      plain: {},
    },
  },
});

const line = css.raw({
  display: "block",
  minW: "0",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** The link covers the whole row; other controls lie above it. */
const above = css.raw({ position: "absolute", zIndex: 1 });

interface MailRowProps {
  mail: Email;
  address: string;
  q: string | undefined;
  isOpen: boolean;
  isChosen: boolean;
  /** The row with the tab stop. */
  isCursor: boolean;
  onOpen: (id: number) => void;
  onCursor: (id: number) => void;
  onChoose: (id: number, range: boolean) => void;
  onStar: (mail: Email) => void;
  onRead: (mail: Email) => void;
  onTrash: (mail: Email) => void;
}

/** The sender, or the recipients of our own emails. */
function usePeople({ folder, from, to }: Email): {
  readonly name: string;
  readonly text: string;
  readonly src: string | null;
} {
  const t = useText();
  if (folder !== "sent" && folder !== "draft") return { name: from.name, text: from.name, src: from.avatar };
  const names = to.map(({ name }) => name).join(", ");
  return {
    name: to[0]?.name ?? "?",
    text: names === "" ? t("email.nobody") : t("email.toNames", { names }),
    src: null,
  };
}

export function MailRow(props: MailRowProps) {
  const { mail, address, q, isOpen, isChosen, isCursor, onOpen, onCursor, onChoose, onStar, onRead, onTrash } = props;
  const t = useText();
  const people = usePeople(mail);
  const subject = mail.subject || t("email.noSubject");
  const step = isCursor ? 0 : -1;
  return (
    <li className={row({ state: isOpen ? "open" : isChosen ? "chosen" : "plain" })} onFocus={() => onCursor(mail.id)}>
      <label
        className={css(above, {
          insetInlineStart: "2",
          top: "2",
          display: "grid",
          placeItems: "center",
          w: "7",
          h: "9",
          cursor: "pointer",
        })}
      >
        <Checkbox
          aria-label={t("email.choose", { subject })}
          tabIndex={step}
          checked={isChosen}
          onChange={({ nativeEvent }) => onChoose(mail.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
      <Link
        id={`mail-${mail.id}`}
        to={address}
        search={{ mail: mail.id, ...(q !== undefined && { q }) }}
        preload={false}
        quiet
        tabIndex={step}
        aria-current={isOpen ? "true" : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onOpen(mail.id);
        }}
        className={css({
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: "2.5",
          paddingInlineStart: "2.25rem",
          paddingInlineEnd: "3",
          py: "2",
          borderRadius: "none",
          _focusVisible: { outlineOffset: "-2px" },
        })}
      >
        <span className={css({ pt: "0.5" })}>
          <Avatar name={people.name} src={people.src} size={32} />
        </span>
        <span className={css({ display: "block", minW: "0" })}>
          {!mail.isRead && <VisuallyHidden>{`${t("email.unread")} `}</VisuallyHidden>}
          <span className={css({ display: "flex", alignItems: "center", gap: "2" })}>
            <span
              className={css(line, { flex: "1", fontWeight: mail.isRead ? "normal" : "semibold" })}
              title={people.text}
            >
              {people.text}
            </span>
            <span
              className={css({
                fontSize: "xs",
                whiteSpace: "nowrap",
                color: mail.isRead ? "text.muted" : "accent.text",
                fontWeight: mail.isRead ? "normal" : "medium",
              })}
              data-off-hover
            >
              <RelativeTime value={mail.time} />
            </span>
          </span>
          <span
            className={css(line, {
              fontWeight: mail.isRead ? "normal" : "medium",
              paddingInlineEnd: "7",
              color: mail.subject === "" ? "text.muted" : undefined,
            })}
            title={subject}
          >
            {subject}
          </span>
          <span
            className={css({
              display: "flex",
              alignItems: "center",
              gap: "2",
              fontSize: "sm",
              lineHeight: "sm",
              color: "text.muted",
            })}
          >
            <span className={css(line, { flex: "1" })}>{snippetOf(mail.message)}</span>
            {mail.attachments.length > 0 && (
              <span className={css({ flexShrink: 0 })} title={t("email.hasAttachment")}>
                <Paperclip size={14} aria-hidden />
                <VisuallyHidden>{t("email.hasAttachment")}</VisuallyHidden>
              </span>
            )}
            <LabelDots labels={mail.labels} />
          </span>
        </span>
      </Link>
      <span
        data-on-hover
        className={css(above, {
          insetInlineEnd: "2",
          top: "1",
          display: "flex",
          "@media (hover: none)": { display: "none" },
        })}
      >
        <ToolButton
          tabIndex={-1}
          label={t(mail.isRead ? "email.markUnread" : "email.markRead")}
          onClick={() => onRead(mail)}
          className={css({ h: "6!", minW: "6!" })}
        >
          {mail.isRead ? <Mail size={14} aria-hidden /> : <MailOpen size={14} aria-hidden />}
        </ToolButton>
        <ToolButton
          tabIndex={-1}
          label={t("email.toTrash")}
          onClick={() => onTrash(mail)}
          className={css({ h: "6!", minW: "6!" })}
        >
          <Trash2 size={14} aria-hidden />
        </ToolButton>
      </span>
      <span className={css(above, { insetInlineEnd: "2", top: "1.625rem" })}>
        <StarButton mail={mail} tabIndex={step} onStar={onStar} />
      </span>
    </li>
  );
}

export function StarButton({
  mail,
  tabIndex,
  onStar,
}: {
  mail: Email;
  tabIndex?: number;
  onStar: (mail: Email) => void;
}) {
  const t = useText();
  return (
    <ToolButton
      {...(tabIndex !== undefined && { tabIndex })}
      label={t("email.star")}
      aria-pressed={mail.isStarred}
      onClick={() => onStar(mail)}
      className={css({
        h: "6!",
        minW: "6!",
        color: mail.isStarred ? "warning" : "border.strong",
        _hover: { color: "warning", bg: "transparent" },
      })}
    >
      <Star size={16} fill={mail.isStarred ? "currentColor" : "none"} aria-hidden />
    </ToolButton>
  );
}
