/** Approves or rejects a request, with a word to who has asked. */
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useApproveChangeRequest, useRejectChangeRequest } from "#generated/hrms/hooks/change-requests.ts";
import type { ChangeRequest } from "#generated/hrms/schema.ts";
import { AutoTextarea } from "../../kit/auto-textarea.tsx";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Field } from "../../kit/field.tsx";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { ChangeTable } from "./change-table.tsx";

interface DecisionDialogProps {
  companyId: string;
  request: ChangeRequest;
  decision: "approve" | "reject";
  onClose: () => void;
}

export function DecisionDialog({ companyId, request, decision, onClose }: DecisionDialogProps) {
  const t = useText();
  const approve = useApproveChangeRequest();
  const reject = useRejectChangeRequest();
  const [note, setNote] = useState("");
  const { mutateAsync, isPending, error } = decision === "approve" ? approve : reject;
  const decide = async (): Promise<void> => {
    try {
      await mutateAsync({ path: { companyId, changeRequestId: request.id }, body: { note: note.trim() || null } });
      toast({ text: t(decision === "approve" ? "change-requests.approved" : "change-requests.rejected") });
      onClose();
    } catch {
      // Told below.
    }
  };
  return (
    <Dialog
      open
      title={t(`change-requests.${decision}Title`, { name: request.fullName })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button variant="solid" colorPalette={decision === "reject" ? "danger" : "accent"} loading={isPending} onClick={() => void decide()}>
            {t(`change-requests.${decision}`)}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <ChangeTable changes={request.changes} />
        <Field label={t("change-requests.note")} optional help={t("change-requests.noteHelp")}>
          <AutoTextarea value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {error && (
          <chakra.p role="alert" color="danger.text">
            {problemText(t, error)}
          </chakra.p>
        )}
      </chakra.div>
    </Dialog>
  );
}
