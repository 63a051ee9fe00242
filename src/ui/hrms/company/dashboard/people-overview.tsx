/** Employee parts of the dashboard, limited to what the user may see: what waits, then trends and shares. */
import { css } from "#generated/styles/css/index.js";
import type { DashboardPeople } from "#generated/hrms/schema.ts";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { HeadcountChart } from "./headcount-chart.tsx";
import { ApprovalsCard, ExpiriesCard, ProbationsCard, ReadinessCard } from "./people-cards.tsx";
import { inDepartment, ofResidency, withPass } from "./people-links.ts";
import { ShareList } from "./share-list.tsx";

interface OverviewProps {
  companyId: string;
  people: DashboardPeople | undefined;
}

/** Two columns wherever names still fit on one line. */
const pairs = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  gap: "4",
});

/** The last card ends with the column beside it. */
const column = css({ display: "flex", flexDirection: "column", gap: "4", "& > :last-child": { flexGrow: 1 } });

/** Decisions first, then what is about to happen. */
export function PeopleDue({ companyId, people }: OverviewProps) {
  if (!people) {
    return (
      <Loading>
        <div className={pairs}>
          {[1, 2, 3, 4, 5].map((card) => (
            <Skeleton key={card} css={{ h: "16rem", my: "0", borderRadius: "card" }} />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <div className={pairs}>
      <div className={column}>
        <div data-tour="due">
          <ApprovalsCard companyId={companyId} approvals={people.approvals} />
        </div>
        <ReadinessCard companyId={companyId} readiness={people.readiness} />
      </div>
      <div className={column}>
        <ExpiriesCard companyId={companyId} />
        <ProbationsCard companyId={companyId} people={people} />
      </div>
    </div>
  );
}

export function PeopleTrends({ companyId, people }: OverviewProps) {
  return <HeadcountChart companyId={companyId} people={people} />;
}

export function DepartmentShares({ companyId, people }: OverviewProps) {
  const t = useText();
  return (
    <ShareList
      title={t("dashboard.byDepartment")}
      shares={people?.departments.map(({ id, label, count }) => ({
        id,
        label,
        count,
        link: inDepartment(companyId, id, people.day),
      }))}
    />
  );
}

export function StatusShares({ companyId, people }: OverviewProps) {
  const t = useText();
  const residencies = people?.residencies;
  const passes = people?.workPasses ?? [];
  if (!people || (!residencies && passes.length === 0)) return null;
  return (
    <div className={pairs}>
      {residencies && (
        <ShareList
          title={t("dashboard.byResidency")}
          shares={residencies.map(({ residency, count }) => ({
            id: residency,
            label: t(`dashboard.residency.${residency}`),
            count,
            link: ofResidency(companyId, residency, people.day),
          }))}
        />
      )}
      {passes.length > 0 && (
        <ShareList
          title={t("dashboard.byWorkPass")}
          shares={passes.map(({ id, label, count }) => ({
            id,
            label,
            count,
            link: withPass(companyId, id, people.day),
          }))}
        />
      )}
    </div>
  );
}
