/** Button to resend an email, with the remaining wait. */
import { css } from "#generated/styles/css/index.js";
import { Button } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";

export function ResendButton({ left, loading, onResend }: { left: number; loading: boolean; onResend: () => void }) {
  const t = useText();
  return (
    <Button size="lg" loading={loading} inactive={left > 0} onClick={onResend}>
      <span className={css({ fontVariantNumeric: "tabular-nums" })}>
        {left > 0 ? t("auth.resendIn", { seconds: left }) : t("auth.resend")}
      </span>
    </Button>
  );
}
