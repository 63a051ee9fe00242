/** A month of leave that the government pays back. */
import { css } from "#generated/styles/css/index.js";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useIntl } from "react-intl";
import { exportLeaveClaims } from "#generated/hrms/client/leaves.ts";
import { listLeaveClaimsOptions } from "#generated/hrms/hooks/leaves.ts";
import { claimsList } from "#generated/hrms/resources/leaves.ts";
import type { LeaveClaim } from "#generated/hrms/schema.ts";
import { IconButton } from "../../../kit/button.tsx";
import { dateOf, partsOf, today } from "../../../kit/calendar-date.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Link } from "../../../kit/link.tsx";
import { ListExport } from "../../../list/list-export.tsx";
import { ListPage } from "../../../list/list-page.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { useDeviceViews } from "../../../list/use-device-views.ts";
import { useList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { claimFileColumns, useClaimColumns, usualClaimColumns } from "./claim-columns.tsx";

const idOf = ({ id }: LeaveClaim): string => id;

export function LeaveClaimsPage({ companyId }: { companyId: string }) {
  const t = useText();
  const ability = useAbility();
  return ability.can("export", "leaves") ? (
    <Claims companyId={companyId} />
  ) : (
    <Forbidden title={t("leave-claims.title")} />
  );
}

function Claims({ companyId }: { companyId: string }) {
  const t = useText();
  const intl = useIntl();
  const list = useList({
    name: "leave-claims",
    contract: claimsList,
    ...useListAddress(),
    columns: useClaimColumns(),
    usual: usualClaimColumns,
    idOf,
    views: useDeviceViews("leave-claims"),
  });
  const answer = useListAnswer(
    list,
    listLeaveClaimsOptions({ path: { companyId }, query: listQuery(claimsList, list.state) }),
  );
  const { month: chosen, ...filters } = list.state.filters;
  const month = typeof chosen === "string" ? chosen : today().slice(0, 7);
  const [year, number] = partsOf(`${month}-01`);
  const move = (by: number): void =>
    list.change({ filters: { ...filters, month: dateOf(year, number + by, 1).slice(0, 7) }, page: 1 });
  return (
    <ListPage
      list={list}
      answer={answer}
      title={t("leave-claims.title")}
      intro={t("leave-claims.intro")}
      search={t("leave-claims.search")}
      actions={
        <ListExport
          name="leave-claims"
          list={list}
          total={answer.rows && answer.total}
          columns={claimFileColumns.map((id) => ({
            id,
            header: t(id === "fullName" ? "leave-claims.employee" : `leave-claims.${id}`),
          }))}
          ask={(query, init) => exportLeaveClaims({ path: { companyId }, query }, init)}
        />
      }
      tabs={
        <div className={css({ display: "flex", alignItems: "center", gap: "1", mb: "3" })}>
          <IconButton label={t("leave-claims.previous")} onClick={() => move(-1)}>
            <ChevronLeft size={16} aria-hidden />
          </IconButton>
          <span className={css({ minW: "10rem", textAlign: "center", fontWeight: "semibold" })} aria-live="polite">
            {intl.formatDate(`${month}-01`, { month: "long", year: "numeric", timeZone: "UTC" })}
          </span>
          <IconButton label={t("leave-claims.next")} onClick={() => move(1)}>
            <ChevronRight size={16} aria-hidden />
          </IconButton>
        </div>
      }
      filters={[
        {
          kind: "choices",
          name: "kind",
          label: t("leave-claims.kind"),
          options: claimsList.filters.kind.items.enum.map((value) => ({
            value,
            label: t(`leave-claims.kind.${value}`),
          })),
        },
      ]}
      sortLabel={(name) => t(name === "from" ? "leave-claims.from" : "leave-claims.employee")}
      empty={{ title: t("leave-claims.none"), text: t("leave-claims.noneText") }}
      table={{
        nameOf: ({ fullName }) => fullName,
        lead: (row, control) => (
          <Link {...control} to={`/companies/${companyId}/leaves/${row.id}` as string}>
            {row.fullName}
          </Link>
        ),
      }}
      selectable={false}
    />
  );
}
