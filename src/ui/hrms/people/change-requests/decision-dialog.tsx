/** Approves or rejects a request, with a word to who has asked. */
import { chakra } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { invalidate, useApproveChangeRequest, useRejectChangeRequest } from "#generated/hrms/hooks/change-requests.ts";
import type { ChangeRequest } from "#generated/hrms/schema.ts";
import { AutoTextarea } from "../../../kit/auto-textarea.tsx";
import { Button } from "../../../kit/button.tsx";
import { LabelledCheckbox } from "../../../kit/checkbox.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { problemOf, problemText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { ChangeTable } from "./change-table.tsx";

interface DecisionDialogProps {
  companyId: string;
  request: ChangeRequest;
  decision: "approve" | "reject";
  onClose: () => void;
}

export function DecisionDialog({ companyId, request, decision, onClose }: DecisionDialogProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const approve = useApproveChangeRequest();
  const reject = useRejectChangeRequest();
  const [note, setNote] = useState("");
  const [replace, setReplace] = useState(false);
  const { isPending, error } = decision === "approve" ? approve : reject;
  const clashes = decision === "approve" && request.conflict;
  const decide = async (): Promise<void> => {
    const path = { companyId, changeRequestId: request.id };
    const said = { note: note.trim() || null };
    try {
      await (decision === "approve"
        ? approve.mutateAsync({ path, body: { ...said, ...(clashes && { replace }) } })
        : reject.mutateAsync({ path, body: said }));
      toast({ text: t(decision === "approve" ? "change-requests.approved" : "change-requests.rejected") });
      onClose();
    } catch (failure) {
      const problem = problemOf(failure);
      // Told below, with what has changed meanwhile; a request that is decided leaves the list, and this dialog with it.
      if (problem?.code === "not-waiting") toast({ kind: "error", text: t("change-requests.decidedMeanwhile") });
      if (problem?.status === 409) void invalidate.listChangeRequests(queryClient, { path: { companyId } });
    }
  };
  return (
    <Dialog
      open
      width="42rem"
      title={t(`change-requests.${decision}Title`, { name: request.fullName })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="solid"
            colorPalette={decision === "reject" ? "danger" : "accent"}
            loading={isPending}
            disabled={clashes && !replace}
            onClick={() => void decide()}
          >
            {t(`change-requests.${decision}`)}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <ChangeTable changes={request.changes} settled={false} />
        {clashes && (
          <LabelledCheckbox checked={replace} onChange={(event) => setReplace(event.target.checked)}>
            {t("change-requests.replace")}
          </LabelledCheckbox>
        )}
        <Field label={t("change-requests.note")} optional help={t("change-requests.noteHelp")}>
          <AutoTextarea value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {error && (
          <chakra.p role="alert" color="danger.text">
            {problemOf(error)?.code === "changed-meanwhile"
              ? t("change-requests.changedMeanwhile")
              : problemText(t, error)}
          </chakra.p>
        )}
      </chakra.div>
    </Dialog>
  );
}
