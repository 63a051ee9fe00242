/** Approves or rejects the chosen requests; those that cannot be decided stay in the list. */
import { rejectApproval as rejection } from "#generated/hrms/forms/approvals.ts";
import { useDecideApprovals } from "#generated/hrms/hooks/approvals.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

interface BulkDialogProps {
  companyId: string;
  ids: readonly string[];
  decision: "approve" | "reject";
  onDecided: () => void;
  onClose: () => void;
}

const required = specsOf(rejection, {}, ["comment"]);
const optional = specsOf(rejection, { comment: { required: false, nullable: true } }, ["comment"]);

export function BulkDialog({ companyId, ids, decision, onDecided, onClose }: BulkDialogProps) {
  const t = useText();
  const { mutateAsync } = useDecideApprovals();
  const rejects = decision === "reject";
  return (
    <FormDialog
      title={t(`approvals.${decision}Several`, { count: ids.length })}
      action={t(`approvals.${decision}`)}
      danger={rejects}
      fields={rejects ? required : optional}
      words={{
        field: () => t(rejects ? "approvals.reason" : "approvals.comment"),
        help: () => t("approvals.commentHelp"),
      }}
      send={async ({ comment }) => {
        const body = {
          ids: [...ids],
          decision: rejects ? ("rejected" as const) : ("approved" as const),
          comment: (comment as string | null | undefined) ?? null,
        };
        const { done, failed } = await mutateAsync({ path: { companyId }, body });
        toast({
          kind: failed > 0 ? "error" : "success",
          text: failed > 0 ? t("approvals.someFailed", { done, failed }) : t("approvals.severalDone", { count: done }),
        });
        onDecided();
      }}
      onClose={onClose}
    />
  );
}
