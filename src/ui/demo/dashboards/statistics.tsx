/** The nine statistics cards. */
import {
  Banknote,
  Eye,
  Mail,
  ShoppingBag,
  TrendingUp,
  UserPlus,
  Users,
  WalletCards,
  type LucideIcon,
} from "lucide-react";
import type { UseQueryResult } from "@tanstack/react-query";
import {
  useGetActiveUsers,
  useGetNewsletter,
  useGetOrders,
  useGetOrdersBarChart,
  useGetProfitLineChart,
  useGetRevenueStatistics,
  useGetSales,
  useGetSiteTraffic,
  useGetSubscribers,
} from "#generated/demo/hooks/card-statistics.ts";
import type { StatisticsCard } from "#generated/demo/schema.ts";
import { useText } from "../../messages/use-text.ts";
import { StatCard } from "./stat-card.tsx";

interface Statistic {
  readonly icon: LucideIcon;
  readonly look?: "bars";
  readonly use: () => UseQueryResult<StatisticsCard, unknown>;
}

export const statistics = {
  ordersBarChart: { icon: ShoppingBag, look: "bars", use: useGetOrdersBarChart },
  profitLineChart: { icon: Banknote, use: useGetProfitLineChart },
  subscribers: { icon: UserPlus, use: useGetSubscribers },
  revenue: { icon: WalletCards, use: useGetRevenueStatistics },
  sales: { icon: TrendingUp, use: useGetSales },
  orders: { icon: ShoppingBag, use: useGetOrders },
  siteTraffic: { icon: Eye, use: useGetSiteTraffic },
  activeUsers: { icon: Users, use: useGetActiveUsers },
  newsletter: { icon: Mail, use: useGetNewsletter },
} as const satisfies Record<string, Statistic>;

export type StatisticName = keyof typeof statistics;

export function Statistic({ name }: { name: StatisticName }) {
  const t = useText();
  const { icon, use, ...rest }: Statistic = statistics[name];
  return <StatCard title={t(`dashboards.stat.${name}`)} icon={icon} query={use()} {...rest} />;
}
