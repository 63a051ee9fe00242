/** Number of requests that the user may decide now. */
import { useListApprovals } from "#generated/hrms/hooks/approvals.ts";
import { MenuCount } from "../../../layout/menu-count.tsx";
import { useCompany } from "../../../layout/company.ts";
import { useText } from "../../../messages/use-text.ts";

export function MenuBadge() {
  const t = useText();
  const { currentId } = useCompany();
  const { data: count = 0 } = useListApprovals(
    { path: { companyId: currentId ?? "" }, query: { view: "mine", pageSize: 1 } },
    { enabled: currentId !== undefined, select: ({ counts }) => counts.mine },
  );
  return <MenuCount count={count} text={t("shell.waiting", { count })} />;
}
