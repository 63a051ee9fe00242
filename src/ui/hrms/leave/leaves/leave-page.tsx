/** One leave: its facts, what can be done with it, and its history. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import { listLeaveHistoryOptions, useExplainLeave, useGetLeave } from "#generated/hrms/hooks/leaves.ts";
import type { HistoryEvent, Leave } from "#generated/hrms/schema.ts";
import { History } from "../../../detail/history.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { FileLink } from "../../people/shared/file-link.tsx";
import { LeaveActions } from "./leave-actions.tsx";
import { ExplainButton, ExplanationSteps } from "../shared/explain-button.tsx";
import { LeaveColour } from "../shared/leave-colour.tsx";
import { LeaveSkeleton } from "./leave-skeleton.tsx";
import { leaveTones, useLeaveWords } from "./leave-words.ts";

function useFacts(companyId: string, leave: Leave) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const words = useLeaveWords();
  const { unit } = leave;
  const text = (id: string, label: string, value: string | null) => (value === null ? [] : [{ id, label, value }]);
  return [
    {
      id: "status",
      label: t("leaves.status"),
      value: <StatusDot tone={leaveTones[leave.status]}>{t(`leaves.status.${leave.status}`)}</StatusDot>,
    },
    {
      id: "type",
      label: t("leaves.type"),
      value: (
        <span className={css({ display: "inline-flex", alignItems: "center", gap: "2" })}>
          <LeaveColour colour={leave.colour} />
          {words.type(leave.leaveType)}
        </span>
      ),
    },
    ...text("period", t("leaves.period"), words.period(leave)),
    ...text("units", t("leaves.units"), words.amount(leave.units, unit)),
    ...text(
      "balance",
      t("leaves.balanceAfter"),
      leave.balanceAfter === null ? null : words.amount(leave.balanceAfter, unit),
    ),
    ...text("approvers", t("leaves.approvers"), leave.approvers.length === 0 ? null : intl.formatList(leave.approvers)),
    ...text("reason", t("leaves.reason"), leave.reason),
    ...text("dependant", t("leaves.dependant"), leave.dependant),
    ...text("handover", t("leaves.handover"), leave.handoverTo),
    ...text(
      "decided",
      t("leaves.decidedBy"),
      leave.decidedBy === null
        ? null
        : `${leave.decidedBy}${leave.decidedAt === null ? "" : `, ${format.dateTime(leave.decidedAt)}`}`,
    ),
    ...text("comment", t("leaves.comment"), leave.comment),
    ...text("cancelReason", t("leaves.cancelReason"), leave.cancelReason),
    ...text("source", t("leaves.source"), t(`leaves.source.${leave.source}`)),
    ...(leave.documents.length === 0
      ? []
      : [
          {
            id: "documents",
            label: t("leaves.documents"),
            value: (
              <>
                {leave.documents.map(({ id, name }) => (
                  <FileLink key={id} scope={{ companyId, employeeId: leave.employeeId }} id={id} name={name} />
                ))}
              </>
            ),
          },
        ]),
  ];
}

/** Only what a reader of the leave understands: the states it went through, and days that changed. */
function StatusChanges({ changes }: Pick<HistoryEvent, "changes">) {
  const t = useText();
  const format = useFormat();
  const status = changes.find(({ field }) => field === "status")?.after;
  const last = changes.find(({ field, before }) => field === "to" && before !== null)?.after;
  const known = Object.keys(leaveTones).find((name): name is Leave["status"] => name === status);
  return (
    <p>
      {known !== undefined && t(`leaves.status.${known}`)}
      {typeof last === "string" && `${t("leaves.to")}: ${format.date(last)}`}
    </p>
  );
}

function LeaveSteps(path: { companyId: string; leaveId: string }) {
  return <ExplanationSteps query={useExplainLeave({ path })} />;
}

function Facts({ companyId, leave }: { companyId: string; leave: Leave }) {
  const t = useText();
  const words = useLeaveWords();
  return (
    <div className={css({ display: "grid", gap: "4", maxW: "64rem" })}>
      {leave.hidden && <Alert tone="info">{t("leaves.reasonHidden")}</Alert>}
      <Card padded>
        <CardHead title={leave.fullName} text={leave.employeeNo}>
          <LeaveActions companyId={companyId} leave={leave} />
        </CardHead>
        <PropertyList properties={useFacts(companyId, leave)} />
        <div className={css({ mt: "3", ms: "-3" })}>
          <ExplainButton of={t("leaves.costs", { amount: words.amount(leave.units, leave.unit) })}>
            <LeaveSteps companyId={companyId} leaveId={leave.id} />
          </ExplainButton>
        </div>
      </Card>
      <Card padded>
        <CardHead title={t("leaves.history")} />
        <History page={(query) => listLeaveHistoryOptions({ path: { companyId, leaveId: leave.id }, query })}>
          {({ changes }) => <StatusChanges changes={changes} />}
        </History>
      </Card>
    </div>
  );
}

export function LeavePage({ companyId, leaveId }: { companyId: string; leaveId: string }) {
  const t = useText();
  const query = useGetLeave({ path: { companyId, leaveId } });
  const words = useLeaveWords();
  const { data, error } = query;
  const title = data ? words.type(data.leaveType) : t("leaves.title");
  return (
    <PageFrame
      title={title}
      intro={data ? words.period(data) : !error && <Skeleton inline css={{ w: "12rem" }} />}
      crumbs={[{ label: t("leaves.title"), to: `/companies/${companyId}/leaves` }, { label: title }]}
    >
      <Loaded query={query} waiting={<LeaveSkeleton rows={8} />} record>
        {(leave) => <Facts companyId={companyId} leave={leave} />}
      </Loaded>
    </PageFrame>
  );
}
