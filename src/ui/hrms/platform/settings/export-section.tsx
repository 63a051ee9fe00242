/** Export of all tenant data, created in the background. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Download, PackageOpen } from "lucide-react";
import { useState } from "react";
import { downloadTenantExport, exportTenantExports } from "#generated/hrms/client/tenant-exports.ts";
import { createTenantExport } from "#generated/hrms/forms/tenant-exports.ts";
import { useCreateTenantExport, useListTenantExports } from "#generated/hrms/hooks/tenant-exports.ts";
import { type TenantExport, tenantExportStatusValues } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { ListExport } from "../../../list/list-export.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { SearchBox } from "../../../kit/data-table/search-box.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { Field } from "../../../kit/field.tsx";
import { useFileSize } from "../../../kit/file-size.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Pagination } from "../../../kit/pagination.tsx";
import { problemOf, problemText } from "../../../kit/problem.ts";
import { Progress } from "../../../kit/progress.tsx";
import { Select } from "../../../kit/select.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { readTab } from "./settings-tabs.ts";

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
  const [loading, setLoading] = useState<number | null>(null);
  const { id, reason, status, done, total, parts, createdAt, createdBy, expiresAt } = one;
  const state = t(`settings.exportState.${status}`);
  const download = async (part: number): Promise<void> => {
    setLoading(part);
    try {
      downloadFile(
        `export-${createdAt.slice(0, 10)}-${part}.zip`,
        await downloadTenantExport({ path: { tenantExportId: id }, body: { part } }),
        "application/zip",
      );
    } catch (error) {
      toast({ kind: "error", text: problemText(t, error) });
    } finally {
      setLoading(null);
    }
  };
  return (
    <chakra.li display="grid" gap="2" py="4" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: "0" }}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1">
        <chakra.p flex="1 1 12rem" fontWeight="medium" overflowWrap="anywhere" minW="0">
          {reason}
        </chakra.p>
        <StatusDot tone={tones[status]}>{state}</StatusDot>
      </chakra.div>
      <chakra.p color="text.muted" fontSize="sm" lineHeight="sm">
        {[
          format.dateTime(createdAt),
          createdBy,
          ...(status === "ready" && expiresAt ? [t("settings.exportUntil", { time: format.dateTime(expiresAt) })] : []),
        ]
          .filter(Boolean)
          .join(" · ")}
      </chakra.p>
      {isOpen(one) && <Progress label={state} value={total === 0 ? null : done / total} />}
      {parts.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {parts.map(({ part, size: bytes }) => (
            <Button key={part} size="sm" loading={loading === part} onClick={() => void download(part)}>
              <Download size={16} aria-hidden />
              {t("settings.exportPart", { part, parts: parts.length, size: size(bytes) })}
            </Button>
          ))}
        </chakra.div>
      )}
    </chakra.li>
  );
}

const route = getRouteApi("/_app/tenant/settings");
const pollMs = 2_000;
const orders = ["createdAt", "reason", "-reason"] as const;
const columns = ["reason", "status", "parts", "size", "createdAt", "createdBy", "readyAt", "expiresAt"] as const;

export function ExportSection() {
  const t = useText();
  const [asking, ask] = useState(false);
  const { page = 1, q = "", ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const status = tenantExportStatusValues.find((one) => one === search.state);
  const sort = orders.find((one) => one === search.sort);
  const go = (changes: Partial<Record<"q" | "state" | "sort" | "page", unknown>>): void =>
    void navigate({
      search: (before) => readTab({ ...before, page: 1, ...changes }),
      replace: true,
      resetScroll: false,
    });
  const narrowed = q !== "" || status !== undefined;
  const filters = { ...(q !== "" && { q }), ...(sort && { sort }), ...(status && { status: [status] }) };
  const { data, error, refetch } = useListTenantExports(
    { query: { page, ...filters } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? pollMs : false),
    },
  );
  if (problemOf(error)?.status === 403)
    return <EmptyState title={t("settings.exportOwners")}>{t("settings.exportOwnersText")}</EmptyState>;
  return (
    <Card padded maxW="form">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" minH="9">
        <CardTitle>{t("settings.tab.export")}</CardTitle>
        <Button size="sm" variant="solid" disabled={!data || data.items.some(isOpen)} onClick={() => ask(true)}>
          <PackageOpen size={16} aria-hidden />
          {t("settings.exportAll")}
        </Button>
      </chakra.div>
      <chakra.p color="text.muted" mt={{ base: "3", sm: "1" }} mb="4">
        {t("settings.text.export")}
      </chakra.p>
      {((data && data.total > 0) || narrowed) && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="3"
          css={{
            "& > [role=search]": { flex: "1 1 100%", maxWidth: "none" },
            "& > :not([role=search], button)": { flex: "1 1 9rem" },
          }}
        >
          <SearchBox label={t("settings.exportSearch")} value={q} onChange={(text) => go({ q: text })} />
          <Field label={t("settings.exportHead.status")} labelled="hidden">
            <Select value={status ?? ""} onChange={({ target }) => go({ state: target.value })}>
              <option value="">{t("settings.exportEveryState")}</option>
              {tenantExportStatusValues.map((one) => (
                <option key={one} value={one}>
                  {t(`settings.exportState.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("settings.exportOrder")} labelled="hidden">
            <Select value={sort ?? ""} onChange={({ target }) => go({ sort: target.value })}>
              <option value="">{t("settings.exportOrder.newest")}</option>
              {orders.map((one) => (
                <option key={one} value={one}>
                  {t(`settings.exportOrder.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <ListExport
            name="tenant-exports"
            total={data?.total}
            columns={columns.map((id) => ({ id, header: t(`settings.exportHead.${id}`) }))}
            ask={(query, init) => exportTenantExports({ query: { ...filters, ...query } }, init)}
          />
        </chakra.div>
      )}
      {data ? (
        data.total > 0 ? (
          <chakra.ul aria-label={t("settings.tab.export")} listStyleType="none">
            {data.items.map((one) => (
              <ExportItem key={one.id} one={one} />
            ))}
          </chakra.ul>
        ) : narrowed ? (
          <NoMatch query={q || undefined} onClear={() => go({ q: "", state: "" })} />
        ) : (
          <EmptyState title={t("settings.exportNone")}>{t("settings.exportNoneText")}</EmptyState>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton h="10rem" />
        </Loading>
      )}
      {data && data.total > data.pageSize && (
        <Pagination
          label={t("settings.tab.export")}
          page={data.page}
          last={Math.ceil(data.total / data.pageSize)}
          onPage={(next) => go({ page: next })}
          size="sm"
        />
      )}
      {asking && <ExportDialog onClose={() => ask(false)} />}
    </Card>
  );
}
