/** The analytics dashboard. */
import { useText } from "../../messages/use-text.ts";
import { AverageSessions, SupportTracker } from "./analytics.tsx";
import { Dashboard } from "./dashboard.tsx";
import { Greeting } from "./greeting.tsx";
import { Activity, InvoiceTable, TeamTasks } from "./lists.tsx";
import { SalesRadar } from "./shares.tsx";
import { Statistic } from "./statistics.tsx";

const Subscribers = () => <Statistic name="subscribers" />;
const Orders = () => <Statistic name="orders" />;

export function AnalyticsPage() {
  const t = useText();
  return (
    <Dashboard
      name="analytics"
      title={t("dashboards.analytics")}
      intro={t("dashboards.analyticsText")}
      widgets={[
        { name: "greeting", title: t("dashboards.greeting"), span: 6, Content: Greeting },
        { name: "subscribers", title: t("dashboards.stat.subscribers"), span: 3, Content: Subscribers },
        { name: "orders", title: t("dashboards.stat.orders"), span: 3, Content: Orders },
        { name: "sessions", title: t("dashboards.sessions"), span: 6, Content: AverageSessions },
        { name: "support", title: t("dashboards.support"), span: 6, Content: SupportTracker },
        { name: "activity", title: t("dashboards.activity"), span: 4, Content: Activity },
        { name: "sales", title: t("dashboards.salesRadar"), span: 4, Content: SalesRadar },
        { name: "tasks", title: t("dashboards.teamTasks"), span: 4, Content: TeamTasks },
        { name: "invoices", title: t("dashboards.invoices"), span: 12, Content: InvoiceTable },
      ]}
    />
  );
}
