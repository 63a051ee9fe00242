/** Export of all tenant data, created in the background. */
import { css } from "#generated/styles/css/index.js";
import { Download, PackageOpen } from "lucide-react";
import { useState } from "react";
import { downloadTenantExport, exportTenantExports } from "#generated/hrms/client/tenant-exports.ts";
import { createTenantExport } from "#generated/hrms/forms/tenant-exports.ts";
import {
  listTenantExportHistoryOptions,
  listTenantExportsOptions,
  useCreateTenantExport,
} from "#generated/hrms/hooks/tenant-exports.ts";
import { exportsList } from "#generated/hrms/resources/tenant-exports.ts";
import { type TenantExport, tenantExportStatusValues } from "#generated/hrms/schema.ts";
import { HistoryButton } from "../../../detail/history-button.tsx";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { FilteredList } from "../../../list/filtered-list.tsx";
import { ListExport } from "../../../list/list-export.tsx";
import { type ListContract, listQuery } from "../../../list/list-state.ts";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { useFileSize } from "../../../kit/file-size.ts";
import { useFormat } from "../../../kit/format.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { Progress } from "../../../kit/progress.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";

const shortestReason = 3;
const tones = { waiting: "info", running: "info", ready: "success", failed: "danger", expired: "neutral" } as const;
const isOpen = ({ status }: TenantExport): boolean => status === "waiting" || status === "running";

const fields = specsOf(createTenantExport, {
  reason: {
    check: (t, value) => (String(value).trim().length < shortestReason ? t("common.fault.required") : undefined),
  },
});

function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { mutateAsync } = useCreateTenantExport();
  return (
    <FormDialog
      title={t("settings.exportTitle")}
      intro={t("settings.exportEffect")}
      action={t("settings.exportAll")}
      fields={fields}
      words={{ field: () => t("settings.purgeReason") }}
      send={async ({ reason }) => {
        await mutateAsync({ body: { reason: String(reason) } });
        toast({ text: t("settings.exportAsked") });
      }}
      onClose={onClose}
    />
  );
}

function ExportItem({ one }: { one: TenantExport }) {
  const t = useText();
  const format = useFormat();
  const size = useFileSize();
  const [loading, setLoading] = useState<number>();
  const attempt = useAttempt();
  const { id, reason, status, done, total, parts, createdAt, createdBy, expiresAt } = one;
  const state = t(`settings.exportState.${status}`);
  const download = async (part: number): Promise<void> => {
    setLoading(part);
    await attempt(async () => {
      const file = await downloadTenantExport({ path: { tenantExportId: id }, body: { part } });
      downloadFile(`export-${createdAt.slice(0, 10)}-${part}.zip`, file, "application/zip");
    });
    setLoading(undefined);
  };
  return (
    <li
      className={css({
        display: "grid",
        gap: "2",
        px: "5",
        py: "4",
        borderTopWidth: "1px",
        borderColor: "border",
        _first: { borderTopWidth: "0" },
      })}
    >
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: "4",
          rowGap: "1",
        })}
      >
        <p className={css({ flex: "1 1 12rem", fontWeight: "medium", overflowWrap: "anywhere", minW: "0" })}>
          {reason}
        </p>
        <StatusDot tone={tones[status]}>{state}</StatusDot>
      </div>
      <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
        {[
          format.dateTime(createdAt),
          createdBy,
          ...(status === "ready" && expiresAt ? [t("settings.exportUntil", { time: format.dateTime(expiresAt) })] : []),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {isOpen(one) && <Progress label={state} value={total === 0 ? null : done / total} />}
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
        {parts.map(({ part, size: bytes }) => (
          <Button key={part} size="sm" loading={loading === part} onClick={() => void download(part)}>
            <Download size={16} aria-hidden />
            {t("settings.exportPart", { part, parts: parts.length, size: size(bytes) })}
          </Button>
        ))}
        <HistoryButton
          of={reason}
          page={(query) => listTenantExportHistoryOptions({ path: { tenantExportId: id }, query })}
          labels={{ field: () => t("settings.exportArchive"), value: (_name, value) => String(value) }}
          did={(action) => (action === "unmask" ? t("settings.exportDownloaded") : undefined)}
        />
      </div>
    </li>
  );
}

const pollMs = 2_000;
const orders = ["createdAt", "reason", "-reason"] as const;
const columns = ["reason", "status", "parts", "size", "createdAt", "createdBy", "readyAt", "expiresAt"] as const;
/** The settings keep their tab in the URL. */
const contract: ListContract = { ...exportsList, extras: { tab: ["export"] } };

export function ExportSection() {
  const t = useText();
  const [asking, ask] = useState(false);
  const list = useAddressedList({ contract, ...useListAddress() });
  const answer = useListAnswer(list, {
    ...listTenantExportsOptions({ query: listQuery(contract, list.state) }),
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? pollMs : false),
  });
  const { rows, total, error } = answer;
  if (statusOf(error) === 403)
    return <EmptyState title={t("settings.exportOwners")}>{t("settings.exportOwnersText")}</EmptyState>;
  return (
    <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", maxW: "form" })}>
      <Card padded>
        <CardHead title={t("settings.tab.export")} text={t("settings.text.export")} className={css({ mb: "0" })}>
          <Button size="sm" variant="solid" disabled={!rows || rows.some(isOpen)} onClick={() => ask(true)}>
            <PackageOpen size={16} aria-hidden />
            {t("settings.exportAll")}
          </Button>
        </CardHead>
      </Card>
      <FilteredList
        title={t("settings.tab.export")}
        list={list}
        answer={answer}
        search={t("settings.exportSearch")}
        choices={[
          {
            name: "status",
            label: t("settings.exportHead.status"),
            options: [
              { value: "", label: t("settings.exportEveryState") },
              ...tenantExportStatusValues.map((value) => ({ value, label: t(`settings.exportState.${value}`) })),
            ],
          },
          {
            name: "sort",
            label: t("settings.exportOrder"),
            options: [
              { value: "", label: t("settings.exportOrder.newest") },
              ...orders.map((value) => ({ value, label: t(`settings.exportOrder.${value}`) })),
            ],
          },
        ]}
        beside={
          <ListExport
            name="tenant-exports"
            list={list}
            total={rows && total}
            columns={columns.map((id) => ({ id, header: t(`settings.exportHead.${id}`) }))}
            ask={(query, init) => exportTenantExports({ query }, init)}
          />
        }
        row={(one) => <ExportItem key={one.id} one={one} />}
        rowHeight="4rem"
        empty={{ title: t("settings.exportNone"), text: t("settings.exportNoneText") }}
      />
      {asking && <ExportDialog onClose={() => ask(false)} />}
    </div>
  );
}
