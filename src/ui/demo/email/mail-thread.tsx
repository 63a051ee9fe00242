/** Thread of an email: subject, labels, message, and replies collapsed. */
import { chakra } from "@chakra-ui/react";
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
    <chakra.article display="grid" gap="4" maxW="50rem" minW="0">
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <chakra.div flex="1" minW="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1.5">
          <chakra.h2
            ref={headingRef}
            tabIndex={-1}
            fontSize="xl"
            lineHeight="xl"
            fontWeight="semibold"
            letterSpacing="-0.01em"
            overflowWrap="anywhere"
            borderRadius="xs"
          >
            {mail.subject || t("email.noSubject")}
          </chakra.h2>
          {mail.labels.map((label) => (
            <LabelTag key={label} label={label} />
          ))}
        </chakra.div>
        <StarButton mail={mail} onStar={onStar} />
      </chakra.div>
      <Message message={mail} isDraft={mail.folder === "draft"} />
      {replies.length > 0 && (
        <chakra.section aria-label={t("email.replies")} display="grid" gap="2" minW="0">
          <chakra.div
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            color="text.muted"
            fontSize="sm"
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
          </chakra.div>
          {replies.map((reply) => (
            <FoldedMessage
              key={reply.id}
              message={reply}
              open={unfolded.has(reply.id)}
              onToggle={() => toggle(reply.id)}
            />
          ))}
        </chakra.section>
      )}
    </chakra.article>
  );
}
