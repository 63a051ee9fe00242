/** Payroll reports of a company: one page for all, with the report, month, search and order in the address. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { thisMonth } from "../../../kit/calendar-date.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Card } from "../../../kit/card.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, NoMatch } from "../../../kit/states.tsx";
import { currentTexts } from "../../../messages/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { Pager } from "../../../table/pager.tsx";
import { SearchBox } from "../../../table/search-box.tsx";
import { MonthSelect } from "../shared/month.tsx";
import { Facts } from "../shared/report-figures.tsx";
import type { PayrollReportName } from "../shared/report-query.ts";
import { ReportExport } from "./report-export.tsx";
import { ReportTable } from "./report-table.tsx";
import { groupNames, groups, pageSize, reportOf, reportOptions } from "./report-options.ts";
import type { ReportSearch } from "./search.ts";

const route = getRouteApi("/_app/companies/$companyId/payroll-reports");

export function ReportsPage() {
  const t = useText();
  return useAbility().can("read", "payroll-reports") ? <Reports /> : <Forbidden title={t("payroll-reports.title")} />;
}

function ReportSelect({ value, onChange }: { value: PayrollReportName; onChange: (report: string) => void }) {
  const t = useText();
  return (
    <Select
      aria-label={t("payroll-reports.report")}
      frameCss={{ width: { base: "full", sm: "18rem" } }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {groupNames.map((group) => (
        <optgroup key={group} label={t(`payroll-reports.group.${group}`)}>
          {groups[group].map((name) => (
            <option key={name} value={name}>
              {t(`payroll-reports.name.${name}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function Reports() {
  const t = useText();
  const { companyId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { month, sort, q = "" } = search;
  const report = reportOf(search);
  const go = (changes: ReportSearch): void =>
    void navigate({ search: { ...search, page: undefined, ...changes } as never, replace: true, resetScroll: false });
  const { language } = currentTexts();
  const query = useQuery({
    ...reportOptions(companyId, search, language),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <PageFrame
      title={t("payroll-reports.title")}
      intro={t("payroll-reports.intro")}
      actions={
        <ReportExport
          companyId={companyId}
          report={report}
          query={{ language, month: month ?? data?.month, sort, q }}
          total={data?.total}
        />
      }
    >
      <Card className={css({ display: "grid", minW: "0", overflow: "hidden" })}>
        <div
          className={css({
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: "3",
            px: { base: "3", md: "5" },
            py: "3",
            borderBottomWidth: "1px",
          })}
        >
          <ReportSelect
            value={report}
            onChange={(next) => go({ report: next, sort: undefined, q: undefined } as never)}
          />
          <div className={css({ w: { base: "full", sm: "12rem" } })}>
            <MonthSelect
              label={t("payroll-reports.month")}
              value={month ?? data?.month ?? thisMonth()}
              onChange={(next) => next !== null && go({ month: next })}
            />
          </div>
          <SearchBox
            label={t("payroll-reports.search")}
            value={q}
            onChange={(next) => go({ q: next === "" ? undefined : next } as never)}
          />
        </div>
        {statusOf(query.error) === 403 ? (
          <EmptyState title={t("payroll-reports.noPay")}>{t("payroll-reports.noPayText")}</EmptyState>
        ) : (
          <Loaded query={query} waiting={<Skeleton css={{ h: "80", my: "4", mx: "5" }} />}>
            {(found) => (
              <>
                {found.facts.length > 0 && <Facts facts={found.facts} label={t("payroll-reports.figures")} />}
                {found.combined > 0 && (
                  <div className={css({ px: "5", pt: "4" })}>
                    <Alert tone="info" title={t("payroll-reports.combined", { count: found.combined })} />
                  </div>
                )}
                {found.items.length > 0 ? (
                  <ReportTable
                    companyId={companyId}
                    report={found}
                    sort={sort}
                    onSort={(next) => go({ sort: next } as never)}
                  />
                ) : q === "" ? (
                  <EmptyState title={t("payroll-reports.empty")}>{t("payroll-reports.emptyText")}</EmptyState>
                ) : (
                  <NoMatch query={q} onClear={() => go({ q: undefined } as never)} />
                )}
                {found.total > pageSize && (
                  <Pager
                    page={found.page}
                    pageSize={pageSize}
                    total={found.total}
                    onPage={(next) => go({ page: next })}
                  />
                )}
              </>
            )}
          </Loaded>
        )}
      </Card>
    </PageFrame>
  );
}
