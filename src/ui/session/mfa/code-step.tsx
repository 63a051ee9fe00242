/** Second step of sign-in: authenticator or recovery code. */
import { chakra } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { useVerifyMfa } from "#generated/hrms/hooks/mfa.ts";
import { session } from "#src/client/session.ts";
import { Button } from "../../kit/button.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { useText } from "../../messages/use-text.ts";
import { codeFault } from "./code-fault.ts";
import { CodeForm } from "./code-form.tsx";

interface CodeStepProps {
  challenge: string;
  remember: boolean;
  onSignedIn: () => void;
  onBack: () => void;
}

export function CodeStep({ challenge, remember, onSignedIn, onBack }: CodeStepProps) {
  const t = useText();
  const verify = useVerifyMfa();
  const [byRecovery, setByRecovery] = useState(false);
  const [recoveryCode, setRecoveryCode] = useState("");
  const [missing, setMissing] = useState(false);
  const send = (given: { code: string } | { recoveryCode: string }): void =>
    verify.mutate(
      { body: { challenge, ...given } },
      {
        onSuccess: (data) => {
          session.start(data, { remember });
          onSignedIn();
        },
      },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const empty = recoveryCode.trim() === "";
    setMissing(empty);
    if (!empty && !verify.isPending) send({ recoveryCode: recoveryCode.trim() });
  };
  const button = (
    <Button type="submit" variant="solid" size="lg" loading={verify.isPending}>
      {t("mfa.signIn")}
    </Button>
  );
  return (
    // Hide other sign-in methods during the second step.
    <chakra.div display="grid" gap="4" css={{ "& ~ *": { display: "none" } }}>
      <div>
        <chakra.h2 fontSize="lg" fontWeight="semibold">
          {t("mfa.signInTitle")}
        </chakra.h2>
        {!byRecovery && <chakra.p color="text.muted">{t("mfa.signInText")}</chakra.p>}
      </div>
      {byRecovery ? (
        <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
          <Field
            label={t("mfa.recoveryCode")}
            help={t("mfa.recoveryHelp")}
            error={missing ? t("mfa.recoveryMissing") : codeFault(t, verify.error)}
          >
            <Input
              size="lg"
              name="recoveryCode"
              autoFocus
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              value={recoveryCode}
              onChange={(event) => setRecoveryCode(event.target.value)}
            />
          </Field>
          {button}
        </chakra.form>
      ) : (
        <CodeForm error={verify.error} busy={verify.isPending} onCode={(code) => send({ code })}>
          {button}
        </CodeForm>
      )}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <Button variant="ghost" onClick={onBack}>
          {t("mfa.back")}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            verify.reset();
            setByRecovery(!byRecovery);
          }}
        >
          {t(byRecovery ? "mfa.useApp" : "mfa.useRecovery")}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
