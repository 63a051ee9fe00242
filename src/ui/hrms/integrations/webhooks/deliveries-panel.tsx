/** Deliveries of a webhook, newest first, with a test delivery. */
import { css } from "#generated/styles/css/index.js";
import { RefreshCw, Send } from "lucide-react";
import { useState } from "react";
import { exportWebhookDeliveries } from "#generated/hrms/client/webhook-deliveries.ts";
import { listWebhookDeliveriesOptions, useSendTestWebhook } from "#generated/hrms/hooks/webhook-deliveries.ts";
import { webhookDeliveryStatusValues, webhookMessageTypeValues } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { ListExport } from "../../../list/list-export.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { PagedTable } from "../../../list/paged-table.tsx";
import { useAddressedList, useCleanAddress, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { ChoiceSelect } from "../../../list/choice-select.tsx";
import { Button } from "../../../kit/button.tsx";
import { RelativeTime } from "../../../kit/format.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { DeliveryDrawer } from "./delivery-drawer.tsx";
import { deliveryList } from "./delivery-list.ts";
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

export function DeliveriesPanel({ row }: { row: Row }) {
  const t = useText();
  const ability = useAbility();
  const may = ability.can("update", "webhooks");
  const list = useAddressedList({ contract: deliveryList, ...useListAddress() });
  useCleanAddress(list);
  const [opened, open] = useState<string>();
  const path = { webhookId: row.id };
  const { data, error, fetching, retry } = useListAnswer(list, {
    ...listWebhookDeliveriesOptions({ path, query: listQuery(deliveryList, list.state) }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status, tries }) => status === "pending" && tries === 0) ? pollMs : false,
  });
  const test = useSendTestWebhook();
  const attempt = useAttempt(integrationProblem);
  const send = () =>
    attempt(async () => {
      await test.mutateAsync({ path });
      list.change({ page: 1 }, true);
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
      <div className={css({ w: "10rem" })}>
        <ChoiceSelect
          list={list}
          choice={{
            name: "status",
            label: t("integrations.state"),
            options: [
              { value: "", label: t("integrations.everyState") },
              ...webhookDeliveryStatusValues.map((value) => ({ value, label: t(`integrations.status.${value}`) })),
            ],
          }}
        />
      </div>
      <div className={css({ w: "14rem" })}>
        <ChoiceSelect
          list={list}
          choice={{
            name: "event",
            label: t("integrations.event"),
            options: [
              { value: "", label: t("integrations.everyEvent") },
              ...webhookMessageTypeValues.map((value) => ({ value, label: t(`webhooks.events.${value}`) })),
            ],
          }}
        />
      </div>
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "2", ms: "auto" })}>
        <Button loading={fetching} onClick={retry}>
          <RefreshCw size={16} aria-hidden />
          {t("integrations.refresh")}
        </Button>
        {ability.can("export", "webhooks") && (
          <ListExport
            name="webhook-deliveries"
            list={list}
            total={data?.total}
            columns={columns.map(([id, head]) => ({ id, header: t(head) }))}
            ask={(query, init) => exportWebhookDeliveries({ path, query }, init)}
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
        query={{ data, error, refetch: retry }}
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
        onPage={(page) => list.change({ page }, true)}
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
