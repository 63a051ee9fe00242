/** How much waits at an entry of the menu: unread emails, or approvals; loaded when the page has nothing better to do. */
import { chakra } from "@chakra-ui/react";
import { useListPendingApprovals } from "#generated/hrms/hooks/dashboard.ts";
import { useMailCounts } from "../apps/email/mail-data.ts";
import { useText } from "../messages/use-text.ts";
import { useCompany } from "./company.ts";

function Badge({ count, text }: { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <chakra.span bg="accent.subtle" color="accent.text" borderRadius="full" px="1.5" fontWeight="medium" fontVariantNumeric="tabular-nums">
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <chakra.span srOnly>{text}</chakra.span>
    </chakra.span>
  );
}

export function UnreadMails() {
  const t = useText();
  const count = useMailCounts()?.inbox ?? 0;
  return <Badge count={count} text={t("shell.unread", { count })} />;
}

export function WaitingApprovals() {
  const t = useText();
  const { currentId } = useCompany();
  const { data } = useListPendingApprovals({ path: { companyId: currentId ?? "" }, query: { pageSize: 1 } }, { enabled: currentId !== undefined, select: ({ counts }) => counts });
  const count = data ? Object.values(data).reduce((sum, each) => sum + each, 0) : 0;
  return <Badge count={count} text={t("shell.waiting", { count })} />;
}
