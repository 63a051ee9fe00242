/** The people who have a role: in which company, how far and until when. */
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useListUserAccesses } from "#generated/hrms/hooks/user-access.ts";
import type { Row } from "../../../crud/area.ts";
import { Card } from "../../../kit/card.tsx";
import { Pager } from "../../../kit/data-table/pager.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { PlainTable, TableScroll } from "../../../kit/plain-table.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { useAccessWords } from "../shared/use-catalogue.ts";

const tones = { active: "success", scheduled: "info", ended: "neutral" } as const;

export function RoleMembers({ row }: { row: Row }) {
  const t = useText();
  const words = useAccessWords();
  const { date } = useFormat();
  const mayRead = useAbility().can("read", "user-access");
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListUserAccesses(
    { query: { roleIds: [row.id], page, pageSize: 20 } },
    { enabled: mayRead, placeholderData: keepPreviousData },
  );
  if (!mayRead) return <Card p="5">{t("access.membersHidden")}</Card>;
  if (error && !data) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Card px="4" py="2" minH="16rem">
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} h="6" my="3" />
          ))}
        </Card>
      </Loading>
    );
  }
  if (data.total === 0) {
    return (
      <Card>
        <EmptyState title={t("access.noMembers")}>{t("access.noMembersText")}</EmptyState>
      </Card>
    );
  }
  return (
    <Card overflow="hidden">
      <TableScroll label={t("access.members")}>
        <PlainTable stacked>
          <thead>
            <tr>
              <th scope="col">{t("access.person")}</th>
              <th scope="col">{t("access.company")}</th>
              <th scope="col">{t("access.reaches")}</th>
              <th scope="col">{t("access.from")}</th>
              <th scope="col">{t("access.until")}</th>
              <th scope="col">{t("access.state")}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ id, user, company, scope, validFrom, validTo, status }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to="/tenant/$area/$recordId" params={{ area: "user-access", recordId: id }}>
                    {user}
                  </Link>
                </th>
                <td data-label={t("access.company")}>{company}</td>
                <td data-label={t("access.reaches")}>{words.scope(scope)}</td>
                <td data-date data-label={t("access.from")}>
                  {date(validFrom)}
                </td>
                <td data-date data-label={t("access.until")}>
                  {validTo === null ? "–" : date(validTo)}
                </td>
                <td data-label={t("access.state")}>
                  <StatusDot tone={tones[status]}>{t(`access.state.${status}`)}</StatusDot>
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </TableScroll>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
    </Card>
  );
}
