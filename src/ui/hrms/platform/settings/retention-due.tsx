/** What could be purged now, whom it is about, and its purge. */
import { chakra } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { exportDueLeavers } from "#generated/hrms/client/retention.ts";
import { useGetRetention, useListDueLeavers } from "#generated/hrms/hooks/retention.ts";
import type { Purged } from "#generated/hrms/schema.ts";
import { ListExport } from "../../../list/list-export.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { PlainTable, TableScroll } from "../../../kit/plain-table.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { PurgeDialog, PurgedDialog } from "./purge-dialog.tsx";

export function RetentionDue() {
  const t = useText();
  const { formatNumber } = useIntl();
  const [asking, ask] = useState(false);
  const [purged, setPurged] = useState<Purged | null>(null);
  const { data, error, refetch } = useGetRetention();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const due = data?.due ?? [];
  return (
    <Card padded maxW="form" mt="6">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" minH="9">
        <CardTitle>{t("settings.due")}</CardTitle>
        <Button
          size="sm"
          colorPalette="danger"
          disabled={!due.some(({ records }) => records > 0)}
          onClick={() => ask(true)}
        >
          <Trash2 size={16} aria-hidden />
          {t("settings.purge")}
        </Button>
      </chakra.div>
      <chakra.p color="text.muted" mt="1" mb="4">
        {t("settings.dueText", { held: data?.held ?? 0 })}
      </chakra.p>
      {!data ? (
        <Loading>
          <Skeleton h="14rem" />
        </Loading>
      ) : (
        <TableScroll label={t("settings.due")}>
          <PlainTable stacked>
            <thead>
              <tr>
                <th scope="col">{t("settings.dueKind")}</th>
                <th scope="col" data-end>
                  {t("settings.dueRecords")}
                </th>
                <th scope="col" data-end>
                  {t("settings.duePeople")}
                </th>
              </tr>
            </thead>
            <tbody>
              {due.map(({ kind, records, people }) => (
                <tr key={kind}>
                  <th scope="row">{t(`settings.kind.${kind}`)}</th>
                  <td data-end data-label={t("settings.dueRecords")}>
                    {formatNumber(records)}
                  </td>
                  <td data-end data-label={t("settings.duePeople")}>
                    {formatNumber(people)}
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </TableScroll>
      )}
      <DueLeavers />
      {asking && (
        <PurgeDialog due={due.filter(({ records }) => records > 0)} onPurged={setPurged} onClose={() => ask(false)} />
      )}
      {purged && <PurgedDialog purged={purged} onClose={() => setPurged(null)} />}
    </Card>
  );
}

const max = 100;
const columns = [
  ["fullName", "settings.leaver"],
  ["employeeNo", "settings.leaverNo"],
  ["company", "settings.leaverCompany"],
  ["lastDay", "settings.leaverLastDay"],
] as const;

function DueLeavers() {
  const t = useText();
  const format = useFormat();
  const mayExport = useAbility().can("export", "employees");
  const { data } = useListDueLeavers({ query: { pageSize: max } });
  if (!data || data.total === 0) return null;
  return (
    <chakra.div mt="5">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" mb="2">
        <CardTitle as="h3">{t("settings.dueLeavers")}</CardTitle>
        {mayExport && (
          <ListExport
            name="due-leavers"
            total={data.total}
            columns={columns.map(([id, head]) => ({ id, header: t(head) }))}
            ask={(query, init) => exportDueLeavers({ query }, init)}
          />
        )}
      </chakra.div>
      <TableScroll label={t("settings.dueLeavers")} maxH="20rem">
        <PlainTable small stickyHead stacked>
          <thead>
            <tr>
              <th scope="col">{t("settings.leaver")}</th>
              <th scope="col">{t("settings.leaverCompany")}</th>
              <th scope="col" data-end>
                {t("settings.leaverLastDay")}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ employeeId, fullName, employeeNo, company, lastDay }) => (
              <tr key={employeeId}>
                <th scope="row">{`${fullName} (${employeeNo})`}</th>
                <td data-label={t("settings.leaverCompany")}>{company}</td>
                <td data-end data-label={t("settings.leaverLastDay")}>
                  {format.date(lastDay)}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </TableScroll>
      {data.total > max && (
        <chakra.p color="text.muted">{t("settings.moreLeavers", { count: data.total - max })}</chakra.p>
      )}
    </chakra.div>
  );
}
