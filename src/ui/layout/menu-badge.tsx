/** How many emails wait unread, at the entry of the email app; loaded when the page has nothing better to do. */
import { chakra } from "@chakra-ui/react";
import { useMailCounts } from "../apps/email/mail-data.ts";
import { useText } from "../messages/use-text.ts";

export function UnreadMails() {
  const t = useText();
  const count = useMailCounts()?.inbox ?? 0;
  if (count === 0) return null;
  return (
    <chakra.span bg="accent.subtle" color="accent.text" borderRadius="full" px="1.5" fontWeight="medium" fontVariantNumeric="tabular-nums">
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <chakra.span srOnly>{t("shell.unread", { count })}</chakra.span>
    </chakra.span>
  );
}
