/** What the reader can do with a leave: decide, withdraw, cancel, recall. */
import { css } from "#generated/styles/css/index.js";
import { Check, X } from "lucide-react";
import { useState } from "react";
import {
  approveLeave as approval,
  cancelLeave as cancellation,
  recallLeave as recall,
  rejectLeave as rejection,
} from "#generated/hrms/forms/leaves.ts";
import {
  useApproveLeave,
  useCancelLeave,
  useRecallLeave,
  useRejectLeave,
  useWithdrawLeave,
} from "#generated/hrms/hooks/leaves.ts";
import type { Leave } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useLeaveWords } from "./leave-words.ts";

type Action = "approve" | "reject" | "cancel" | "recall";
const forms = {
  approve: specsOf(approval),
  reject: specsOf(rejection),
  cancel: specsOf(cancellation),
  recall: specsOf(recall),
} as const;

interface LeaveActionsProps {
  companyId: string;
  leave: Leave;
}

/** In a list, whose column of actions has room for two icons. */
export function LeaveDecision({ companyId, leave }: LeaveActionsProps) {
  const t = useText();
  const [action, setAction] = useState<Action>();
  return (
    <>
      <IconButton label={`${t("leaves.approve")}: ${leave.fullName}`} onClick={() => setAction("approve")}>
        <Check size={16} aria-hidden />
      </IconButton>
      <IconButton label={`${t("leaves.reject")}: ${leave.fullName}`} onClick={() => setAction("reject")}>
        <X size={16} aria-hidden />
      </IconButton>
      {action && (
        <ActionDialog action={action} companyId={companyId} leave={leave} onClose={() => setAction(undefined)} />
      )}
    </>
  );
}

export function LeaveActions({ companyId, leave }: LeaveActionsProps) {
  const t = useText();
  const [action, setAction] = useState<Action>();
  const attempt = useAttempt();
  const withdraw = useWithdrawLeave();
  const path = { companyId, leaveId: leave.id };
  return (
    <span className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
      {leave.mayDecide && (
        <>
          <Button size="sm" variant="solid" onClick={() => setAction("approve")}>
            {t("leaves.approve")}
          </Button>
          <Button size="sm" onClick={() => setAction("reject")}>
            {t("leaves.reject")}
          </Button>
        </>
      )}
      {leave.mayWithdraw && (
        <Button size="sm" onClick={() => void attempt(() => withdraw.mutateAsync({ path }), t("leaves.done"))}>
          {t("leaves.withdraw")}
        </Button>
      )}
      {leave.mayCancel && (
        <Button size="sm" onClick={() => setAction("cancel")}>
          {t("leaves.cancel")}
        </Button>
      )}
      {leave.mayRecall && (
        <Button size="sm" onClick={() => setAction("recall")}>
          {t("leaves.recall")}
        </Button>
      )}
      {action && (
        <ActionDialog action={action} companyId={companyId} leave={leave} onClose={() => setAction(undefined)} />
      )}
    </span>
  );
}

function ActionDialog({
  action,
  companyId,
  leave,
  onClose,
}: {
  action: Action;
  companyId: string;
  leave: Leave;
  onClose: () => void;
}) {
  const t = useText();
  const words = useLeaveWords();
  const path = { companyId, leaveId: leave.id };
  const [approve, reject, cancel, recalled] = [useApproveLeave(), useRejectLeave(), useCancelLeave(), useRecallLeave()];
  const send = {
    approve: (body: unknown) => approve.mutateAsync({ path, body: body as { comment?: string } }),
    reject: (body: unknown) => reject.mutateAsync({ path, body: body as { comment: string } }),
    cancel: (body: unknown) => cancel.mutateAsync({ path, body: body as { comment: string } }),
    recall: (body: unknown) => recalled.mutateAsync({ path, body: body as { from: string; comment: string } }),
  };
  return (
    <FormDialog
      title={t(`leaves.${action}Title`, { name: leave.fullName })}
      intro={
        <>
          <p>{`${words.type(leave.leaveType)}, ${words.period(leave)}, ${words.amount(leave.units, leave.unit)}`}</p>
          {action === "cancel" && <p>{t("leaves.cancelText")}</p>}
        </>
      }
      action={t(`leaves.${action}`)}
      danger={action === "reject" || action === "cancel"}
      fields={forms[action]}
      {...(action === "recall" && { initial: { from: leave.from, comment: null } })}
      words={{
        field: (name) =>
          name === "from" ? t("leaves.recallFrom") : t(action === "approve" ? "leaves.comment" : "leaves.reason"),
        fault: (_code, fault) => words.fault(fault),
      }}
      failureText={(error) => (problemOf(error)?.code === "second-person" ? t("leaves.secondPerson") : undefined)}
      send={async (body) => {
        await send[action](body);
        toast({ text: t("leaves.done") });
      }}
      onClose={onClose}
    />
  );
}
