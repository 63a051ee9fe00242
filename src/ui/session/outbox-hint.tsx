/** Link to the outbox, on servers that send no email. */
import { css } from "#generated/styles/css/index.js";
import { useGetInstance } from "#generated/hrms/hooks/system.ts";
import { Link } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";

export function OutboxHint() {
  const t = useText();
  const instance = useGetInstance();
  if (!instance.data?.outbox) return null;
  return (
    <p
      className={css({
        mt: "4",
        p: "3",
        bg: "info.subtle",
        color: "info.text",
        borderRadius: "control",
        fontSize: "sm",
        lineHeight: "sm",
      })}
    >
      {t("auth.outboxHint")}{" "}
      <Link to="/dev/outbox" underlined className={css({ color: "inherit" })}>
        {t("auth.openOutbox")}
      </Link>
    </p>
  );
}
