/** Org chart of a company as a chart or an indented list, with search. */
import { Forbidden } from "../../../kit/forbidden.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../kit/states.tsx";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { OrgChartPeople } from "./org-chart-people.tsx";
import { useBranches } from "./use-branches.ts";

export function OrgChartPage({ companyId }: { companyId: string }) {
  const t = useText();
  const isWide = useMedia(wide);
  const may = useAbility().can("read", "employees");
  const { chart, error, refetch, load, queries } = useBranches(companyId, may);
  if (!may) return <Forbidden title={t("employees.orgChart")} />;
  return (
    <PageFrame
      title={t("employees.orgChart")}
      intro={t("employees.orgChartIntro")}
      fill={isWide}
      crumbs={[
        { label: t("employees.title"), to: `/companies/${companyId}/employees` },
        { label: t("employees.orgChart") },
      ]}
    >
      {chart === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton css={{ h: "30rem", my: "0" }} />
        )
      ) : chart.people === 0 ? (
        <EmptyState
          title={t("employees.empty")}
          action={
            <ButtonLink to="/companies/$companyId/employees" params={{ companyId }}>
              {t("employees.toList")}
            </ButtonLink>
          }
        >
          {t("employees.orgChartEmpty")}
        </EmptyState>
      ) : (
        <OrgChartPeople companyId={companyId} chart={chart} load={load} queries={queries} />
      )}
    </PageFrame>
  );
}
