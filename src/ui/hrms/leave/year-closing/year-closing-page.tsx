/** The end of a leave year: what happens to each person's balance, before and after it is closed. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { exportYearClosing } from "#generated/hrms/client/year-settings.ts";
import { useListDepartmentOptions } from "#generated/hrms/hooks/departments.ts";
import { useListLeaveTypeOptions } from "#generated/hrms/hooks/leave-types.ts";
import {
  listYearClosingKey,
  listYearClosingOptions,
  useGetYearSetting,
  useListYearClosing,
} from "#generated/hrms/hooks/year-settings.ts";
import { closingList } from "#generated/hrms/resources/year-settings.ts";
import type { YearClosing, YearClosingLine, YearSetting } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { ListExport } from "../../../list/list-export.tsx";
import { ListPage } from "../../../list/list-page.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { useDeviceViews } from "../../../list/use-device-views.ts";
import { useList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ClosingActions } from "./closing-actions.tsx";
import { closingFileColumns, useClosingColumns, usualClosingColumns } from "./closing-columns.tsx";

const idOf = ({ id }: YearClosingLine): string => id;

const isInWork = (year: YearSetting | undefined): boolean => year?.state === "closing" || year?.state === "reopening";

interface YearClosingPageProps {
  companyId: string;
  yearSettingId: string;
}

export function YearClosingPage({ companyId, yearSettingId }: YearClosingPageProps) {
  const t = useText();
  const may = useAbility().can("read", "year-settings");
  const query = useGetYearSetting(
    { path: { companyId, yearSettingId } },
    // The task changes the state: the page follows it until it has ended.
    { enabled: may, refetchInterval: ({ state }) => (isInWork(state.data) ? 1500 : false) },
  );
  const queryClient = useQueryClient();
  const inWork = isInWork(query.data);
  const wasInWork = useRef(false);
  useEffect(() => {
    const ended = wasInWork.current && !inWork;
    wasInWork.current = inWork;
    if (!ended) return;
    void queryClient.invalidateQueries({ queryKey: listYearClosingKey({ path: { companyId, yearSettingId } }) });
  }, [queryClient, inWork, companyId, yearSettingId]);
  if (!may) return <Forbidden title={t("year-closing.titleLoading")} />;
  return query.data ? (
    <Lines companyId={companyId} year={query.data} />
  ) : (
    <PageFrame title={t("year-closing.titleLoading")} intro={<Skeleton inline css={{ w: "24rem" }} />}>
      <Loaded
        query={query}
        waiting={<Skeleton css={{ h: { base: "100dvh", md: "24rem" }, my: "0", borderRadius: "card" }} />}
        record
      >
        {() => null}
      </Loaded>
    </PageFrame>
  );
}

function Waiting({ title, intro }: { title: string; intro: ReactNode }) {
  return (
    <PageFrame title={title} intro={intro}>
      <Skeleton css={{ h: { base: "100dvh", md: "24rem" }, my: "0", borderRadius: "card" }} />
    </PageFrame>
  );
}

/** What stands in the way, or what has been posted. */
function Notice({ companyId, closing }: { companyId: string; closing: YearClosing | undefined }) {
  const t = useText();
  const format = useFormat();
  if (closing === undefined) return null;
  if (closing.waiting > 0)
    return (
      <Alert tone="warning" title={t("year-closing.waiting", { count: closing.waiting })}>
        {`${t("year-closing.waitingText")} `}
        <Link underlined to={`/companies/${companyId}/leaves` as string} search={{ status: "submitted" } as never}>
          {t("year-closing.waitingLink")}
        </Link>
      </Alert>
    );
  if (closing.totals.length === 0) return null;
  return (
    <Alert tone="info" title={t("year-closing.totals")}>
      <ul>
        {closing.totals.map(({ leaveTypeId, leaveType, carried, encashed, expired }) => (
          <li key={leaveTypeId}>
            {t("year-closing.total", {
              type: leaveType,
              carried: format.number(carried),
              encashed: format.number(encashed),
              expired: format.number(expired),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Lines({ companyId, year }: { companyId: string; year: YearSetting }) {
  const t = useText();
  const format = useFormat();
  const ability = useAbility();
  const types = useListLeaveTypeOptions({ path: { companyId } });
  const departments = useListDepartmentOptions(
    { path: { companyId } },
    { enabled: ability.can("read", "departments") },
  );
  const list = useList({
    name: "year-closing",
    contract: closingList,
    ...useListAddress(),
    columns: useClosingColumns(),
    usual: usualClosingColumns,
    idOf,
    views: useDeviceViews("year-closing"),
  });
  const path = { companyId, yearSettingId: year.id };
  const asked = { path, query: listQuery(closingList, list.state) };
  const answer = useListAnswer(list, listYearClosingOptions(asked));
  const { data, isLoading } = useListYearClosing(asked, { placeholderData: keepPreviousData });
  const choices = (options: readonly { id: string; label: string }[] | undefined) =>
    options?.map(({ id, label }) => ({ value: id, label }));
  const intro =
    year.state === "closed"
      ? t("year-closing.intro.closed", { date: year.closedAt === null ? "–" : format.date(year.closedAt) })
      : t(`year-closing.intro.${year.state}`);
  // What stands above the list takes its place together with it, so that nothing moves.
  if (isLoading && !data) return <Waiting title={t("year-closing.title", { name: year.name })} intro={intro} />;
  return (
    <ListPage
      list={list}
      answer={answer}
      title={t("year-closing.title", { name: year.name })}
      intro={intro}
      search={t("year-closing.search")}
      actions={
        <>
          {ability.can("export", "year-settings") && (
            <ListExport
              name="year-closing"
              list={list}
              total={answer.rows && answer.total}
              columns={closingFileColumns.map((id) => ({
                id,
                header: t(id === "fullName" ? "year-closing.employee" : `year-closing.${id}`),
              }))}
              ask={(query, init) => exportYearClosing({ path, query }, init)}
            />
          )}
          <ClosingActions companyId={companyId} year={year} />
        </>
      }
      tabs={
        <div className={css({ mb: "4", _empty: { mb: "0" } })}>
          <Notice companyId={companyId} closing={data} />
        </div>
      }
      filters={[
        { kind: "choices", name: "leaveTypeId", label: t("year-closing.leaveType"), options: choices(types.data) },
        {
          kind: "choices",
          name: "departmentId",
          label: t("year-closing.department"),
          options: choices(departments.data),
        },
        ...(year.state === "open"
          ? [
              {
                kind: "choices" as const,
                name: "encash",
                label: t("year-closing.encashFilter"),
                options: [{ value: "true", label: t("year-closing.encash.true") }],
              },
            ]
          : []),
      ]}
      sortLabel={() => t("year-closing.employee")}
      empty={{ title: t("year-closing.none"), text: t("year-closing.noneText") }}
      table={{
        nameOf: ({ fullName, leaveType }) => `${fullName}, ${leaveType}`,
        lead: (row, control) => (
          <Link {...control} to={`/companies/${companyId}/employees/${row.employeeId}` as string}>
            {row.fullName}
          </Link>
        ),
      }}
      selectable={false}
    />
  );
}
