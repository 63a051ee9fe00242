/** Headcount report of the MOM labour market survey; the quarter is in the URL. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { exportMomSurveyReport } from "#generated/hrms/client/mom-survey-report.ts";
import { useGetMomSurveyReport } from "#generated/hrms/hooks/mom-survey-report.ts";
import { quarterOf } from "#src/domain/shared/quarter.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { Field } from "../../../kit/field.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { ListExport } from "../../../list/list-export.tsx";
import { TableScroll } from "../../../table/plain-table.tsx";
import { Options, Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ReportTable } from "./report-table.tsx";

const exportColumns = [
  "mom_survey_group_name",
  "occupationalGroup",
  "workingTime",
  "citizen",
  "pr",
  "foreigner",
  "total",
  "hires",
  "exits",
  "vacancies",
] as const;

const route = getRouteApi("/_app/companies/$companyId/mom-survey-report");

/** The current quarter and the seven before it. */
function lastQuarters(): readonly string[] {
  const [year = "", number = ""] = quarterOf(today()).split("-Q");
  const count = Number(year) * 4 + Number(number) - 1;
  return Array.from({ length: 8 }, (_, index) => `${Math.floor((count - index) / 4)}-Q${((count - index) % 4) + 1}`);
}

export function ReportPage() {
  const t = useText();
  const format = useFormat();
  const { companyId } = route.useParams();
  const { quarter } = route.useSearch();
  const navigate = route.useNavigate();
  const ability = useAbility();
  const [mayRead, mayExport] = [ability.can("read", "mom-survey-groups"), ability.can("export", "mom-survey-groups")];
  const offered = lastQuarters();
  const chosen = quarter ?? quarterOf(today());
  const query = useGetMomSurveyReport(
    { path: { companyId }, query: { quarter: chosen } },
    { enabled: mayRead, placeholderData: keepPreviousData },
  );
  const title = t("mom-survey-groups.report");
  if (!mayRead) return <Forbidden title={title} />;
  const quarters = offered.includes(chosen) ? offered : [chosen, ...offered];
  return (
    <PageFrame
      title={title}
      intro={t("mom-survey-groups.reportIntro")}
      crumbs={[
        { label: t("mom-survey-groups.title"), to: `/companies/${companyId}/mom-survey-groups` },
        { label: title },
      ]}
    >
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: "4", mb: "4" })}>
        <Field label={t("mom-survey-groups.quarter")}>
          <Select
            name="quarter"
            frameCss={{ w: "10rem" }}
            value={chosen}
            onChange={(event) =>
              void navigate({ search: { quarter: event.target.value }, replace: true, resetScroll: false })
            }
          >
            <Options values={quarters} label={(each) => each.replace("-", " ")} />
          </Select>
        </Field>
        {mayExport && (
          <ListExport
            name={`mom-survey-${chosen}`}
            total={query.data?.groups.length}
            columns={exportColumns.map((id) => ({ id, header: t(`mom-survey-groups.${id}`) }))}
            ask={(asked, init) =>
              exportMomSurveyReport({ path: { companyId }, query: { ...asked, quarter: chosen } }, init)
            }
          />
        )}
        {query.data && (
          <p className={css({ color: "text.muted", pb: "2" })} role="status">
            {t("mom-survey-groups.asOf", { day: format.date(query.data.asOf) })}
          </p>
        )}
      </div>
      <Loaded query={query} waiting={<Skeleton css={{ h: "72" }} />}>
        {({ groups }) =>
          groups.length === 0 ? (
            <EmptyState title={t("mom-survey-groups.nobody")}>{t("mom-survey-groups.nobodyText")}</EmptyState>
          ) : (
            <>
              <Card>
                <TableScroll label={title}>
                  <ReportTable groups={groups} />
                </TableScroll>
              </Card>
              <p className={css({ color: "text.muted", fontSize: "sm", mt: "3" })}>
                {t("mom-survey-groups.vacanciesNote")}
              </p>
            </>
          )
        }
      </Loaded>
    </PageFrame>
  );
}
