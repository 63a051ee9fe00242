/** Number of approvals pending for the user. */
import { useListPendingApprovals } from "#generated/hrms/hooks/dashboard.ts";
import { MenuCount } from "../../../layout/menu-count.tsx";
import { useCompany } from "../../../layout/company.ts";
import { useText } from "../../../messages/use-text.ts";

export function MenuBadge() {
  const t = useText();
  const { currentId } = useCompany();
  const { data } = useListPendingApprovals(
    { path: { companyId: currentId ?? "" }, query: { pageSize: 1 } },
    { enabled: currentId !== undefined, select: ({ counts }) => counts },
  );
  const count = data ? Object.values(data).reduce((sum, each) => sum + each, 0) : 0;
  return <MenuCount count={count} text={t("shell.waiting", { count })} />;
}
