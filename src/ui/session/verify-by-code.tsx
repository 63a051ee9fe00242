/** Verification by emailed code, submitted on its last digit. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useRef, useState } from "react";
import { useSendOtp, useVerifyOtp } from "#generated/hrms/hooks/auth.ts";
import { ButtonLink } from "../kit/link.tsx";
import { problemOf, problemText } from "../kit/problem.ts";
import { useLanguage } from "../messages/use-language.ts";
import { type Text, useText } from "../messages/use-text.ts";
import { currentAccount } from "./account.ts";
import { CodeForm } from "./code-form.tsx";
import { EntryField, EntryForm } from "./entry-form.tsx";
import { EntryLayout } from "./entry-layout.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { ResendButton } from "./resend-button.tsx";
import { useMailRequest } from "./use-mail-request.ts";
import { Verified } from "./verified.tsx";

function refusalText(t: Text, error: unknown): string {
  const fault = problemOf(error)?.errors?.[0];
  if (fault?.code === "wrong-code") return t("auth.wrongCode", { tries: Number(fault.params?.["triesLeft"] ?? 0) });
  return fault?.code === "no-code" ? t("auth.noCode") : problemText(t, error);
}

export function VerifyByCode({ wanted }: { wanted: string | undefined }) {
  const t = useText();
  const language = useLanguage();
  const [account] = useState(currentAccount);
  const [mails, setMails] = useState(0);
  const { mutateAsync: sendOtp } = useSendOtp();
  const { mutateAsync: verify, data: verified } = useVerifyOtp();
  const { form, sentTo, left } = useMailRequest((email) => {
    setMails((before) => before + 1);
    return sendOtp({ body: { email, language } });
  }, account?.email);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !account) return;
    begun.current = true;
    form.submit();
  }, []);
  if (verified) return <Verified email={verified.email} wanted={wanted} />;
  return (
    <EntryLayout
      title={t("auth.verifyTitle")}
      intro={sentTo === null ? t("auth.verifyAsk") : t("auth.verifySent", { email: sentTo })}
    >
      <div className={css({ display: "grid", gap: "4" })}>
        {sentTo === null ? (
          <EntryForm form={form} action={t("auth.sendCode")}>
            <EntryField form={form} name="email" label={t("auth.email")} type="email" />
          </EntryForm>
        ) : (
          <>
            {/* A new email brings a new code. */}
            <CodeForm
              key={mails}
              label={t("auth.code")}
              missing={t("auth.codeMissing")}
              action={t("auth.confirm")}
              send={(code) => verify({ body: { email: sentTo, code } })}
              refusalText={(error) => refusalText(t, error)}
            />
            <ResendButton left={left} loading={form.status === "sending"} onResend={form.submit} />
          </>
        )}
        {account && (
          <ButtonLink href={wanted ?? "/start"} to={wanted ?? "/start"} variant="ghost" size="lg">
            {t("auth.later")}
          </ButtonLink>
        )}
      </div>
      {sentTo !== null && <OutboxHint />}
    </EntryLayout>
  );
}
