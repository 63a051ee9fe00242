/** Requests of employees for a change of their record: what waits first, and what became of the others. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useListChangeRequests } from "#generated/hrms/hooks/change-requests.ts";
import { changeSectionValues, type ChangeRequest } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../crud/forbidden.tsx";
import { Card } from "../../kit/card.tsx";
import { Pager } from "../../kit/data-table/pager.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Select } from "../../kit/select.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { RequestRow } from "./request-row.tsx";
import { queryOf, readSearch, shownStates, type RequestsSearch } from "./requests-search.ts";
import { useWithdraw } from "./use-withdraw.ts";

const route = getRouteApi("/_app/companies/$companyId/change-requests");

export function ChangeRequestsPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayRead = useAbility().can("read", "change-requests");
  const { data, error, refetch, isPlaceholderData } = useListChangeRequests({ path: { companyId }, query: queryOf(search) }, { placeholderData: keepPreviousData, enabled: mayRead });
  const [deciding, setDeciding] = useState<{ request: ChangeRequest; decision: "approve" | "reject" }>();
  const withdraw = useWithdraw(companyId);
  const [text, setText] = useState(search.q ?? "");
  const { status = "submitted" } = search;
  const go = (changes: Partial<Record<keyof RequestsSearch, unknown>>): void => void navigate({ search: readSearch({ ...search, page: 1, ...changes }), replace: true, resetScroll: false });
  useEffect(() => {
    const wait = setTimeout(() => {
      if (text !== (search.q ?? "")) go({ q: text });
    }, 300);
    return () => clearTimeout(wait);
  });
  if (!mayRead) return <Forbidden title={t("change-requests.title")} />;
  const countOf = (state: (typeof shownStates)[number]): string => (data && state !== "all" ? ` (${data.counts[state]})` : "");
  return (
    <PageFrame
      title={t("change-requests.title")}
      intro={t("change-requests.intro")}
      tabs={<Tabs id="requests" label={t("change-requests.states")} value={status} tabs={shownStates.map((name) => ({ name, label: t(`change-requests.state.${name}`) + countOf(name) }))} onChange={(next) => go({ status: next })} />}
    >
      <TabPanel id="requests" value={status}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxW="52rem">
          <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", sm: "minmax(0, 1fr) 14rem" }} gap="3">
            <Field label={t("change-requests.search")} labelled="hidden">
              <Input type="search" placeholder={t("change-requests.search")} value={text} maxLength={100} onChange={(event) => setText(event.target.value)} />
            </Field>
            <Field label={t("change-requests.sectionFilter")} labelled="hidden">
              <Select value={search.section ?? ""} onChange={(event) => go({ section: event.target.value })}>
                <option value="">{t("change-requests.everySection")}</option>
                {changeSectionValues.map((section) => (
                  <option key={section} value={section}>
                    {t(`change-requests.section.${section}`)}
                  </option>
                ))}
              </Select>
            </Field>
          </chakra.div>
          <Card p="0" overflow="hidden">
            {data ? (
              data.total > 0 ? (
                <chakra.ul aria-label={t("change-requests.title")} opacity={isPlaceholderData ? 0.6 : 1}>
                  {data.items.map((request) => (
                    <RequestRow key={request.id} companyId={companyId} request={request} onDecide={(decision) => setDeciding({ request, decision })} onWithdraw={() => void withdraw(request.id)} />
                  ))}
                </chakra.ul>
              ) : (
                <EmptyState title={t("change-requests.none")}>{t("change-requests.noneText")}</EmptyState>
              )
            ) : error ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <chakra.div p="5">
                <Loading>
                  {[1, 2, 3].map((row) => (
                    <Skeleton key={row} h="16" mb="3" />
                  ))}
                </Loading>
              </chakra.div>
            )}
            {data && data.total > data.pageSize && <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={(page) => go({ page })} />}
          </Card>
        </chakra.div>
      </TabPanel>
      {deciding && <DecisionDialog companyId={companyId} {...deciding} onClose={() => setDeciding(undefined)} />}
    </PageFrame>
  );
}
