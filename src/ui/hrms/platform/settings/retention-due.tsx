/** Records that are due for deletion, with the purge action. */
import { css } from "#generated/styles/css/index.js";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { exportDueLeavers } from "#generated/hrms/client/retention.ts";
import { useGetRetention, useListDueLeavers } from "#generated/hrms/hooks/retention.ts";
import type { Purged } from "#generated/hrms/schema.ts";
import { ListExport } from "../../../list/list-export.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead, CardTitle } from "../../../kit/card.tsx";
import { ColumnTable } from "../../../table/column-table.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { PurgeDialog, PurgedDialog } from "./purge-dialog.tsx";

export function RetentionDue() {
  const t = useText();
  const { number } = useFormat();
  const [asking, ask] = useState(false);
  const [purged, setPurged] = useState<Purged | null>(null);
  const query = useGetRetention();
  const { data, error, refetch } = query;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const due = data?.due.filter(({ records }) => records > 0) ?? [];
  return (
    <Card padded className={css({ maxW: "form", mt: "6" })}>
      <CardHead title={t("settings.due")} text={t("settings.dueText", { held: data?.held ?? 0 })}>
        <Button
          size="sm"
          disabled={due.length === 0}
          onClick={() => ask(true)}
          className={css({ colorPalette: "danger" })}
        >
          <Trash2 size={16} aria-hidden />
          {t("settings.purge")}
        </Button>
      </CardHead>
      <Loaded query={query} waiting={<Skeleton css={{ h: "14rem" }} />}>
        {(retention) => (
          <ColumnTable
            label={t("settings.due")}
            rows={retention.due}
            keyOf={({ kind }) => kind}
            columns={[
              { header: t("settings.dueKind"), cell: ({ kind }) => t(`settings.kind.${kind}`) },
              { header: t("settings.dueRecords"), kind: "number", cell: ({ records }) => number(records) },
              { header: t("settings.duePeople"), kind: "number", cell: ({ people }) => number(people) },
            ]}
          />
        )}
      </Loaded>
      <DueLeavers />
      {asking && <PurgeDialog due={due} onPurged={setPurged} onClose={() => ask(false)} />}
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
    <div className={css({ mt: "5" })}>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "2",
          mb: "2",
        })}
      >
        <CardTitle as="h3">{t("settings.dueLeavers")}</CardTitle>
        {mayExport && (
          <ListExport
            name="due-leavers"
            total={data.total}
            columns={columns.map(([id, head]) => ({ id, header: t(head) }))}
            ask={(query, init) => exportDueLeavers({ query }, init)}
          />
        )}
      </div>
      <ColumnTable
        label={t("settings.dueLeavers")}
        small
        stickyHead
        maxH="20rem"
        rows={data.items}
        keyOf={({ employeeId }) => employeeId}
        columns={[
          { header: t("settings.leaver"), cell: ({ fullName, employeeNo }) => `${fullName} (${employeeNo})` },
          { header: t("settings.leaverCompany"), cell: ({ company }) => company },
          { header: t("settings.leaverLastDay"), kind: "number", cell: ({ lastDay }) => format.date(lastDay) },
        ]}
      />
      {data.total > max && (
        <p className={css({ color: "text.muted" })}>{t("settings.moreLeavers", { count: data.total - max })}</p>
      )}
    </div>
  );
}
