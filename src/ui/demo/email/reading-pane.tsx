/** The open email with toolbar, thread and reply box. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useRef } from "react";
import { Button } from "../../kit/button.tsx";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { statusOf } from "../../kit/problem.ts";
import { ErrorState, NotFound } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";
import { AnswerBox } from "./answer-box.tsx";
import { useMail } from "./mail-data.ts";
import { MailThread } from "./mail-thread.tsx";
import { ReadingSkeleton } from "./reading-skeleton.tsx";
import { ReadingTools } from "./reading-tools.tsx";
import type { Mailbox } from "./use-mailbox.ts";

export function ReadingPane({ mailbox, id }: { mailbox: Mailbox; id: number }) {
  const { query, list, actions, openedByHand, answering, answer, close } = mailbox;
  const t = useText();
  const { mail, error, retry } = useMail(id, query, list);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(false);
  const { setRead } = actions;

  useEffect(() => {
    if (!mail || seen.current) return;
    seen.current = true;
    if (!mail.isRead) setRead([mail], true);
  }, [mail, setRead]);
  const there = mail !== undefined;
  useEffect(() => {
    if (there && openedByHand && !answering) heading.current?.focus({ preventScroll: true });
    // Only when the email first appears.
  }, [there]);

  if (!mail) {
    if (!error) return <ReadingSkeleton />;
    const back = <Button onClick={close}>{t("email.back")}</Button>;
    return (
      <div className={css({ m: "auto" })}>
        <DocumentTitle>{t("email.unknown")}</DocumentTitle>
        {statusOf(error) === 404 ? (
          <NotFound heading="h2" title={t("email.unknown")} action={back}>
            {t("email.unknownHint")}
          </NotFound>
        ) : (
          <>
            <ErrorState error={error} onRetry={retry} />
            <div className={css({ display: "grid", justifyContent: "center", mt: "-8" })}>{back}</div>
          </>
        )}
      </div>
    );
  }
  return (
    <>
      <DocumentTitle>{mail.subject || t("email.noSubject")}</DocumentTitle>
      <ReadingTools mailbox={mailbox} mail={mail} />
      <div className={css({ flex: "1", minH: "0", overflowY: "auto", px: { base: "4", md: "5" }, py: "4" })}>
        <MailThread mail={mail} headingRef={heading} onStar={() => actions.setStarred([mail], !mail.isStarred)} />
      </div>
      <AnswerBox mail={mail} answering={answering} onAnswer={answer} />
    </>
  );
}
