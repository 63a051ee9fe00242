/** What a company sees first: how much of what there is, and what changed last. */
import { chakra } from "@chakra-ui/react";
import { getRouteApi } from "@tanstack/react-router";
import { useGetDashboard } from "#generated/hrms/hooks/dashboard.ts";
import type { Dashboard } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../crud/forbidden.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { statusOf } from "../../kit/problem.ts";
import { Loading } from "../../kit/skeleton.tsx";
import { StatStrip, type Stat } from "../../kit/stat-strip.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { RecentChanges, RecentChangesSkeleton } from "./recent-changes.tsx";

const route = getRouteApi("/_app/companies/$companyId/dashboard");

/** Where each number leads. */
function placesOf(companyId: string): Record<keyof Dashboard["counts"], Pick<Stat, "to" | "search">> {
  const company = `/companies/${companyId}`;
  return {
    activeGrades: { to: `${company}/grades`, search: { status: "active" } },
    archivedGrades: { to: `${company}/grades`, search: { status: "archived" } },
    designations: { to: `${company}/designations` },
    companies: { to: "/tenant/companies" },
    users: { to: "/platform/users" },
  };
}

export function DashboardPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const mayRead = useAbility().can("read", "dashboard");
  const { data, error, refetch } = useGetDashboard({ path: { companyId } }, { enabled: mayRead });
  if (!mayRead || (statusOf(error) === 403 && !data)) return <Forbidden title={t("dashboard.title")} />;
  const places = Object.entries(placesOf(companyId)) as [keyof Dashboard["counts"], Pick<Stat, "to" | "search">][];
  const stats = places.map(([name, place]) => ({ name, label: t(`dashboard.${name}`), value: data?.counts[name], ...place }));
  return (
    <PageFrame title={t("dashboard.title")} intro={data ? t("dashboard.intro", { company: data.company.label }) : t("dashboard.introLoading")}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          <StatStrip label={t("dashboard.counts")} stats={stats} />
          {data ? (
            <RecentChanges companyId={companyId} changes={data.recentChanges} />
          ) : (
            <Loading>
              <RecentChangesSkeleton />
            </Loading>
          )}
        </chakra.div>
      )}
    </PageFrame>
  );
}
