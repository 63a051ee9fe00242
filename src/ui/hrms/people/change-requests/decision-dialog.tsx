/** Approves or rejects a change request with an optional note. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { approveChangeRequest as form } from "#generated/hrms/forms/change-requests.ts";
import { invalidate, useApproveChangeRequest, useRejectChangeRequest } from "#generated/hrms/hooks/change-requests.ts";
import type { ChangeRequest } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { ChangeTable } from "../shared/change-table.tsx";

interface DecisionDialogProps {
  companyId: string;
  request: ChangeRequest;
  decision: "approve" | "reject";
  onClose: () => void;
}

const [replace, note] = specsOf(
  form,
  {
    replace: {
      required: true,
      check: (t, value) => (value === true ? undefined : t("common.fault.required")),
    },
    note: { kind: "lines" },
  },
  ["replace", "note"],
);

export function DecisionDialog({ companyId, request, decision, onClose }: DecisionDialogProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const approve = useApproveChangeRequest();
  const reject = useRejectChangeRequest();
  const clashes = decision === "approve" && request.conflict;
  return (
    <FormDialog
      width="42rem"
      title={t(`change-requests.${decision}Title`, { name: request.fullName })}
      intro={
        <div className={css({ color: "text" })}>
          <ChangeTable changes={request.changes} settled={false} />
        </div>
      }
      action={t(`change-requests.${decision}`)}
      danger={decision === "reject"}
      fields={[replace, note].flatMap((field) => (field && (field !== replace || clashes) ? [field] : []))}
      words={{
        field: (name) => t(name === "replace" ? "change-requests.replace" : "change-requests.note"),
        help: (name) => (name === "note" ? t("change-requests.noteHelp") : undefined),
      }}
      failureText={(error) =>
        problemOf(error)?.code === "record-changed" ? t("change-requests.recordChanged") : undefined
      }
      refused={(error) => {
        const problem = problemOf(error);
        // The conflicts are shown below. A request that is already decided leaves the list, which closes this dialog.
        if (problem?.code === "not-waiting") toast({ kind: "error", text: t("change-requests.alreadyDecided") });
        if (problem?.status === 409) void invalidate.listChangeRequests(queryClient, { path: { companyId } });
      }}
      send={async (body) => {
        const call = decision === "approve" ? approve : reject;
        await call.mutateAsync({ path: { companyId, changeRequestId: request.id }, body });
        toast({ text: t(decision === "approve" ? "change-requests.approved" : "change-requests.rejected") });
      }}
      onClose={onClose}
    />
  );
}
