/** Two-step setup: password, QR code, first code, recovery codes. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useRef, type ReactNode } from "react";
import { useBeginMfa, useConfirmMfa, useGetMyMfa } from "#generated/hrms/hooks/mfa.ts";
import type { MfaSecret } from "#generated/hrms/schema.ts";
import { CopyButton } from "../../kit/copy-button.tsx";
import { codeOf } from "../../kit/problem.ts";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { useLanguage } from "../../messages/use-language.ts";
import { useText } from "../../messages/use-text.ts";
import { AppCodeForm } from "./app-code-form.tsx";
import { PasswordStep } from "./password-step.tsx";
import { QrCode } from "../../kit/qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface SetupProps {
  onDone: () => void;
  /** Beside the confirm button, such as cancel. */
  aside: ReactNode;
}

export function Setup({ onDone, aside }: SetupProps) {
  const { data: mine, error: unknown, refetch } = useGetMyMfa();
  const { mutateAsync, mutate: begin, data: secret, error } = useBeginMfa();
  const t = useText();
  const asksPassword = mine?.asksPassword;
  useEffect(() => {
    if (asksPassword === false) begin({ body: {} });
  }, [asksPassword, begin]);
  if (secret) return <Confirmation secret={secret} onDone={onDone} aside={aside} />;
  if (unknown) return <ErrorState error={unknown} onRetry={() => void refetch()} />;
  if (asksPassword) return <PasswordStep send={(password) => mutateAsync({ body: { password } })} aside={aside} />;
  if (codeOf(error) === "sign-in-again") {
    return (
      <div className={css({ display: "grid", gap: "4", justifyItems: "start" })}>
        <p role="alert">{t("mfa.signInAgain")}</p>
        {aside}
      </div>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => begin({ body: {} })} />;
  return (
    <Loading>
      <Skeleton css={{ w: "44", h: "44", my: "0" }} />
    </Loading>
  );
}

function Confirmation({ secret: { secret, uri }, onDone, aside }: SetupProps & { secret: MfaSecret }) {
  const t = useText();
  const language = useLanguage();
  const { mutateAsync: confirm, data: confirmed } = useConfirmMfa();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, so move the focus.
  useEffect(() => heading.current?.focus(), []);
  if (confirmed) return <RecoveryCodes codes={confirmed.recoveryCodes} onSaved={onDone} />;
  return (
    <div className={css({ display: "grid", gap: "5" })}>
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "4" })}>
        <QrCode text={uri} label={t("mfa.qr")} />
        <div className={css({ flex: "1 1 12rem", minW: "0", display: "grid", gap: "2", alignContent: "start" })}>
          <h3 ref={heading} className={css({ scrollMarginBlock: "14rem", fontWeight: "semibold" })} tabIndex={-1}>
            {t("mfa.scan")}
          </h3>
          <p className={css({ color: "text.muted" })}>{t("mfa.scanText")}</p>
          <p className={css({ color: "text.muted" })}>{t("mfa.byHand")}</p>
          <div className={css({ display: "flex", alignItems: "center", gap: "2", minH: "9" })}>
            <code className={css({ fontFamily: "mono", fontSize: "sm", overflowWrap: "anywhere" })}>
              {secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
            </code>
            <CopyButton text={secret} label={t("mfa.copyKey")} done={t("mfa.keyCopied")} />
          </div>
        </div>
      </div>
      <AppCodeForm
        eager={false}
        action={t("mfa.confirm")}
        size="md"
        aside={aside}
        send={(code) => confirm({ body: { code, language } })}
      />
    </div>
  );
}
