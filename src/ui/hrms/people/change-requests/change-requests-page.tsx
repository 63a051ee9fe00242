/** Requests of employees for a change of their record: what waits first, and what became of the others. */
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { exportChangeRequests } from "#generated/hrms/client/change-requests.ts";
import { useListChangeRequests } from "#generated/hrms/hooks/change-requests.ts";
import { changeSectionValues, type ChangeRequest } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../../crud/forbidden.tsx";
import { ListExport } from "../../../crud/list-export.tsx";
import { TabbedList } from "../../../crud/tabbed-list.tsx";
import { Field } from "../../../kit/field.tsx";
import { Select } from "../../../kit/select.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { RequestRow } from "./request-row.tsx";
import { filtersOf, queryOf, readSearch, shownStates, type RequestsSearch } from "./requests-search.ts";
import { useWithdraw } from "./use-withdraw.ts";

const columns = [
  "fullName",
  "employeeNo",
  "section",
  "now",
  "result",
  "note",
  "fileName",
  "status",
  "createdAt",
  "decidedBy",
  "decidedAt",
  "decisionNote",
] as const;

const route = getRouteApi("/_app/companies/$companyId/change-requests");

export function ChangeRequestsPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const ability = useAbility();
  const mayRead = ability.can("read", "change-requests");
  const list = useListChangeRequests(
    { path: { companyId }, query: queryOf(search) },
    { placeholderData: keepPreviousData, enabled: mayRead },
  );
  const [deciding, setDeciding] = useState<{ id: string; decision: "approve" | "reject" }>();
  const withdraw = useWithdraw(companyId);
  const go = (changes: Partial<Record<keyof RequestsSearch, unknown>>): void =>
    void navigate({
      search: (before) => readSearch({ ...before, page: 1, ...changes }),
      replace: true,
      resetScroll: false,
    });
  if (!mayRead) return <Forbidden title={t("change-requests.title")} />;
  const countOf = (state: (typeof shownStates)[number]): string =>
    list.data && state !== "all" ? ` (${list.data.counts[state]})` : "";
  const { status = "submitted", section = "", q = "" } = search;
  // As the list has it now: while somebody reads it, the record may change.
  const request: ChangeRequest | undefined = list.data?.items.find(({ id }) => id === deciding?.id);
  return (
    <>
      <TabbedList
        id="requests"
        title={t("change-requests.title")}
        intro={t("change-requests.intro")}
        actions={
          ability.can("export", "change-requests") && (
            <ListExport
              name="change-requests"
              total={list.data?.total}
              columns={columns.map((id) => ({ id, header: t(`change-requests.head.${id}`) }))}
              ask={(query, init) =>
                exportChangeRequests({ path: { companyId }, query: { ...filtersOf(search), ...query } }, init)
              }
            />
          )
        }
        tabs={{
          label: t("change-requests.states"),
          value: status,
          all: shownStates.map((name) => ({ name, label: t(`change-requests.state.${name}`) + countOf(name) })),
          onChange: (next) => go({ status: next }),
        }}
        search={{ label: t("change-requests.search"), value: q, onChange: (text) => go({ q: text }) }}
        choices={
          <Field label={t("change-requests.sectionFilter")} labelled="hidden">
            <Select value={section} onChange={(event) => go({ section: event.target.value })}>
              <option value="">{t("change-requests.everySection")}</option>
              {changeSectionValues.map((each) => (
                <option key={each} value={each}>
                  {t(`change-requests.section.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
        }
        onClear={q === "" && section === "" ? undefined : () => go({ q: "", section: "" })}
        list={list}
        row={(each) => (
          <RequestRow
            key={each.id}
            companyId={companyId}
            request={each}
            onDecide={(decision) => setDeciding({ id: each.id, decision })}
            onWithdraw={() => void withdraw(each.id)}
          />
        )}
        rowHeight="24"
        empty={{ title: t(`change-requests.none.${status}`), text: t("change-requests.noneText") }}
        onPage={(page) => go({ page })}
      />
      {deciding && request && (
        <DecisionDialog
          companyId={companyId}
          request={request}
          decision={deciding.decision}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}
