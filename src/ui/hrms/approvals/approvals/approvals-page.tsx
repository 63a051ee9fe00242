/** The queue of approvals: each request once, decided in place, one by one or several together. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { exportApprovals } from "#generated/hrms/client/approvals.ts";
import { listApprovalsOptions, useWithdrawApproval } from "#generated/hrms/hooks/approvals.ts";
import { approvalKindValues, type Approval } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { TabbedList } from "../../../list/tabbed-list.tsx";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { DelegateButton } from "../shared/own-delegations.tsx";
import { approvalList, approvalViews, queryOf, viewOf } from "./approval-list.ts";
import { approvalColumns, ApprovalRow } from "./approval-row.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { CancellationDialog } from "./cancellation-dialog.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useLeaveFacts } from "./use-leave-facts.ts";

const columns = [
  "fullName",
  "employeeNo",
  "kind",
  "section",
  "status",
  "step",
  "deciders",
  "requestedBy",
  "createdAt",
  "decidedBy",
  "decidedAt",
  "comment",
] as const;
const headed = ["fullName", "kind", "requestedBy", "createdAt", "status"] as const;

const route = getRouteApi("/_app/companies/$companyId/approvals");

type Decision = "approve" | "reject";

export function ApprovalsPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const ability = useAbility();
  const mayRead = ability.can("read", "approvals");
  const list = useAddressedList({ contract: approvalList, ...useListAddress() });
  const listed = useListAnswer(list, {
    ...listApprovalsOptions({ path: { companyId }, query: queryOf(list.state) }),
    enabled: mayRead,
  });
  const leave = useLeaveFacts(companyId, listed.rows);
  const answer = leave.ready ? listed : { ...listed, rows: undefined };
  const [deciding, setDeciding] = useState<{ id: string; decision: Decision }>();
  const [cancelling, setCancelling] = useState<Approval>();
  const [bulk, setBulk] = useState<Decision>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [dealtWith, setDealtWith] = useState(false);
  const attempt = useAttempt();
  const withdraw = useWithdrawApproval();
  if (!mayRead) return <Forbidden title={t("approvals.title")} />;
  const view = viewOf(list.state);
  const countOf = (name: (typeof approvalViews)[number]): string =>
    answer.data ? ` (${answer.data.counts[name]})` : "";
  // Read from the current list: a request may be decided elsewhere while the dialog is open.
  const request: Approval | undefined = answer.rows?.find(({ id }) => id === deciding?.id);
  const decidable = (answer.rows ?? []).filter(({ mayDecide }) => mayDecide);
  const picked = decidable.filter(({ id }) => chosen.includes(id));
  const several = decidable.length > 1;
  const decided = (): void => {
    setDealtWith(true);
    setChosen([]);
  };
  return (
    <>
      <TabbedList
        id="approvals"
        title={t("approvals.title")}
        intro={t("approvals.intro")}
        file={
          ability.can("export", "approvals") && {
            columns: columns.map((id) => ({ id, header: t(`approvals.head.${id}`) })),
            ask: (query, init) => exportApprovals({ path: { companyId }, query: { view, ...query } }, init),
          }
        }
        list={list}
        answer={answer}
        tabs={{
          label: t("approvals.views"),
          name: "view",
          standard: "mine",
          all: approvalViews.map((name) => ({ name, label: t(`approvals.view.${name}`) + countOf(name) })),
        }}
        search={t("approvals.search")}
        choices={[
          {
            name: "kind",
            label: t("approvals.kinds"),
            options: [
              { value: "", label: t("approvals.everyKind") },
              ...approvalKindValues.map((value) => ({ value, label: t(`approvals.kind.${value}`) })),
            ],
          },
          {
            name: "sort",
            label: t("approvals.order"),
            options: [
              { value: "", label: t("approvals.order.oldest") },
              { value: "-createdAt", label: t("approvals.order.newest") },
              { value: "fullName", label: t("approvals.order.name") },
              { value: "kind", label: t("approvals.order.kind") },
            ],
          },
        ]}
        beside={<DelegateButton companyId={companyId} />}
        columns={{
          className: approvalColumns,
          columns: headed.map((id) => ({ id, label: t(`approvals.head.${id}`) })),
        }}
        head={
          picked.length > 0 && (
            <div
              className={css({
                display: "flex",
                flexWrap: "wrap",
                alignItems: "center",
                gap: "2",
                px: "5",
                py: "2",
                borderBottomWidth: "1px",
                borderColor: "border",
              })}
              role="status"
            >
              <span>{t("approvals.chosen", { count: picked.length })}</span>
              <Button size="sm" variant="solid" onClick={() => setBulk("approve")}>
                {t("approvals.approve")}
              </Button>
              <Button size="sm" onClick={() => setBulk("reject")}>
                {t("approvals.reject")}
              </Button>
            </div>
          )
        }
        row={(each) => (
          <ApprovalRow
            key={each.id}
            companyId={companyId}
            approval={each}
            leave={leave.of(each)}
            chosen={several && each.mayDecide ? chosen.includes(each.id) : undefined}
            onChoose={(on) => setChosen(on ? [...chosen, each.id] : chosen.filter((id) => id !== each.id))}
            onDecide={(decision) => setDeciding({ id: each.id, decision })}
            onCancel={() => setCancelling(each)}
            onWithdraw={() =>
              void attempt(async () => {
                await withdraw.mutateAsync({ path: { companyId, approvalId: each.id } });
                toast({ text: t("approvals.withdrawn") });
              })
            }
          />
        )}
        rowHeight="6rem"
        empty={{ title: t(`approvals.none.${view}`), text: t(`approvals.noneText.${view}`) }}
        dealtWith={dealtWith ? { title: t("approvals.allDone"), text: t("approvals.allDoneText") } : undefined}
      />
      {deciding && request && (
        <DecisionDialog
          companyId={companyId}
          request={request}
          leave={leave.of(request)}
          decision={deciding.decision}
          onDecided={decided}
          onClose={() => setDeciding(undefined)}
        />
      )}
      {cancelling && (
        <CancellationDialog companyId={companyId} request={cancelling} onClose={() => setCancelling(undefined)} />
      )}
      {bulk && picked.length > 0 && (
        <BulkDialog
          companyId={companyId}
          ids={picked.map(({ id }) => id)}
          decision={bulk}
          onDecided={decided}
          onClose={() => setBulk(undefined)}
        />
      )}
    </>
  );
}
