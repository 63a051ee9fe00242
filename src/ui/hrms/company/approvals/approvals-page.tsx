/** Pending approvals by kind, linked to where they are decided. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { exportPendingApprovals } from "#generated/hrms/client/dashboard.ts";
import { listPendingApprovalsOptions } from "#generated/hrms/hooks/dashboard.ts";
import { approvalsList } from "#generated/hrms/resources/dashboard.ts";
import { approvalKindValues, type PendingApproval } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { TabbedList } from "../../../list/tabbed-list.tsx";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { ListRow } from "../../../list/list-row.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { approvalAt } from "../dashboard/people-links.ts";

const shownKinds = ["all", ...approvalKindValues] as const;
const columns = ["fullName", "kind", "section", "since"] as const;

const route = getRouteApi("/_app/companies/$companyId/approvals");

function ApprovalRow({ companyId, approval }: { companyId: string; approval: PendingApproval }) {
  const t = useText();
  const format = useFormat();
  const { to, search = {} } = approvalAt(companyId, approval);
  return (
    <ListRow gridTemplateColumns={{ base: "minmax(0, 1fr) auto", md: "minmax(0, 2fr) minmax(0, 3fr) 9rem" }}>
      <Link
        to={to}
        search={search as never}
        className={css({ fontWeight: "medium", minW: "0", overflowWrap: "anywhere" })}
      >
        {approval.fullName}
      </Link>
      <span
        className={css({
          gridRow: { base: "2", md: "auto" },
          gridColumn: { base: "1 / -1", md: "auto" },
          minW: "0",
          overflowWrap: "anywhere",
        })}
      >
        {t(`dashboard.waiting.${approval.kind}`, { section: approval.section ?? "" })}
      </span>
      <span className={css({ color: "text.muted", textAlign: "end" })}>{format.relative(approval.since)}</span>
    </ListRow>
  );
}

export function ApprovalsPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const ability = useAbility();
  const mayRead = ability.can("read", "dashboard");
  const list = useAddressedList({ contract: approvalsList, ...useListAddress() });
  const answer = useListAnswer(list, {
    ...listPendingApprovalsOptions({ path: { companyId }, query: listQuery(approvalsList, list.state) }),
    enabled: mayRead,
  });
  if (!mayRead) return <Forbidden title={t("dashboard.approvalList.title")} />;
  const countOf = (kind: (typeof shownKinds)[number]): string =>
    answer.data && kind !== "all" ? ` (${answer.data.counts[kind]})` : "";
  return (
    <TabbedList
      id="approvals"
      title={t("dashboard.approvalList.title")}
      intro={t("dashboard.approvalList.intro")}
      file={
        ability.can("export", "employees") && {
          columns: columns.map((id) => ({ id, header: t(`dashboard.approvalList.head.${id}`) })),
          ask: (query, init) => exportPendingApprovals({ path: { companyId }, query }, init),
        }
      }
      list={list}
      answer={answer}
      tabs={{
        label: t("dashboard.approvalList.kinds"),
        name: "kind",
        standard: "all",
        all: shownKinds.map((name) => ({ name, label: t(`dashboard.approvalKind.${name}`) + countOf(name) })),
      }}
      search={t("dashboard.approvalList.search")}
      row={(approval) => <ApprovalRow key={approval.recordId} companyId={companyId} approval={approval} />}
      rowHeight="1.5rem"
      empty={{ title: t("dashboard.approvalList.none"), text: t("dashboard.approvalList.noneText") }}
    />
  );
}
