/** Asks for a link by mail; what it says is the same whether or not somebody has the address. */
import { chakra } from "@chakra-ui/react";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { useRequestPasswordReset } from "#generated/hrms/hooks/auth.ts";
import { Button } from "../kit/button.tsx";
import { Field } from "../kit/field.tsx";
import { Input } from "../kit/input.tsx";
import { Link } from "../kit/link.tsx";
import { fieldErrors, problemText } from "../kit/problem.ts";
import { useLanguage } from "../messages/use-language.ts";
import { useText } from "../messages/use-text.ts";
import { EntryFooter } from "./entry-footer.tsx";
import { EntryLayout, type EntryVariant } from "./entry-layout.tsx";
import { entryPaths } from "./entry-paths.ts";
import { OutboxHint } from "./outbox-hint.tsx";
import { ResendButton } from "./resend-button.tsx";
import { usePause, waitOf } from "./use-pause.ts";

export function ForgotPage({ variant, picture }: { variant: EntryVariant; picture?: ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const request = useRequestPasswordReset();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [missing, setMissing] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const pause = usePause();

  const send = async (): Promise<void> => {
    if (request.isPending) return;
    const address = email.trim();
    setMissing(!address);
    if (!address) return input.current?.focus();
    try {
      await request.mutateAsync({ body: { email: address, language } });
      pause.begin();
      setSentTo(address);
    } catch (error) {
      const wait = waitOf(error);
      if (wait === undefined) return input.current?.focus();
      // One was asked for a moment ago: it counts.
      pause.begin(wait);
      setSentTo(address);
    }
  };
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
          <ResendButton left={pause.left} loading={request.isPending} onResend={() => void send()} />
          <Button variant="ghost" size="lg" onClick={() => setSentTo(null)}>
            {t("auth.otherEmail")}
          </Button>
        </chakra.div>
        <OutboxHint />
        {back}
      </EntryLayout>
    );
  }
  const refused =
    request.error && waitOf(request.error) === undefined
      ? (fieldErrors(t, request.error)["email"] ?? problemText(t, request.error))
      : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <EntryLayout title={t("auth.forgotTitle")} intro={t("auth.forgotIntro")} picture={picture}>
      <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
        <Field label={t("auth.email")} error={missing ? t("auth.emailMissing") : refused}>
          <Input
            ref={input}
            size="lg"
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="solid" size="lg" loading={request.isPending}>
          {t("auth.sendLink")}
        </Button>
      </chakra.form>
      {back}
    </EntryLayout>
  );
}
