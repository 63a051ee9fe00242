/** Platform dashboard: tenants by status, seats, growth, and support accesses. */
import { css } from "#generated/styles/css/index.js";
import { useGetPlatformDashboard } from "#generated/hrms/hooks/platform-dashboard.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { accessDay } from "./days.ts";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { StatStrip, type Stat } from "../../../kit/stat-strip.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAccount } from "../../../session/account.ts";
import { GrowthChart, PackageChart, StateChart } from "./platform-charts.tsx";
import { SupportOffers } from "./support-offers.tsx";

const tenants = "/platform/tenants";
const users = "/platform/users";

export function PlatformDashboardPage() {
  const t = useText();
  const ofPlatform = useAccount()?.extras.platform === true;
  const { data, error, refetch } = useGetPlatformDashboard({ query: { months: 12 } }, { enabled: ofPlatform });
  if (!ofPlatform) return <Forbidden title={t("platform.dashboard")} />;
  const inState = (status: string): number | undefined =>
    data && (data.byStatus.find((one) => one.status === status)?.tenants ?? 0);
  const stats: readonly Stat[] = [
    {
      name: "tenants",
      label: t("platform.tenants"),
      value: data?.tenants,
      to: tenants,
      search: { status: "trial,active,suspended,closing" },
    },
    { name: "trials", label: t("platform.trials"), value: inState("trial"), to: tenants, search: { status: "trial" } },
    {
      name: "ending",
      label: t("platform.trialsEnding"),
      value: data?.trialsEndingSoon,
      to: tenants,
      search: { trialEndsFrom: accessDay(0), trialEndsTo: accessDay(14) },
    },
    {
      name: "suspended",
      label: t("platform.suspended"),
      value: inState("suspended"),
      to: tenants,
      search: { status: "suspended" },
    },
    { name: "seats", label: t("platform.seats"), value: data?.seatsUsed, to: users, search: { kind: "tenant" } },
    {
      name: "signedIn",
      label: t("platform.signedIn"),
      value: data?.signedInLately,
      to: users,
      search: { kind: "tenant", seenFrom: accessDay(-30) },
    },
  ];
  return (
    <PageFrame title={t("platform.dashboard")} intro={t("platform.dashboardIntro")}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" })}>
          <StatStrip label={t("platform.numbers")} stats={stats} />
          <GrowthChart numbers={data} />
          <div
            className={css({
              display: "grid",
              gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
              gap: "4",
              alignItems: "start",
            })}
          >
            <PackageChart numbers={data} />
            <StateChart numbers={data} />
          </div>
          <SupportOffers />
        </div>
      )}
    </PageFrame>
  );
}
