/** All leave of a company that the reader may see. */
import { exportLeaves } from "#generated/hrms/client/leaves.ts";
import { listLeavesOptions } from "#generated/hrms/hooks/leaves.ts";
import { leavesList } from "#generated/hrms/resources/leaves.ts";
import type { Leave } from "#generated/hrms/schema.ts";
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
import { LeaveDecision } from "./leave-actions.tsx";
import { useLeaveColumns, usualLeaveColumns } from "./leave-columns.tsx";

const idOf = ({ id }: Leave): string => id;
const fileColumns = [
  ["fullName", "employee"],
  ["leaveType", "type"],
  ["from", "from"],
  ["to", "to"],
  ["units", "units"],
  ["status", "status"],
  ["reason", "reason"],
  ["source", "source"],
  ["createdAt", "requested"],
  ["decidedBy", "decidedBy"],
  ["comment", "comment"],
] as const;

export function LeavesPage({ companyId }: { companyId: string }) {
  const t = useText();
  return useAbility().can("read", "leaves") ? (
    <LeavesList companyId={companyId} />
  ) : (
    <Forbidden title={t("leaves.title")} />
  );
}

function LeavesList({ companyId }: { companyId: string }) {
  const t = useText();
  const ability = useAbility();
  const list = useList({
    name: "leaves",
    contract: leavesList,
    ...useListAddress(),
    columns: useLeaveColumns(),
    usual: usualLeaveColumns,
    idOf,
    views: useDeviceViews("leaves"),
  });
  const answer = useListAnswer(
    list,
    listLeavesOptions({ path: { companyId }, query: listQuery(leavesList, list.state) }),
  );
  return (
    <ListPage
      list={list}
      answer={answer}
      title={t("leaves.title")}
      intro={t("leaves.intro")}
      search={t("leaves.search")}
      actions={
        ability.can("export", "leaves") && (
          <ListExport
            name="leaves"
            list={list}
            total={answer.rows && answer.total}
            columns={fileColumns.map(([id, word]) => ({ id, header: t(`leaves.${word}`) }))}
            ask={(query, init) => exportLeaves({ path: { companyId }, query }, init)}
          />
        )
      }
      filters={[
        {
          kind: "choices",
          name: "status",
          label: t("leaves.status"),
          options: leavesList.filters.status.items.enum.map((value) => ({ value, label: t(`leaves.status.${value}`) })),
        },
      ]}
      sortLabel={(name) =>
        t(
          name === "from"
            ? "leaves.from"
            : name === "leaveType"
              ? "leaves.type"
              : name === "createdAt"
                ? "leaves.requested"
                : "leaves.employee",
        )
      }
      empty={{ title: t("leaves.none"), text: t("leaves.noneText") }}
      table={{
        nameOf: ({ fullName }) => fullName,
        lead: (row, control) => (
          <Link {...control} to={`/companies/${companyId}/leaves/${row.id}` as string}>
            {row.fullName}
          </Link>
        ),
        actions: (row) => row.mayDecide && <LeaveDecision companyId={companyId} leave={row} />,
      }}
      selectable={false}
    />
  );
}
