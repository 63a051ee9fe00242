/** Leavers whose last pay or tax clearance is due, the next ones first. */
import { useListLeavers } from "#generated/hrms/hooks/settlements.ts";
import type { LeaverPage } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { NameList } from "./name-list.tsx";
import { employeeAt } from "./people-links.ts";

const query = { pageSize: 5 };

export function LeaversCard({ companyId }: { companyId: string }) {
  const t = useText();
  const format = useFormat();
  const may = useAbility().can("read", "settlements");
  const { data } = useListLeavers({ path: { companyId }, query }, { enabled: may });
  if (!may || !data) return null;
  const company = `/companies/${companyId}`;
  const whatOf = ({ status, clearanceDueOn, clearanceId }: LeaverPage["items"][number]): string => {
    if (clearanceDueOn !== null && clearanceId === null)
      return t("dashboard.leaver.clearance", { date: format.date(clearanceDueOn) });
    return t(`dashboard.leaver.${status ?? "open"}`);
  };
  return (
    <NameList
      title={t("dashboard.leaver.title")}
      aside={<Link to={`${company}/settlements` as string}>{t("dashboard.all")}</Link>}
      lines={data.items.map((leaver) => ({
        id: leaver.employeeId,
        name: leaver.fullName,
        what: whatOf(leaver),
        when:
          leaver.payBy === null
            ? t("dashboard.leaver.held", { date: format.date(leaver.lastDay) })
            : t("dashboard.leaver.payBy", { date: format.date(leaver.payBy) }),
        link:
          leaver.settlementId === null
            ? employeeAt(companyId, leaver.employeeId, "pay")
            : { to: `${company}/settlements/${leaver.settlementId}` },
      }))}
      none={t("dashboard.leaver.none")}
    />
  );
}
