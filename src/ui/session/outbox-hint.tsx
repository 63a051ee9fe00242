/** Link to the outbox, on servers that send no email. */
import { chakra } from "@chakra-ui/react";
import { useGetInstance } from "#generated/hrms/hooks/system.ts";
import { Link } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";

export function OutboxHint() {
  const t = useText();
  const instance = useGetInstance();
  if (!instance.data?.outbox) return null;
  return (
    <chakra.p mt="4" p="3" bg="info.subtle" color="info.text" borderRadius="control" fontSize="sm" lineHeight="sm">
      {t("auth.outboxHint")}{" "}
      <Link to="/dev/outbox" underlined color="inherit">
        {t("auth.openOutbox")}
      </Link>
    </chakra.p>
  );
}
