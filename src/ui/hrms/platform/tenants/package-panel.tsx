/** Seats of a tenant, and the packages it had, has and will have. */
import { chakra } from "@chakra-ui/react";
import { Package } from "lucide-react";
import { useState } from "react";
import { useListTenantPackages } from "#generated/hrms/hooks/tenants.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { PlainTable, TableScroll } from "../../../kit/plain-table.tsx";
import { Progress } from "../../../kit/progress.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { AssignDialog } from "./assign-dialog.tsx";

const tones = { active: "success", scheduled: "info", ended: "neutral" } as const;

function Seats({ used, limit }: { used: number; limit: number | null }) {
  const t = useText();
  const words = limit === null ? t("platform.seatsUnlimited", { used }) : t("platform.seatsOf", { used, limit });
  return (
    <chakra.div display="grid" gap="2" maxW="24rem">
      <p>{words}</p>
      {limit !== null && (
        <Progress
          label={words}
          value={Math.min(1, used / Math.max(1, limit))}
          tone={used > limit ? "danger" : used > limit * 0.9 ? "warning" : "accent"}
        />
      )}
    </chakra.div>
  );
}

export function PackagePanel({ row }: { row: Row }) {
  const t = useText();
  const format = useFormat();
  const [assigning, assign] = useState(false);
  const { data, error, refetch } = useListTenantPackages({ path: { tenantId: row.id } });
  const limit = row["seatLimit"];
  return (
    <chakra.div display="grid" gap="4" maxW="64rem">
      <Card padded display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <Seats used={Number(row["seatsUsed"])} limit={typeof limit === "number" ? limit : null} />
        {row.status !== "closing" && row.status !== "closed" && row.status !== "purged" && (
          <Button onClick={() => assign(true)}>
            <Package size={16} aria-hidden />
            {t("platform.assign")}
          </Button>
        )}
      </Card>
      <Card padded>
        <CardTitle mb="3">{t("platform.packages")}</CardTitle>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton h="20" my="0" />
        ) : (
          <TableScroll label={t("platform.packages")}>
            <PlainTable stacked>
              <thead>
                <tr>
                  {(["package", "since", "until", "state"] as const).map((name) => (
                    <th key={name} scope="col">
                      {t(`platform.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.map(({ package: name, since, until, status }) => (
                  <tr key={since}>
                    <td data-label={t("platform.package")}>{name}</td>
                    <td data-date data-label={t("platform.since")}>
                      {format.dateTime(since)}
                    </td>
                    <td data-date data-label={t("platform.until")}>
                      {until === null ? "–" : format.dateTime(until)}
                    </td>
                    <td data-label={t("platform.state")}>
                      <StatusDot tone={tones[status]}>{t(`platform.packageState.${status}`)}</StatusDot>
                    </td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </TableScroll>
        )}
      </Card>
      {assigning && <AssignDialog tenantId={row.id} current={row["packageId"]} onClose={() => assign(false)} />}
    </chakra.div>
  );
}
