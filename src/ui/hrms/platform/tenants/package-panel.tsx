/** Seats of a tenant and its past, current and future packages. */
import { css } from "#generated/styles/css/index.js";
import { Package } from "lucide-react";
import { useState } from "react";
import { useListTenantPackages } from "#generated/hrms/hooks/tenants.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { ColumnTable } from "../../../table/column-table.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Progress } from "../../../kit/progress.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { AssignDialog } from "./assign-dialog.tsx";

const tones = { active: "success", scheduled: "info", ended: "neutral" } as const;

function Seats({ used, limit }: { used: number; limit: number | null }) {
  const t = useText();
  const words = limit === null ? t("platform.seatsUnlimited", { used }) : t("platform.seatsOf", { used, limit });
  return (
    <div className={css({ display: "grid", gap: "2", maxW: "24rem" })}>
      <p>{words}</p>
      {limit !== null && (
        <Progress
          label={words}
          value={Math.min(1, used / Math.max(1, limit))}
          tone={used > limit ? "danger" : used > limit * 0.9 ? "warning" : "accent"}
        />
      )}
    </div>
  );
}

export function PackagePanel({ row }: { row: Row }) {
  const t = useText();
  const format = useFormat();
  const [assigning, assign] = useState(false);
  const packages = useListTenantPackages({ path: { tenantId: row.id } });
  const limit = row["seatLimit"];
  return (
    <div className={css({ display: "grid", gap: "4", maxW: "64rem" })}>
      <Card
        padded
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "4",
        })}
      >
        <Seats used={Number(row["seatsUsed"])} limit={typeof limit === "number" ? limit : null} />
        {row.status !== "closing" && row.status !== "closed" && row.status !== "purged" && (
          <Button onClick={() => assign(true)}>
            <Package size={16} aria-hidden />
            {t("platform.assign")}
          </Button>
        )}
      </Card>
      <Card padded>
        <CardTitle className={css({ mb: "3" })}>{t("platform.packages")}</CardTitle>
        <Loaded query={packages} waiting={<Skeleton css={{ h: "20", my: "0" }} />}>
          {(rows) => (
            <ColumnTable
              label={t("platform.packages")}
              rows={rows}
              keyOf={({ since }) => since}
              columns={[
                { header: t("platform.package"), cell: (one) => one.package },
                { header: t("platform.since"), kind: "date", cell: ({ since }) => format.dateTime(since) },
                {
                  header: t("platform.until"),
                  kind: "date",
                  cell: ({ until }) => (until === null ? "–" : format.dateTime(until)),
                },
                {
                  header: t("platform.state"),
                  cell: ({ status }) => (
                    <StatusDot tone={tones[status]}>{t(`platform.packageState.${status}`)}</StatusDot>
                  ),
                },
              ]}
            />
          )}
        </Loaded>
      </Card>
      {assigning && <AssignDialog tenantId={row.id} current={row["packageId"]} onClose={() => assign(false)} />}
    </div>
  );
}
