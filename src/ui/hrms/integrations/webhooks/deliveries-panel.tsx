/** Messages to a webhook, newest first: what came of each, and sending one to try it out. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { RefreshCw, Send } from "lucide-react";
import { useState } from "react";
import { exportWebhookDeliveries } from "#generated/hrms/client/webhook-deliveries.ts";
import { useListWebhookDeliveries, useSendTestWebhook } from "#generated/hrms/hooks/webhook-deliveries.ts";
import { webhookDeliveryStatusValues, webhookMessageTypeValues } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { ListExport } from "../../../list/list-export.tsx";
import { readRecord, type RecordSearch } from "../../../list/list-search.ts";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { Pager } from "../../../kit/data-table/pager.tsx";
import { RelativeTime } from "../../../kit/format.tsx";
import { PlainTable, TableScroll } from "../../../kit/plain-table.tsx";
import { Select } from "../../../kit/select.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../kit/states.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { DeliveryDrawer } from "./delivery-drawer.tsx";
import { DeliveryStatus } from "./delivery-status.tsx";
import { integrationProblem } from "../shared/problem-text.ts";

/** While a first attempt is on its way: it takes seconds, later ones minutes and more. */
const pace = 1500;

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
  /** The first page, unless it says which. */
  const show = (change: Omit<RecordSearch, "tab">): void =>
    void navigate({
      search: (before) => readRecord({ ...before, page: undefined, ...change }),
      replace: true,
      resetScroll: false,
    });
  const [opened, open] = useState<string>();
  const path = { webhookId: row.id };
  const filters = { ...(status && { status: [status] }), ...(event && { event: [event] }) };
  const query = { page, pageSize: 20, ...filters };
  const { data, error, refetch, isFetching } = useListWebhookDeliveries(
    { path, query },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ status: now, tries }) => now === "pending" && tries === 0) && pace,
    },
  );
  const test = useSendTestWebhook();
  const send = async (): Promise<void> => {
    try {
      await test.mutateAsync({ path });
      show({});
      toast({ text: t("integrations.sent") });
    } catch (failure) {
      toast({ kind: "error", text: integrationProblem(t, failure) });
    }
  };
  return (
    <Card overflow="hidden">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        p="3"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <Select
          aria-label={t("integrations.state")}
          w="10rem"
          value={status ?? ""}
          onChange={({ target }) => show({ state: target.value })}
        >
          <option value="">{t("integrations.everyState")}</option>
          {webhookDeliveryStatusValues.map((one) => (
            <option key={one} value={one}>
              {t(`integrations.status.${one}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t("integrations.event")}
          w="14rem"
          value={event ?? ""}
          onChange={({ target }) => show({ event: target.value })}
        >
          <option value="">{t("integrations.everyEvent")}</option>
          {webhookMessageTypeValues.map((one) => (
            <option key={one} value={one}>
              {t(`webhooks.events.${one}`)}
            </option>
          ))}
        </Select>
        <chakra.div display="flex" flexWrap="wrap" gap="2" ms="auto">
          <Button loading={isFetching} onClick={() => void refetch()}>
            <RefreshCw size={16} aria-hidden />
            {t("integrations.refresh")}
          </Button>
          {ability.can("export", "webhooks") && (
            <ListExport
              name="webhook-deliveries"
              total={data?.total}
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
        </chakra.div>
      </chakra.div>
      {data ? (
        data.total === 0 ? (
          <EmptyState title={t("integrations.none")}>{t("integrations.noneText")}</EmptyState>
        ) : (
          <>
            <TableScroll label={t("webhooks.panel.deliveries")}>
              <PlainTable stacked>
                <thead>
                  <tr>
                    <th scope="col">{t("integrations.event")}</th>
                    <th scope="col">{t("integrations.state")}</th>
                    <th scope="col">{t("integrations.at")}</th>
                    <th scope="col" data-end>
                      {t("integrations.attempts")}
                    </th>
                    <th scope="col" data-end>
                      {t("integrations.answer")}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data.items.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">
                        <chakra.button
                          type="button"
                          color="accent.text"
                          cursor="pointer"
                          minH="6"
                          textAlign="start"
                          _hover={{ textDecoration: "underline" }}
                          onClick={() => open(one.id)}
                        >
                          {t(`webhooks.events.${one.event}`)}
                        </chakra.button>
                      </th>
                      <td data-label={t("integrations.state")}>
                        <DeliveryStatus status={one.status} />
                      </td>
                      <td data-label={t("integrations.at")}>
                        <RelativeTime value={one.createdAt} />
                      </td>
                      <td data-end data-label={t("integrations.attempts")}>
                        {one.tries}
                      </td>
                      <td data-end data-label={t("integrations.answer")}>
                        {one.lastStatus ?? "–"}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </PlainTable>
            </TableScroll>
            <Pager
              page={data.page}
              pageSize={data.pageSize}
              total={data.total}
              onPage={(next) => show({ page: next })}
            />
          </>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <chakra.div px="4" py="2" minH="16rem">
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} h="6" my="3" />
            ))}
          </chakra.div>
        </Loading>
      )}
      {opened !== undefined && (
        <DeliveryDrawer
          webhookId={row.id}
          deliveryId={opened}
          mayResend={may && row.status === "active"}
          onClose={() => open(undefined)}
        />
      )}
    </Card>
  );
}
