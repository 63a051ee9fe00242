/** Button to resend an email, with the remaining wait. */
import { css } from "#generated/styles/css/index.js";
import { Button } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";

export function ResendButton({ left, loading, onResend }: { left: number; loading: boolean; onResend: () => void }) {
  const t = useText();
  // Not `disabled`, which would drop the focus of the pressed button.
  return (
    <Button
      size="lg"
      loading={loading}
      aria-disabled={left > 0 || undefined}
      onClick={() => left === 0 && onResend()}
      className={css({ opacity: left > 0 ? 0.75 : 1 })}
    >
      <span className={css({ fontVariantNumeric: "tabular-nums" })}>
        {left > 0 ? t("auth.resendIn", { seconds: left }) : t("auth.resend")}
      </span>
    </Button>
  );
}
