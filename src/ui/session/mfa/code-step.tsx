/** Second step of sign-in: authenticator or recovery code. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useVerifyMfa } from "#generated/hrms/hooks/mfa.ts";
import { session } from "#src/client/session.ts";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";
import { EntryField, EntryForm } from "../entry-form.tsx";
import { AppCodeForm } from "./app-code-form.tsx";
import { codeFault } from "./code-fault.ts";

interface CodeStepProps {
  challenge: string;
  remember: boolean;
  onSignedIn: () => void;
  onBack: () => void;
}

export function CodeStep({ challenge, remember, onSignedIn, onBack }: CodeStepProps) {
  const t = useText();
  const { mutateAsync: verify } = useVerifyMfa();
  const [byRecovery, setByRecovery] = useState(false);
  const signIn = async (given: { code: string } | { recoveryCode: string }): Promise<void> => {
    session.start(await verify({ body: { challenge, ...given } }), { remember });
    onSignedIn();
  };
  const recovery = useForm({
    initial: { recoveryCode: "" },
    check: ({ recoveryCode }) => ({ recoveryCode: recoveryCode.trim() === "" ? t("mfa.recoveryMissing") : undefined }),
    send: ({ recoveryCode }) => signIn({ recoveryCode: recoveryCode.trim() }),
    refused: (error) => ({ recoveryCode: codeFault(t, error) }),
  });
  return (
    // Hide other sign-in methods during the second step.
    <div className={css({ display: "grid", gap: "4", "& ~ *": { display: "none" } })}>
      <div>
        <h2 className={css({ fontSize: "lg", fontWeight: "semibold" })}>{t("mfa.signInTitle")}</h2>
        {!byRecovery && <p className={css({ color: "text.muted" })}>{t("mfa.signInText")}</p>}
      </div>
      {byRecovery ? (
        <EntryForm form={recovery} action={t("mfa.signIn")}>
          <EntryField
            form={recovery}
            name="recoveryCode"
            label={t("mfa.recoveryCode")}
            help={t("mfa.recoveryHelp")}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        </EntryForm>
      ) : (
        <AppCodeForm action={t("mfa.signIn")} send={(code) => signIn({ code })} />
      )}
      <div className={css({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "2" })}>
        <Button variant="ghost" onClick={onBack}>
          {t("mfa.back")}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            recovery.reset();
            setByRecovery(!byRecovery);
          }}
        >
          {t(byRecovery ? "mfa.useApp" : "mfa.useRecovery")}
        </Button>
      </div>
    </div>
  );
}
