/** What invoices have brought in, what is still to come, and what is overdue. */
import { useListInvoices } from "#generated/demo/hooks/invoices.ts";
import type { Invoice } from "#generated/demo/schema.ts";
import { balanceInCents } from "#src/domain/shared/invoice-totals.ts";
import { useText } from "../../messages/use-text.ts";
import { ChartWidget } from "./chart-widget.tsx";
import { latestInvoices } from "./first-data.ts";
import { useNumbers } from "./numbers.ts";

const shares = ["received", "open", "overdue"] as const;

/** In cents; drafts are not owed yet, and credits not earned. */
function earningsOf(invoices: readonly Invoice[]): Record<(typeof shares)[number], number> {
  const sums = { received: 0, open: 0, overdue: 0 };
  for (const { invoiceStatus, total, balance } of invoices) {
    if (invoiceStatus === "Draft") continue;
    const owed = Math.max(balanceInCents(balance), 0);
    sums.received += Math.round(total * 100) - owed;
    sums[invoiceStatus === "Past Due" ? "overdue" : "open"] += owed;
  }
  return sums;
}

export function Earnings() {
  const t = useText();
  const money = useNumbers().unit("money");
  const query = useListInvoices(latestInvoices);
  return (
    <ChartWidget
      title={t("dashboards.series.earning")}
      file="earnings"
      query={query}
      summary={({ allData }) => {
        const { received, open, overdue } = earningsOf(allData);
        return t("dashboards.earningsText", { total: money((received + open + overdue) / 100) });
      }}
      content={(data) => {
        const sums = data && data.allData.length > 0 ? earningsOf(data.allData) : undefined;
        return {
          kind: "donut",
          data: {
            of: t("dashboards.state"),
            labels: shares.map((share) => t(`dashboards.earned.${share}`)),
            series: [
              {
                id: "earnings",
                name: t("dashboards.series.earning"),
                values: shares.map((share) => (sums ? sums[share] / 100 : null)),
              },
            ],
          },
        };
      }}
      format={money}
    />
  );
}
