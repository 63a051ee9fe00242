/** Thread of an email: subject, labels, message, and replies collapsed. */
import { css } from "#generated/styles/css/index.js";
import { useState, type Ref } from "react";
import type { Email } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";
import { LabelTag } from "./label-dot.tsx";
import { FoldedMessage, Message } from "./message.tsx";
import { StarButton } from "./mail-row.tsx";

interface MailThreadProps {
  mail: Email;
  headingRef: Ref<HTMLHeadingElement>;
  onStar: () => void;
}

export function MailThread({ mail, headingRef, onStar }: MailThreadProps) {
  const t = useText();
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const { replies } = mail;
  const allOpen = replies.every(({ id }) => unfolded.has(id));
  const toggle = (id: number): void => {
    const next = new Set(unfolded);
    if (!next.delete(id)) next.add(id);
    setUnfolded(next);
  };
  return (
    <article className={css({ display: "grid", gap: "4", maxW: "50rem", minW: "0" })}>
      <div className={css({ display: "flex", alignItems: "flex-start", gap: "2" })}>
        <div
          className={css({
            flex: "1",
            minW: "0",
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: "2",
            rowGap: "1.5",
          })}
        >
          <h2
            ref={headingRef}
            className={css({
              fontSize: "xl",
              lineHeight: "xl",
              fontWeight: "semibold",
              letterSpacing: "-0.01em",
              overflowWrap: "anywhere",
              borderRadius: "xs",
            })}
            tabIndex={-1}
          >
            {mail.subject || t("email.noSubject")}
          </h2>
          {mail.labels.map((label) => (
            <LabelTag key={label} label={label} />
          ))}
        </div>
        <StarButton mail={mail} onStar={onStar} />
      </div>
      <Message message={mail} isDraft={mail.folder === "draft"} />
      {replies.length > 0 && (
        <section className={css({ display: "grid", gap: "2", minW: "0" })} aria-label={t("email.replies")}>
          <div
            className={css({
              display: "flex",
              alignItems: "center",
              justifyContent: "space-between",
              gap: "3",
              color: "text.muted",
              fontSize: "sm",
            })}
          >
            <span>{t("email.replyCount", { count: replies.length })}</span>
            {replies.length > 1 && (
              <Button
                variant="link"
                size="sm"
                onClick={() => setUnfolded(new Set(allOpen ? [] : replies.map(({ id }) => id)))}
              >
                {t(allOpen ? "email.foldAll" : "email.unfoldAll")}
              </Button>
            )}
          </div>
          {replies.map((reply) => (
            <FoldedMessage
              key={reply.id}
              message={reply}
              open={unfolded.has(reply.id)}
              onToggle={() => toggle(reply.id)}
            />
          ))}
        </section>
      )}
    </article>
  );
}
