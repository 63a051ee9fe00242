/** Company dashboard: what waits for a decision, what is due, trends and recent changes. */
import { css, cx } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { part } from "../../../detail/part.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { useAccount } from "../../../session/account.ts";
import { LeaveOfTeam, LiabilityOfCompany } from "../../leave/shared/leave-cards.tsx";
import { dashboardOptions } from "./dashboard-query.ts";
import { ExceptionsCard } from "./exceptions-card.tsx";
import { FiguresOnPhones } from "./figures-on-phones.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { NextRunsCard } from "./next-runs-card.tsx";
import { OrganisationCard } from "./organisation-card.tsx";
import { PayrollHome } from "./payroll-home.tsx";
import { OccasionsCard } from "./people-cards.tsx";
import { DepartmentShares, PeopleDue, PeopleTrends, StatusShares } from "./people-overview.tsx";
import { PeopleStats } from "./people-stats.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentChanges } from "./recent-changes.tsx";
import { UnreadNotices } from "./unread-notices.tsx";

const SetupGuide = part(async () => (await import("./setup/setup-guide.tsx")).SetupGuide, "setup");

/** Part of the day for the greeting. */
function partOfDay(hour: number): "morning" | "afternoon" | "evening" {
  return hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
}

const column = css({ display: "flex", flexDirection: "column", minW: "0", gap: "4" });

const route = getRouteApi("/_app/companies/$companyId/dashboard");

export function DashboardPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const [greeting] = useState(() => partOfDay(new Date().getHours()));
  const name = useAccount()?.fullName ?? "";
  const ability = useAbility();
  const mayRead = ability.can("read", "dashboard");
  const isWide = useMedia(wide);
  // The setup guide may have changed on another page, so refetch.
  const { data, error, refetch } = useQuery({
    ...dashboardOptions(companyId),
    enabled: mayRead,
    refetchOnMount: ({ state }) => (state.data?.setup?.done === false ? "always" : true),
  });
  if (!mayRead || (statusOf(error) === 403 && !data)) return <Forbidden title={t("dashboard.title")} />;
  const guide = data?.setup && !data.setup.done && !data.setup.dismissed ? data.setup : undefined;
  const unfinished = data?.setup?.done === false && data.setup.dismissed;
  const owns = ability.can("manage", "all");
  // Those who pay people without managing them need other things first.
  const pays = data?.payroll != null && !owns && (ability.can("run", "payroll") || ability.can("approve", "payroll"));
  // Only zeros would follow.
  const isNew = guide?.employees === 0;
  return (
    <PageFrame
      title={t("dashboard.title")}
      intro={`${t(`dashboard.greeting.${greeting}`, { name })} ${data ? t("dashboard.intro", { company: data.company.label }) : t("dashboard.introLoading")}`}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        // Remounted below the guide, so that nothing shifts.
        <div
          key={`${guide !== undefined} ${unfinished}`}
          className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" })}
        >
          {data && guide && (
            <Suspense fallback={<Skeleton css={{ h: "44rem", my: "0", borderRadius: "card" }} />}>
              <SetupGuide companyId={companyId} company={data.company.label} setup={guide} />
            </Suspense>
          )}
          {!isNew && (
            <>
              {data?.people !== null && (
                <div data-tour="figures">
                  <PeopleStats companyId={companyId} people={data?.people} />
                </div>
              )}
              <div
                className={css({
                  display: "grid",
                  gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 23rem" },
                  gap: "4",
                })}
              >
                <div className={cx(column, css({ "& > :last-child": { flexGrow: { xl: 1 } } }))}>
                  {data?.people && data.payroll && pays ? (
                    <PayrollHome companyId={companyId} people={data.people} payroll={data.payroll} />
                  ) : (
                    data?.people !== null && <PeopleDue companyId={companyId} people={data?.people ?? undefined} />
                  )}
                  {data && (
                    <>
                      {data.people && !pays && isWide && (
                        <>
                          <PeopleTrends companyId={companyId} people={data.people} />
                          <StatusShares companyId={companyId} people={data.people} />
                        </>
                      )}
                      {/* Owners have more cards beside this column, so that it has room for one. */}
                      {owns && <LiabilityOfCompany companyId={companyId} />}
                      <RecentChanges companyId={companyId} changes={data.recentChanges} />
                    </>
                  )}
                </div>
                <div
                  className={cx(
                    column,
                    css({
                      mdToXl: {
                        display: "grid",
                        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
                        alignItems: "start",
                      },
                    }),
                  )}
                >
                  <QuickActions companyId={companyId} unfinished={unfinished} />
                  {data && (
                    <>
                      {!pays && <LeaveOfTeam companyId={companyId} />}
                      {data.people && !pays && <OccasionsCard companyId={companyId} people={data.people} />}
                      {!pays && <NextRunsCard companyId={companyId} />}
                      {owns && <OrganisationCard />}
                      {!pays && data.invitations && (
                        <InvitationsCard companyId={companyId} invitations={data.invitations} />
                      )}
                      {data.people && !pays && isWide && (
                        <DepartmentShares companyId={companyId} people={data.people} />
                      )}
                      <UnreadNotices />
                      <ExceptionsCard companyId={companyId} />
                      {/* Last, because it comes last. */}
                      {!owns && <LiabilityOfCompany companyId={companyId} />}
                      {data.people && !pays && !isWide && (
                        <FiguresOnPhones>
                          <PeopleTrends companyId={companyId} people={data.people} />
                          <DepartmentShares companyId={companyId} people={data.people} />
                          <StatusShares companyId={companyId} people={data.people} />
                        </FiguresOnPhones>
                      )}
                    </>
                  )}
                </div>
              </div>
            </>
          )}
        </div>
      )}
    </PageFrame>
  );
}
