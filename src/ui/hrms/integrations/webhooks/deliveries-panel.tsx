/** Deliveries of a webhook, newest first, with a test delivery. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { RefreshCw, Send } from "lucide-react";
import { useState } from "react";
import { exportWebhookDeliveries } from "#generated/hrms/client/webhook-deliveries.ts";
import { useListWebhookDeliveries, useSendTestWebhook } from "#generated/hrms/hooks/webhook-deliveries.ts";
import { webhookDeliveryStatusValues, webhookMessageTypeValues } from "#generated/hrms/schema.ts";
import { screenPageSize } from "#src/contract/page-size.ts";
import type { Row } from "../../../crud/area.ts";
import { ListExport } from "../../../list/list-export.tsx";
import { readRecord, type RecordSearch } from "../../../list/list-search.ts";
import { PagedTable } from "../../../list/paged-table.tsx";
import { Button } from "../../../kit/button.tsx";
import { RelativeTime } from "../../../kit/format.tsx";
import { Options, Select } from "../../../kit/select.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { DeliveryDrawer } from "./delivery-drawer.tsx";
import { DeliveryStatus } from "./delivery-status.tsx";
import { integrationProblem } from "../shared/problem-text.ts";

/** Polling interval during a first attempt, which takes seconds; retries take minutes. */
const pollMs = 1500;

const columns = [
  ["event", "integrations.event"],
  ["status", "integrations.state"],
  ["createdAt", "integrations.at"],
  ["tries", "integrations.attempts"],
  ["lastStatus", "integrations.answer"],
  ["deliveredAt", "integrations.deliveredAt"],
  ["nextTryAt", "integrations.nextTryAt"],
] as const;

const route = getRouteApi("/_app/tenant/$area/$recordId/");

export function DeliveriesPanel({ row }: { row: Row }) {
  const t = useText();
  const ability = useAbility();
  const may = ability.can("update", "webhooks");
  const { page = 1, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const status = webhookDeliveryStatusValues.find((one) => one === search.state);
  const event = webhookMessageTypeValues.find((one) => one === search.event);
  /** Resets to the first page unless one is given. */
  const show = (change: Omit<RecordSearch, "tab">): void =>
    void navigate({
      search: (before) => readRecord({ ...before, page: undefined, ...change }),
      replace: true,
      resetScroll: false,
    });
  const [opened, open] = useState<string>();
  const path = { webhookId: row.id };
  const filters = { ...(status && { status: [status] }), ...(event && { event: [event] }) };
  const query = { page, pageSize: screenPageSize, ...filters };
  const deliveries = useListWebhookDeliveries(
    { path, query },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ status: now, tries }) => now === "pending" && tries === 0) && pollMs,
    },
  );
  const test = useSendTestWebhook();
  const attempt = useAttempt(integrationProblem);
  const send = () =>
    attempt(async () => {
      await test.mutateAsync({ path });
      show({});
    }, t("integrations.sent"));
  const head = (
    <div
      className={css({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "2",
        p: "3",
        borderBottomWidth: "1px",
        borderColor: "border",
      })}
    >
      <Select
        aria-label={t("integrations.state")}
        w="10rem"
        value={status ?? ""}
        onChange={({ target }) => show({ state: target.value })}
      >
        <option value="">{t("integrations.everyState")}</option>
        <Options values={webhookDeliveryStatusValues} label={(one) => t(`integrations.status.${one}`)} />
      </Select>
      <Select
        aria-label={t("integrations.event")}
        w="14rem"
        value={event ?? ""}
        onChange={({ target }) => show({ event: target.value })}
      >
        <option value="">{t("integrations.everyEvent")}</option>
        <Options values={webhookMessageTypeValues} label={(one) => t(`webhooks.events.${one}`)} />
      </Select>
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "2", ms: "auto" })}>
        <Button loading={deliveries.isFetching} onClick={() => void deliveries.refetch()}>
          <RefreshCw size={16} aria-hidden />
          {t("integrations.refresh")}
        </Button>
        {ability.can("export", "webhooks") && (
          <ListExport
            name="webhook-deliveries"
            total={deliveries.data?.total}
            columns={columns.map(([id, head]) => ({ id, header: t(head) }))}
            ask={(asked, init) => exportWebhookDeliveries({ path, query: { ...filters, ...asked } }, init)}
          />
        )}
        {may && row.status === "active" && (
          <Button loading={test.isPending} onClick={() => void send()}>
            <Send size={16} aria-hidden />
            {t("integrations.test")}
          </Button>
        )}
      </div>
    </div>
  );
  return (
    <>
      <PagedTable
        label={t("webhooks.panel.deliveries")}
        query={deliveries}
        keyOf={({ id }) => id}
        head={head}
        columns={[
          {
            header: t("integrations.event"),
            cell: (one) => (
              <button
                className={css({
                  color: "accent.text",
                  cursor: "pointer",
                  minH: "6",
                  textAlign: "start",
                  _hover: { textDecoration: "underline" },
                })}
                type="button"
                onClick={() => open(one.id)}
              >
                {t(`webhooks.events.${one.event}`)}
              </button>
            ),
          },
          { header: t("integrations.state"), cell: (one) => <DeliveryStatus status={one.status} /> },
          { header: t("integrations.at"), cell: ({ createdAt }) => <RelativeTime value={createdAt} /> },
          { header: t("integrations.attempts"), kind: "number", cell: ({ tries }) => tries },
          { header: t("integrations.answer"), kind: "number", cell: ({ lastStatus }) => lastStatus ?? "–" },
        ]}
        empty={{ title: t("integrations.none"), text: t("integrations.noneText") }}
        onPage={(next) => show({ page: next })}
      />
      {opened !== undefined && (
        <DeliveryDrawer
          webhookId={row.id}
          deliveryId={opened}
          mayResend={may && row.status === "active"}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
