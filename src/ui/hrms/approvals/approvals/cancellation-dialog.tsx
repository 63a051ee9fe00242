/** Asks for the cancellation of what has been approved, with a reason. */
import { cancelApproval as cancellation } from "#generated/hrms/forms/approvals.ts";
import { useCancelApproval } from "#generated/hrms/hooks/approvals.ts";
import type { Approval } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

interface CancellationDialogProps {
  companyId: string;
  request: Approval;
  onClose: () => void;
}

const fields = specsOf(cancellation, {}, ["comment"]);

export function CancellationDialog({ companyId, request, onClose }: CancellationDialogProps) {
  const t = useText();
  const { mutateAsync } = useCancelApproval();
  return (
    <FormDialog
      title={t("approvals.cancelTitle", { name: request.fullName })}
      intro={t("approvals.cancelText")}
      action={t("approvals.cancel")}
      danger
      fields={fields}
      words={{ field: () => t("approvals.reason"), help: () => undefined }}
      failureText={(error) =>
        problemOf(error)?.code === "not-cancellable" ? t("approvals.notCancellable") : undefined
      }
      send={async (body) => {
        await mutateAsync({
          path: { companyId, approvalId: request.id },
          body: body as { comment: string },
        });
        toast({ text: t("approvals.cancelRequested") });
      }}
      onClose={onClose}
    />
  );
}
