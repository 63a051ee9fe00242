/** What waits for an approval, by its kind, each the way to where one decides on it. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { exportPendingApprovals } from "#generated/hrms/client/dashboard.ts";
import { useListPendingApprovals } from "#generated/hrms/hooks/dashboard.ts";
import type { PendingApproval } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../../crud/forbidden.tsx";
import { ListExport } from "../../../crud/list-export.tsx";
import { TabbedList } from "../../../crud/tabbed-list.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { type ApprovalsSearch, filtersOf, queryOf, readSearch, shownKinds } from "./approvals-search.ts";
import { approvalAt } from "../dashboard/people-links.ts";

const columns = ["fullName", "kind", "section", "since"] as const;

const route = getRouteApi("/_app/companies/$companyId/approvals");

function ApprovalRow({ companyId, approval }: { companyId: string; approval: PendingApproval }) {
  const t = useText();
  const format = useFormat();
  const { to, search = {} } = approvalAt(companyId, approval);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr) auto", md: "minmax(0, 2fr) minmax(0, 3fr) 9rem" }}
      alignItems="baseline"
      columnGap="4"
      rowGap="0.5"
      px="5"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: "0" }}
    >
      <Link to={to} search={search as never} fontWeight="medium" minW="0" overflowWrap="anywhere">
        {approval.fullName}
      </Link>
      <chakra.span
        gridRow={{ base: "2", md: "auto" }}
        gridColumn={{ base: "1 / -1", md: "auto" }}
        minW="0"
        overflowWrap="anywhere"
      >
        {t(`dashboard.waiting.${approval.kind}`, { section: approval.section ?? "" })}
      </chakra.span>
      <chakra.span color="text.muted" textAlign="end">
        {format.relative(approval.since)}
      </chakra.span>
    </chakra.li>
  );
}

export function ApprovalsPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const ability = useAbility();
  const mayRead = ability.can("read", "dashboard");
  const list = useListPendingApprovals(
    { path: { companyId }, query: queryOf(search) },
    { placeholderData: keepPreviousData, enabled: mayRead },
  );
  const go = (changes: Partial<Record<keyof ApprovalsSearch, unknown>>): void =>
    void navigate({
      search: (before) => readSearch({ ...before, page: 1, ...changes }),
      replace: true,
      resetScroll: false,
    });
  if (!mayRead) return <Forbidden title={t("dashboard.approvalList.title")} />;
  const countOf = (kind: (typeof shownKinds)[number]): string =>
    list.data && kind !== "all" ? ` (${list.data.counts[kind]})` : "";
  const { kind = "all", q = "" } = search;
  return (
    <TabbedList
      id="approvals"
      title={t("dashboard.approvalList.title")}
      intro={t("dashboard.approvalList.intro")}
      actions={
        ability.can("export", "employees") && (
          <ListExport
            name="approvals"
            total={list.data?.total}
            columns={columns.map((id) => ({ id, header: t(`dashboard.approvalList.head.${id}`) }))}
            ask={(query, init) =>
              exportPendingApprovals({ path: { companyId }, query: { ...filtersOf(search), ...query } }, init)
            }
          />
        )
      }
      tabs={{
        label: t("dashboard.approvalList.kinds"),
        value: kind,
        all: shownKinds.map((name) => ({ name, label: t(`dashboard.approvalKind.${name}`) + countOf(name) })),
        onChange: (next) => go({ kind: next }),
      }}
      search={{ label: t("dashboard.approvalList.search"), value: q, onChange: (text) => go({ q: text }) }}
      choices={null}
      onClear={q === "" ? undefined : () => go({ q: "" })}
      list={list}
      row={(approval) => <ApprovalRow key={approval.recordId} companyId={companyId} approval={approval} />}
      rowHeight="6"
      empty={{ title: t("dashboard.approvalList.none"), text: t("dashboard.approvalList.noneText") }}
      onPage={(page) => go({ page })}
    />
  );
}
