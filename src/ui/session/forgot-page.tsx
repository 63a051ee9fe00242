/** Requests a password reset link; the answer does not reveal whether the account exists. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { useRequestPasswordReset } from "#generated/hrms/hooks/auth.ts";
import { Button } from "../kit/button.tsx";
import { Link } from "../kit/link.tsx";
import { useLanguage } from "../messages/use-language.ts";
import { useText } from "../messages/use-text.ts";
import { EntryFooter } from "./entry-footer.tsx";
import { EntryField, EntryForm } from "./entry-form.tsx";
import { EntryLayout, type EntryVariant } from "./entry-layout.tsx";
import { entryPaths } from "./entry-paths.ts";
import { OutboxHint } from "./outbox-hint.tsx";
import { ResendButton } from "./resend-button.tsx";
import { useMailRequest } from "./use-mail-request.ts";

export function ForgotPage({ variant, picture }: { variant: EntryVariant; picture?: ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const { mutateAsync: request } = useRequestPasswordReset();
  const { form, sentTo, left, changeAddress } = useMailRequest((email) => request({ body: { email, language } }));
  const back = (
    <EntryFooter>
      <Link to={entryPaths[variant].login} underlined>
        {t("auth.backToSignIn")}
      </Link>
    </EntryFooter>
  );
  if (sentTo !== null) {
    return (
      <EntryLayout
        title={t("auth.sentTitle")}
        intro={<span role="status">{t("auth.sentText", { email: sentTo })}</span>}
        picture={picture}
      >
        <div className={css({ display: "grid", gap: "2" })}>
          <ResendButton left={left} loading={form.status === "sending"} onResend={form.submit} />
          <Button variant="ghost" size="lg" onClick={changeAddress}>
            {t("auth.otherEmail")}
          </Button>
        </div>
        <OutboxHint />
        {back}
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title={t("auth.forgotTitle")} intro={t("auth.forgotIntro")} picture={picture}>
      <EntryForm form={form} action={t("auth.sendLink")}>
        <EntryField form={form} name="email" label={t("auth.email")} type="email" />
      </EntryForm>
      {back}
    </EntryLayout>
  );
}
