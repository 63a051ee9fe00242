/** Approves or rejects one request, with its changes in view. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { approveApproval as approval, rejectApproval as rejection } from "#generated/hrms/forms/approvals.ts";
import { invalidate, useApproveApproval, useRejectApproval } from "#generated/hrms/hooks/approvals.ts";
import type { Approval } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { ChangeTable } from "../../people/shared/change-table.tsx";
import { LeaveFacts } from "./leave-facts.tsx";
import type { LeaveBasis } from "./use-leave-facts.ts";

interface DecisionDialogProps {
  companyId: string;
  request: Approval;
  leave: LeaveBasis | undefined;
  decision: "approve" | "reject";
  onDecided: () => void;
  onClose: () => void;
}

const [replace, comment] = specsOf(
  approval,
  {
    replace: {
      required: true,
      check: (t, value) => (value === true ? undefined : t("common.fault.required")),
    },
  },
  ["replace", "comment"],
);
const reason = specsOf(rejection, {}, ["comment"]);

export function DecisionDialog({ companyId, request, leave, decision, onDecided, onClose }: DecisionDialogProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const approve = useApproveApproval();
  const reject = useRejectApproval();
  const fields =
    decision === "reject"
      ? reason
      : [replace, comment].flatMap((field) => (field && (field !== replace || request.conflict) ? [field] : []));
  return (
    <FormDialog
      width="42rem"
      title={t(`approvals.${decision}Title`, { name: request.fullName })}
      intro={
        (request.changes.length > 0 || leave !== undefined) && (
          <div className={css({ color: "text", display: "grid", gap: "3" })}>
            {request.changes.length > 0 && <ChangeTable changes={request.changes} settled={false} />}
            {leave && <LeaveFacts companyId={companyId} fullName={request.fullName} basis={leave} />}
          </div>
        )
      }
      action={t(`approvals.${decision}`)}
      danger={decision === "reject"}
      fields={fields}
      words={{
        field: (name) =>
          name === "replace"
            ? t("change-requests.replace")
            : t(decision === "reject" ? "approvals.reason" : "approvals.comment"),
        help: (name) => (name === "comment" ? t("approvals.commentHelp") : undefined),
      }}
      failureText={(error) => {
        const code = problemOf(error)?.code;
        if (code === "record-changed") return t("change-requests.recordChanged");
        if (code === "not-cancellable") return t("approvals.notCancellable");
        return code === "second-person" ? t("approvals.secondPerson") : undefined;
      }}
      refused={(error) => {
        const problem = problemOf(error);
        // The conflicts are shown below. A request that is already decided leaves the list, which closes this dialog.
        if (problem?.code === "not-waiting") toast({ kind: "error", text: t("approvals.decidedMeanwhile") });
        if (problem?.status === 409 || problem?.status === 403)
          void invalidate.listApprovals(queryClient, { path: { companyId } });
      }}
      send={async (body) => {
        const path = { companyId, approvalId: request.id };
        if (decision === "reject") {
          const { status } = await reject.mutateAsync({ path, body: body as { comment: string } });
          toast({ text: t(status === "approved" ? "approvals.kept" : "approvals.rejected") });
        } else {
          const { status } = await approve.mutateAsync({ path, body });
          const done = status === "approved" || status === "cancelled" ? status : "stepApproved";
          toast({ text: t(`approvals.${done}`) });
        }
        onDecided();
      }}
      onClose={onClose}
    />
  );
}
