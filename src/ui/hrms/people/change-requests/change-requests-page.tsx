/** The list of change requests, with approve and reject on each. */
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { exportChangeRequests } from "#generated/hrms/client/change-requests.ts";
import { listChangeRequestsOptions } from "#generated/hrms/hooks/change-requests.ts";
import { changeSectionValues, type ChangeRequest } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { choiceOf } from "../../../list/list-choice.ts";
import { TabbedList } from "../../../list/tabbed-list.tsx";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { RequestRow } from "./request-row.tsx";
import { queryOf, requestList, shownStates, stateOf } from "./request-list.ts";
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
  const ability = useAbility();
  const mayRead = ability.can("read", "change-requests");
  const list = useAddressedList({ contract: requestList, ...useListAddress() });
  const answer = useListAnswer(list, {
    ...listChangeRequestsOptions({ path: { companyId }, query: queryOf(list.state) }),
    enabled: mayRead,
  });
  const [deciding, setDeciding] = useState<{ id: string; decision: "approve" | "reject" }>();
  const withdraw = useWithdraw(companyId);
  if (!mayRead) return <Forbidden title={t("change-requests.title")} />;
  const countOf = (state: (typeof shownStates)[number]): string =>
    answer.data && state !== "all" ? ` (${answer.data.counts[state]})` : "";
  const status = shownStates.find((each) => each === choiceOf(list, "status")) ?? "submitted";
  // Read from the current list, because the record may change while the dialog is open.
  const request: ChangeRequest | undefined = answer.rows?.find(({ id }) => id === deciding?.id);
  return (
    <>
      <TabbedList
        id="change-requests"
        title={t("change-requests.title")}
        intro={t("change-requests.intro")}
        file={
          ability.can("export", "change-requests") && {
            columns: columns.map((id) => ({ id, header: t(`change-requests.head.${id}`) })),
            ask: (query, init) =>
              exportChangeRequests({ path: { companyId }, query: { ...stateOf(list.state), ...query } }, init),
          }
        }
        list={list}
        answer={answer}
        tabs={{
          label: t("change-requests.states"),
          name: "status",
          standard: "submitted",
          all: shownStates.map((name) => ({ name, label: t(`change-requests.state.${name}`) + countOf(name) })),
        }}
        search={t("change-requests.search")}
        choices={[
          {
            name: "section",
            label: t("change-requests.sectionFilter"),
            options: [
              { value: "", label: t("change-requests.everySection") },
              ...changeSectionValues.map((value) => ({ value, label: t(`change-requests.section.${value}`) })),
            ],
          },
        ]}
        row={(each) => (
          <RequestRow
            key={each.id}
            companyId={companyId}
            request={each}
            onDecide={(decision) => setDeciding({ id: each.id, decision })}
            onWithdraw={() => void withdraw(each.id)}
          />
        )}
        rowHeight="6rem"
        empty={{ title: t(`change-requests.none.${status}`), text: t("change-requests.noneText") }}
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
