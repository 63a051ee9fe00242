/** Pages with all statistics and all analytics cards. */
import { css } from "#generated/styles/css/index.js";
import type { ComponentType } from "react";
import { PageFrame } from "../../kit/page-frame.tsx";
import { useText } from "../../messages/use-text.ts";
import { AverageSessions, GoalOverview, RevenueMonths, RevenueReport, SupportTracker } from "./analytics.tsx";
import { Medal } from "./greeting.tsx";
import { Grid, Place, type Span } from "./grid.tsx";
import { Activity, CompanyTable, BrowserShares, TeamTasks, Transactions } from "./lists.tsx";
import { Meetup } from "./meetup.tsx";
import { OwnProfile } from "./own-profile.tsx";
import { Customers, DeviceSessions, ProductOrders } from "./shares.tsx";
import { StatTile, type StatTileProps } from "./stat-tile.tsx";
import { Statistic, statistics, type StatisticName } from "./statistics.tsx";

const tiles: readonly StatTileProps[] = [
  { name: "orders", look: "beside", tone: "accent" },
  { name: "revenue", look: "beside", tone: "success" },
  { name: "subscribers", look: "beside", tone: "info" },
  { name: "newsletter", look: "beside", tone: "warning" },
  { name: "activeUsers", look: "above", tone: "accent" },
  { name: "siteTraffic", look: "above", tone: "info" },
  { name: "sales", look: "above", tone: "success" },
  { name: "profitLineChart", look: "above", tone: "warning" },
];

export function StatisticsCards() {
  const t = useText();
  return (
    <PageFrame title={t("dashboards.statisticsCards")} intro={t("dashboards.statisticsText")}>
      <Grid>
        {(Object.keys(statistics) as StatisticName[]).map((name) => (
          <Place key={name} name={name} span={4}>
            <Statistic name={name} />
          </Place>
        ))}
      </Grid>
      <section data-example="tiles" className={css({ mt: "6" })}>
        <h2 className={css({ fontSize: "lg", fontWeight: "semibold", mb: "3" })}>{t("dashboards.tiles")}</h2>
        <div
          className={css({ display: "grid", gap: "4", gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))" })}
        >
          {tiles.map((tile) => (
            <StatTile key={`${tile.look} ${tile.name}`} {...tile} />
          ))}
        </div>
      </section>
    </PageFrame>
  );
}

const analytics = {
  support: SupportTracker,
  sessions: AverageSessions,
  report: RevenueReport,
  goals: GoalOverview,
  revenue: RevenueMonths,
  orders: ProductOrders,
  devices: DeviceSessions,
  customers: Customers,
};

export function AnalyticsCards() {
  const t = useText();
  return (
    <PageFrame title={t("dashboards.analyticsCards")} intro={t("dashboards.analyticsCardsText")}>
      <Grid>
        {Object.entries(analytics).map(([name, Content]) => (
          <Place key={name} name={name} span={6}>
            <Content />
          </Place>
        ))}
      </Grid>
    </PageFrame>
  );
}

const advanced = {
  medal: [4, Medal],
  meetup: [4, Meetup],
  profile: [4, OwnProfile],
  transactions: [4, Transactions],
  tasks: [4, TeamTasks],
  activity: [4, Activity],
  browsers: [4, BrowserShares],
  companies: [8, CompanyTable],
} as const satisfies Record<string, readonly [span: Span, Content: ComponentType]>;

export function AdvanceCards() {
  const t = useText();
  return (
    <PageFrame title={t("dashboards.advanceCards")} intro={t("dashboards.advanceText")}>
      <Grid>
        {Object.entries(advanced).map(([name, [span, Content]]) => (
          <Place key={name} name={name} span={span}>
            <Content />
          </Place>
        ))}
      </Grid>
    </PageFrame>
  );
}
