/** From the QR code over the first code to the recovery codes. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useBeginMfa, useConfirmMfa } from "#generated/hrms/hooks/mfa.ts";
import { Button } from "../../kit/button.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { useLanguage } from "../../messages/use-language.ts";
import { useText } from "../../messages/use-text.ts";
import { CodeForm } from "./code-form.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface SetupProps {
  onDone: () => void;
  /** Beside the button that confirms: the way out. */
  aside: ReactNode;
}

export function Setup({ onDone, aside }: SetupProps) {
  const t = useText();
  const language = useLanguage();
  const { mutate: begin, data: secret, error: unbegun } = useBeginMfa();
  const confirm = useConfirmMfa();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => begin({}), [begin]);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (unbegun) return <ErrorState error={unbegun} onRetry={() => begin({})} />;
  return (
    <chakra.div display="grid" gap="5">
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        {secret ? (
          <QrCode text={secret.uri} label={t("mfa.qr")} />
        ) : (
          <Loading>
            <Skeleton w="44" h="44" my="0" />
          </Loading>
        )}
        <chakra.div flex="1 1 12rem" minW="0" display="grid" gap="2" alignContent="start">
          <chakra.h3 ref={heading} tabIndex={-1} scrollMarginBlock="14rem" fontWeight="semibold">
            {t("mfa.scan")}
          </chakra.h3>
          <chakra.p color="text.muted">{t("mfa.scanText")}</chakra.p>
          <chakra.p color="text.muted">{t("mfa.byHand")}</chakra.p>
          <chakra.div display="flex" alignItems="center" gap="2" minH="9">
            {secret ? (
              <>
                <chakra.code fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
                  {secret.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
                </chakra.code>
                <CopyButton text={secret.secret} label={t("mfa.copyKey")} done={t("mfa.keyCopied")} />
              </>
            ) : (
              <Skeleton inline w="14rem" />
            )}
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <CodeForm
        error={confirm.error}
        busy={confirm.isPending}
        eager={false}
        onCode={(code) => confirm.mutate({ body: { code, language } }, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) })}
      >
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button type="submit" variant="solid" loading={confirm.isPending} disabled={!secret}>
            {t("mfa.confirm")}
          </Button>
          {aside}
        </chakra.div>
      </CodeForm>
    </chakra.div>
  );
}
