/** Timesheets of all tenants, in figures. */
import { css } from "#generated/styles/css/index.js";
import { useMemo } from "react";
import { listPlatformTimesheetsOptions } from "#generated/hrms/hooks/platform-timesheets.ts";
import { timesheetsList } from "#generated/hrms/resources/platform-timesheets.ts";
import type { PlatformTimesheets } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { ListPage } from "../../../list/list-page.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { useDeviceViews } from "../../../list/use-device-views.ts";
import { useList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { Column } from "../../../table/column.ts";

const usualColumns = [
  "tenant",
  "people",
  "open",
  "submitted",
  "approved",
  "rejected",
  "locked",
  "minutes",
  "waitingSince",
];
const idOf = ({ id }: PlatformTimesheets): string => id;
const nameOf = ({ tenant }: PlatformTimesheets): string => tenant;

export function TimesheetsPage() {
  const t = useText();
  return useAbility().can("read", "platform-timesheets") ? (
    <TimesheetsList />
  ) : (
    <Forbidden title={t("platform-timesheets.title")} />
  );
}

function useTimesheetColumns(): readonly Column<PlatformTimesheets>[] {
  const t = useText();
  const format = useFormat();
  return useMemo<readonly Column<PlatformTimesheets>[]>(() => {
    const figure = (id: "people" | "open" | "submitted" | "approved" | "rejected" | "locked") =>
      ({
        id,
        header: t(`platform-timesheets.${id}`),
        cell: (row: PlatformTimesheets) => format.number(row[id]),
        align: "end",
        onCard: "line",
      }) as const;
    const hours = (id: "minutes" | "billableMinutes") =>
      ({
        id,
        header: t(`platform-timesheets.${id}`),
        cell: (row: PlatformTimesheets) => format.number(Math.round(row[id] / 60)),
        align: "end",
        onCard: "line",
      }) as const;
    return [
      { id: "tenant", header: t("platform-timesheets.tenant"), cell: nameOf, sortBy: "tenant" },
      figure("people"),
      figure("open"),
      figure("submitted"),
      figure("approved"),
      figure("rejected"),
      figure("locked"),
      hours("minutes"),
      hours("billableMinutes"),
      {
        id: "waitingSince",
        header: t("platform-timesheets.waitingSince"),
        cell: ({ waitingSince }) => (waitingSince === null ? "–" : format.date(waitingSince)),
        onCard: "line",
      },
    ];
  }, [t, format]);
}

function TimesheetsList() {
  const t = useText();
  const list = useList({
    name: "platform-timesheets",
    contract: timesheetsList,
    ...useListAddress(),
    columns: useTimesheetColumns(),
    usual: usualColumns,
    idOf,
    views: useDeviceViews("platform-timesheets"),
  });
  const answer = useListAnswer(list, listPlatformTimesheetsOptions({ query: listQuery(timesheetsList, list.state) }));
  return (
    <ListPage
      list={list}
      answer={answer}
      title={t("platform-timesheets.title")}
      intro={t("platform-timesheets.intro")}
      search={t("platform-timesheets.search")}
      filters={[{ kind: "dates", name: "week", label: t("platform-timesheets.week"), from: "from", to: "to" }]}
      sortLabel={() => t("platform-timesheets.tenant")}
      empty={{ title: t("platform-timesheets.empty"), text: t("platform-timesheets.emptyText") }}
      table={{
        nameOf,
        lead: (row, control) => (
          <span {...control} className={css({ fontWeight: "medium" })}>
            {row.tenant}
          </span>
        ),
      }}
      selectable={false}
    />
  );
}
