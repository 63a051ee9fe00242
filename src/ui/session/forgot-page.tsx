/** Requests a password reset link; the answer does not reveal whether the account exists. */
import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useRequestPasswordReset } from "#generated/hrms/hooks/auth.ts";
import { useForm } from "../form/use-form.ts";
import { Button } from "../kit/button.tsx";
import { Link } from "../kit/link.tsx";
import { fieldErrors, problemText } from "../kit/problem.ts";
import { useLanguage } from "../messages/use-language.ts";
import { useText } from "../messages/use-text.ts";
import { EntryFooter } from "./entry-footer.tsx";
import { EntryField, EntryForm } from "./entry-form.tsx";
import { EntryLayout, type EntryVariant } from "./entry-layout.tsx";
import { entryPaths } from "./entry-paths.ts";
import { OutboxHint } from "./outbox-hint.tsx";
import { ResendButton } from "./resend-button.tsx";
import { usePause, waitOf } from "./use-pause.ts";

export function ForgotPage({ variant, picture }: { variant: EntryVariant; picture?: ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const { mutateAsync: request } = useRequestPasswordReset();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const pause = usePause();
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => ({ email: email.trim() === "" ? t("auth.emailMissing") : undefined }),
    async send({ email }) {
      await request({ body: { email: email.trim(), language } });
      pause.begin();
      setSentTo(email.trim());
    },
    refused(error, { email }) {
      const wait = waitOf(error);
      if (wait === undefined) return { email: fieldErrors(t, error)["email"] ?? problemText(t, error) };
      // A link was requested a moment ago; that one counts.
      pause.begin(wait);
      return () => setSentTo(email.trim());
    },
  });
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
        <chakra.div display="grid" gap="2">
          <ResendButton left={pause.left} loading={form.status === "sending"} onResend={form.submit} />
          <Button variant="ghost" size="lg" onClick={() => setSentTo(null)}>
            {t("auth.otherEmail")}
          </Button>
        </chakra.div>
        <OutboxHint />
        {back}
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title={t("auth.forgotTitle")} intro={t("auth.forgotIntro")} picture={picture}>
      <EntryForm form={form} action={t("auth.sendLink")}>
        <EntryField
          form={form}
          name="email"
          label={t("auth.email")}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </EntryForm>
      {back}
    </EntryLayout>
  );
}
