/** The eCommerce dashboard, the start of the demo layer. */
import { useText } from "../../messages/use-text.ts";
import { GoalOverview, RevenueReport } from "./analytics.tsx";
import { Dashboard } from "./dashboard.tsx";
import { Medal } from "./greeting.tsx";
import { Earnings } from "./earnings.tsx";
import { CompanyTable, BrowserShares, Transactions } from "./lists.tsx";
import { Meetup } from "./meetup.tsx";
import { Statistic } from "./statistics.tsx";

const Sales = () => <Statistic name="sales" />;
const Traffic = () => <Statistic name="siteTraffic" />;
const Revenue = () => <Statistic name="revenue" />;
const OrdersBar = () => <Statistic name="ordersBarChart" />;
const ProfitLine = () => <Statistic name="profitLineChart" />;

export function EcommercePage() {
  const t = useText();
  return (
    <Dashboard
      name="ecommerce"
      title={t("dashboards.ecommerce")}
      intro={t("dashboards.ecommerceText")}
      widgets={[
        { name: "medal", title: t("dashboards.medal"), span: 4, Content: Medal },
        { name: "sales", title: t("dashboards.stat.sales"), span: 4, Content: Sales },
        { name: "traffic", title: t("dashboards.stat.siteTraffic"), span: 4, Content: Traffic },
        { name: "orders", title: t("dashboards.stat.ordersBarChart"), span: 4, Content: OrdersBar },
        { name: "profit", title: t("dashboards.stat.profitLineChart"), span: 4, Content: ProfitLine },
        { name: "revenue", title: t("dashboards.stat.revenue"), span: 4, Content: Revenue },
        { name: "report", title: t("dashboards.report"), span: 8, Content: RevenueReport },
        { name: "earnings", title: t("dashboards.series.earning"), span: 4, Content: Earnings },
        { name: "companies", title: t("dashboards.companies"), span: 8, Content: CompanyTable },
        { name: "transactions", title: t("dashboards.transactions"), span: 4, Content: Transactions },
        { name: "browsers", title: t("dashboards.browsers"), span: 4, Content: BrowserShares },
        { name: "goals", title: t("dashboards.goals"), span: 4, Content: GoalOverview },
        { name: "meetup", title: t("dashboards.meetup"), span: 4, Content: Meetup },
      ]}
    />
  );
}
