/** Shows a secret once; closes only by its button, so that a stray click doesn't lose it. */
import { css } from "#generated/styles/css/index.js";
import { Button } from "../../../kit/button.tsx";
import { CopyButton } from "../../../kit/copy-button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { useText } from "../../../messages/use-text.ts";

interface SecretDialogProps {
  kind: "key" | "secret";
  secret: string;
  onClose: () => void;
}

export function SecretDialog({ kind, secret, onClose }: SecretDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      title={t(`integrations.${kind}.title`)}
      width="36rem"
      footer={
        <Button variant="solid" onClick={onClose}>
          {t("integrations.kept")}
        </Button>
      }
    >
      <p className={css({ color: "text.muted", mb: "3" })}>{t(`integrations.${kind}.text`)}</p>
      <div
        className={css({
          display: "flex",
          alignItems: "center",
          gap: "2",
          bg: "inset",
          borderWidth: "1px",
          borderColor: "border",
          borderRadius: "control",
          ps: "3",
          pe: "1",
          py: "1",
        })}
      >
        <code className={css({ flex: "1", minW: "0", fontSize: "sm", overflowWrap: "anywhere", userSelect: "all" })}>
          {secret}
        </code>
        <CopyButton text={secret} label={t("integrations.copy")} done={t("integrations.copied")} />
      </div>
    </Dialog>
  );
}
