/** Reply box below the email: two buttons, or the form once a reply is started. */
import { chakra } from "#generated/styles/jsx/index.js";
import { useIsMutating } from "@tanstack/react-query";
import { Forward, PenLine, Reply, ReplyAll } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Email } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { useFormat } from "../../kit/format.tsx";
import { useText } from "../../messages/use-text.ts";
import { useAccount } from "../../session/account.ts";
import { useComposer } from "./composer.ts";
import { answerTo, forwardOf, letterOfDraft, type AnswerKind, type Letter } from "./letter.ts";
import { drafts, useHasDraft, useMails } from "./mail-data.ts";
import type { Answering } from "./use-mailbox.ts";

const loadForm = () => import("./answer-form.tsx");
const preload = (): void => void loadForm().catch(() => undefined);
const AnswerForm = lazy(async () => ({ default: (await loadForm()).AnswerForm }));

const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    px: { base: "4", md: "5" },
    py: "3",
    borderTopWidth: "1px",
    borderColor: "border",
    flexShrink: 0,
  },
});

interface AnswerBoxProps {
  mail: Email;
  answering: Answering | null;
  onAnswer: (kind: AnswerKind | null) => void;
}

/** Attribution lines of a forwarded email. */
function useForwardHead(mail: Email): readonly string[] {
  const t = useText();
  const format = useFormat();
  const people = (list: Email["to"]): string => list.map(({ name, email }) => `${name} <${email}>`).join(", ");
  return [
    t("email.forwarded"),
    `${t("email.from")}: ${people([mail.from])}`,
    `${t("email.date")}: ${format.dateTime(mail.time)}`,
    `${t("email.subject")}: ${mail.subject}`,
    ...(mail.to.length > 0 ? [`${t("email.to")}: ${people(mail.to)}`] : []),
  ];
}

export function AnswerBox({ mail, answering, onAnswer }: AnswerBoxProps) {
  const t = useText();
  const composer = useComposer();
  const begun = useHasDraft(mail);
  if (mail.folder === "draft") {
    return (
      <Bar>
        <Button
          variant="solid"
          onPointerEnter={composer.preload}
          onFocus={composer.preload}
          onClick={() => composer.write(letterOfDraft(mail))}
        >
          <PenLine size={16} aria-hidden />
          {t("email.editDraft")}
        </Button>
      </Bar>
    );
  }
  if (answering)
    return (
      <Answer
        key={`${answering.id} ${answering.kind}`}
        mail={mail}
        answering={answering}
        onDone={() => onAnswer(null)}
      />
    );
  const last = mail.replies.at(-1) ?? mail;
  const many = new Set([...last.to, ...last.cc].map(({ email }) => email)).size > 1;
  return (
    <Bar onPointerEnter={preload} onFocus={preload}>
      <Button data-tip="R" onClick={() => onAnswer("reply")}>
        {begun ? <PenLine size={16} aria-hidden /> : <Reply size={16} className="mirrored" aria-hidden />}
        {t(begun ? "email.editDraft" : "email.reply")}
      </Button>
      {many && !begun && (
        <Button data-tip="A" onClick={() => onAnswer("replyAll")}>
          <ReplyAll size={16} className="mirrored" aria-hidden />
          {t("email.replyAll")}
        </Button>
      )}
      <Button data-tip="F" onClick={() => onAnswer("forward")}>
        <Forward size={16} className="mirrored" aria-hidden />
        {t("email.forward")}
      </Button>
    </Bar>
  );
}

interface AnswerProps {
  mail: Email;
  answering: Answering;
  onDone: () => void;
}

function Answer({ mail, answering: { kind, asked }, onDone }: AnswerProps) {
  const self = useAccount()?.email ?? "";
  const head = useForwardHead(mail);
  const saving = useIsMutating({ mutationKey: ["email", "sendEmail"], predicate: ({ state }) => !state.isPaused }) > 0;
  const known = useMails(drafts);
  const begun = known.emails?.find(({ inReplyTo }) => inReplyTo === mail.id);
  // Fixed when opened, so that new messages don't change it. Waits for the drafts, and for one that is still being saved.
  const [letter, setLetter] = useState<Letter | null>(null);
  if (!letter && !saving && (known.emails || known.error)) {
    if (kind === "forward") setLetter(forwardOf(mail, head));
    else setLetter(begun ? letterOfDraft(begun) : answerTo(mail, kind, self));
  }
  const room = <Bar css={{ minH: "14rem" }} />;
  if (!letter) return room;
  return (
    <Suspense fallback={room}>
      <AnswerForm letter={letter} kind={kind} asked={asked} onDone={onDone} />
    </Suspense>
  );
}
