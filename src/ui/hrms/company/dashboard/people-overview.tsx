/** Employee part of the dashboard, limited to what the user may see. Last, so that nothing shifts when it loads. */
import { css } from "#generated/styles/css/index.js";
import type { Dashboard, DashboardPeople } from "#generated/hrms/schema.ts";
import { useText } from "../../../messages/use-text.ts";
import { HeadcountChart } from "./headcount-chart.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { ApprovalsCard, ExpiriesCard, OccasionsCard, ProbationsCard, ReadinessCard } from "./people-cards.tsx";
import { inDepartment, ofResidency, withPass } from "./people-links.ts";
import { ShareList } from "./share-list.tsx";

const two = { base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 23rem" } as const;
const some = { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "repeat(4, minmax(0, 1fr))" } as const;

interface PeopleOverviewProps {
  companyId: string;
  people: DashboardPeople | undefined;
  invitations: Dashboard["invitations"] | undefined;
}

export function PeopleOverview({ companyId, people, invitations }: PeopleOverviewProps) {
  const t = useText();
  return (
    <>
      <div className={css({ display: "grid", gridTemplateColumns: two, gap: "4", alignItems: "start" })}>
        <div className={css({ display: "grid", gap: "4" })}>
          <HeadcountChart companyId={companyId} people={people} />
          {people && <ReadinessCard companyId={companyId} readiness={people.readiness} />}
          {invitations && <InvitationsCard companyId={companyId} invitations={invitations} />}
        </div>
        <div className={css({ display: "grid", gap: "4" })}>
          <ShareList
            title={t("dashboard.byDepartment")}
            shares={people?.departments.map(({ id, label, count }) => ({
              id,
              label,
              count,
              link: inDepartment(companyId, id, people.day),
            }))}
          />
          {people?.residencies && (
            <ShareList
              title={t("dashboard.byResidency")}
              shares={people.residencies.map(({ residency, count }) => ({
                id: residency,
                label: t(`dashboard.residency.${residency}`),
                count,
                link: ofResidency(companyId, residency, people.day),
              }))}
            />
          )}
          {people?.workPasses && people.workPasses.length > 0 && (
            <ShareList
              title={t("dashboard.byWorkPass")}
              shares={people.workPasses.map(({ id, label, count }) => ({
                id,
                label,
                count,
                link: withPass(companyId, id, people.day),
              }))}
            />
          )}
        </div>
      </div>
      {people && (
        <div className={css({ display: "grid", gridTemplateColumns: some, gap: "4", alignItems: "start" })}>
          <ApprovalsCard companyId={companyId} approvals={people.approvals} />
          <ExpiriesCard companyId={companyId} />
          <ProbationsCard companyId={companyId} people={people} />
          <OccasionsCard companyId={companyId} people={people} />
        </div>
      )}
    </>
  );
}
