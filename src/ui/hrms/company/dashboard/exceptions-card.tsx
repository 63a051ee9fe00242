/** Days of attendance that someone has to look at. */
import { useListAttendanceLogs } from "#generated/hrms/hooks/attendance-logs.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { LoadedCard } from "../../../kit/loaded-card.tsx";
import { useText } from "../../../messages/use-text.ts";
import { daysToReview, mayReviewDays } from "./dashboard-query.ts";
import { NameList } from "./name-list.tsx";

export function ExceptionsCard({ companyId }: { companyId: string }) {
  const t = useText();
  const format = useFormat();
  const may = mayReviewDays();
  const query = useListAttendanceLogs(daysToReview(companyId), { enabled: may });
  const list: string = `/companies/${companyId}/attendance-logs`;
  if (!may) return null;
  return (
    <LoadedCard query={query} height="19.25rem">
      {(data) => (
        <NameList
          title={t("dashboard.exceptions", { count: data.counts.needsReview })}
          aside={
            data.counts.needsReview > 0 && (
              <Link to={list} search={{ state: ["needsReview"] } as never}>
                {t("dashboard.all")}
              </Link>
            )
          }
          lines={data.items.map(({ id, fullName, status, flags, date }) => ({
            id,
            name: fullName,
            what: [
              ...(status === "absent" || status === "incomplete" ? [t(`dashboard.exception.${status}`)] : []),
              ...flags
                .filter((flag) => flag !== "missingIn" && flag !== "missingOut")
                .map((flag) => t(`dashboard.exception.${flag}`)),
            ].join(", "),
            when: format.date(date),
            link: { to: `${list}/${id}` },
          }))}
          none={t("dashboard.noExceptions")}
        />
      )}
    </LoadedCard>
  );
}
