/** Orders, devices and customers by share, and the sales radar. */
import { css } from "#generated/styles/css/index.js";
import { useGetCustomers, useGetProductOrders, useGetSessionsByDevice } from "#generated/demo/hooks/card-analytics.ts";
import { useGetSales } from "#generated/demo/hooks/card-statistics.ts";
import { useText } from "../../messages/use-text.ts";
import { ChartWidget } from "./chart-widget.tsx";
import { useNumbers } from "./numbers.ts";
import { kept, usePeriod } from "./parts.tsx";
import { Change } from "./stat-card.tsx";

const orderStates = ["finished", "pending", "rejected"] as const;

export function ProductOrders() {
  const t = useText();
  const numbers = useNumbers();
  const title = t("dashboards.productOrders");
  const [input, menu] = usePeriod(title);
  const query = useGetProductOrders(input, kept);
  return (
    <ChartWidget
      title={title}
      file="product-orders"
      actions={menu}
      query={query}
      summary={({ total }) => t("dashboards.ordersText", { total })}
      content={(data) => ({
        kind: "donut",
        data: {
          of: t("dashboards.state"),
          labels: orderStates.map((state) => t(`dashboards.order.${state}`)),
          series: [
            {
              id: "orders",
              name: t("dashboards.series.orders"),
              values: orderStates.map((state) => data?.[state] ?? null),
            },
          ],
        },
      })}
      format={numbers.unit("count")}
    />
  );
}

export function DeviceSessions() {
  const t = useText();
  const numbers = useNumbers();
  const title = t("dashboards.devices");
  const [input, menu] = usePeriod(title);
  const query = useGetSessionsByDevice(input, kept);
  return (
    <ChartWidget
      title={title}
      file="devices"
      actions={menu}
      query={query}
      summary={({ total }) => t("dashboards.devicesText", { total })}
      content={(data) => ({
        kind: "donut",
        data: {
          of: t("dashboards.device"),
          labels: (data?.devices ?? []).map(({ device }) => t(`dashboards.device.${device}`)),
          series: [
            {
              id: "sessions",
              name: t("dashboards.series.sessions"),
              values: (data?.devices ?? []).map(({ sessions }) => sessions),
            },
          ],
        },
      })}
      format={numbers.unit("count")}
      height="11rem"
    >
      {({ devices }) => (
        <ul className={css({ display: "grid", gap: "1.5" })}>
          {devices.map(({ device, percent, change }) => (
            <li key={device} className={css({ display: "flex", justifyContent: "space-between", gap: "3" })}>
              <span>{t(`dashboards.device.${device}`)}</span>
              <span className={css({ display: "flex", gap: "3", fontVariantNumeric: "tabular-nums" })}>
                {numbers.unit("percent")(percent)}
                <Change percent={change} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </ChartWidget>
  );
}

export function Customers() {
  const t = useText();
  const numbers = useNumbers();
  const title = t("dashboards.customers");
  const [input, menu] = usePeriod(title);
  const query = useGetCustomers(input, kept);
  return (
    <ChartWidget
      title={title}
      file="customers"
      actions={menu}
      query={query}
      summary={({ total }) => t("dashboards.customersText", { total })}
      content={(data) => ({
        kind: "donut",
        data: {
          of: t("dashboards.segment"),
          labels: (data?.segments ?? []).map(({ segment }) => t(`dashboards.segment.${segment}`)),
          series: [
            {
              id: "customers",
              name: t("dashboards.customers"),
              values: (data?.segments ?? []).map(({ customers }) => customers),
            },
          ],
        },
      })}
      format={numbers.unit("count")}
    />
  );
}

export function SalesRadar() {
  const t = useText();
  const numbers = useNumbers();
  const query = useGetSales();
  return (
    <ChartWidget
      title={t("dashboards.salesRadar")}
      file="sales"
      query={query}
      summary={({ total }) => t("dashboards.salesText", { total: numbers.change(total) })}
      content={(data) => ({
        kind: "radar",
        data: {
          of: t("dashboards.interval.month"),
          labels: data ? numbers.labels(data.interval, data.categories) : [],
          series: numbers.series(data?.series ?? []),
        },
      })}
      format={numbers.unit("count")}
    />
  );
}
