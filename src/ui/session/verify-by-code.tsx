/** Verification by emailed code, submitted on its last digit. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useSendOtp, useVerifyOtp } from "#generated/hrms/hooks/auth.ts";
import { Button } from "../kit/button.tsx";
import { CodeInput } from "../kit/code-input.tsx";
import { Field } from "../kit/field.tsx";
import { Input } from "../kit/input.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { fieldErrors, problemOf, problemText } from "../kit/problem.ts";
import { useLanguage } from "../messages/use-language.ts";
import { useText } from "../messages/use-text.ts";
import { currentAccount } from "./account.ts";
import { EntryLayout } from "./entry-layout.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { ResendButton } from "./resend-button.tsx";
import { usePause, waitOf } from "./use-pause.ts";
import { Verified } from "./verified.tsx";

export function VerifyByCode({ wanted }: { wanted: string | undefined }) {
  const t = useText();
  const language = useLanguage();
  const [account] = useState(currentAccount);
  const [email, setEmail] = useState(account?.email ?? "");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [code, setCode] = useState("");
  const [short, setShort] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const sendOtp = useSendOtp();
  const verify = useVerifyOtp();
  const pause = usePause();

  const send = async (): Promise<void> => {
    const address = email.trim();
    setMissing(!address);
    if (!address) return emailInput.current?.focus();
    if (sendOtp.isPending) return;
    setCode("");
    verify.reset();
    try {
      await sendOtp.mutateAsync({ body: { email: address, language } });
      pause.begin();
      setSentTo(address);
    } catch (error) {
      const wait = waitOf(error);
      if (wait === undefined) return emailInput.current?.focus();
      // The previous code is still valid.
      pause.begin(wait);
      setSentTo(address);
    }
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !account) return;
    begun.current = true;
    void send();
  }, []);
  useEffect(() => {
    if (sentTo !== null) codeInput.current?.focus();
  }, [sentTo]);
  // Clear a wrong code for the next attempt.
  useEffect(() => {
    if (!verify.error) return;
    setCode("");
    codeInput.current?.focus();
  }, [verify.error]);

  const check = (digits: string): void => {
    setShort(digits.length < 6);
    if (digits.length < 6) return codeInput.current?.focus();
    if (!verify.isPending) verify.mutate({ body: { email: sentTo ?? "", code: digits } });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sentTo === null) void send();
    else check(code);
  };
  if (verify.data) return <Verified email={verify.data.email} wanted={wanted} />;

  const fault = problemOf(verify.error)?.errors?.[0];
  const refused =
    fault?.code === "wrong-code"
      ? t("auth.wrongCode", { tries: Number(fault.params?.["triesLeft"] ?? 0) })
      : fault?.code === "no-code"
        ? t("auth.noCode")
        : verify.error && problemText(t, verify.error);
  const notSent =
    sendOtp.error && waitOf(sendOtp.error) === undefined
      ? (fieldErrors(t, sendOtp.error)["email"] ?? problemText(t, sendOtp.error))
      : undefined;
  return (
    <EntryLayout
      title={t("auth.verifyTitle")}
      intro={sentTo === null ? t("auth.verifyAsk") : t("auth.verifySent", { email: sentTo })}
    >
      <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
        {sentTo === null ? (
          <Field label={t("auth.email")} error={missing ? t("auth.emailMissing") : notSent}>
            <Input
              ref={emailInput}
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
        ) : (
          <Field label={t("auth.code")} error={short ? t("auth.codeMissing") : (refused ?? undefined)}>
            <CodeInput ref={codeInput} value={code} onChange={setCode} onComplete={check} />
          </Field>
        )}
        <Button type="submit" variant="solid" size="lg" loading={sendOtp.isPending || verify.isPending}>
          {t(sentTo === null ? "auth.sendCode" : "auth.confirm")}
        </Button>
        {sentTo !== null && <ResendButton left={pause.left} loading={sendOtp.isPending} onResend={() => void send()} />}
        {account && (
          <ButtonLink href={wanted ?? "/"} to={wanted ?? "/"} variant="ghost" size="lg">
            {t("auth.later")}
          </ButtonLink>
        )}
      </chakra.form>
      {sentTo !== null && <OutboxHint />}
    </EntryLayout>
  );
}
