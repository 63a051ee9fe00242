/** What can be done with an invitation that is still open: send it again, or revoke it. */
import { Send, Undo2 } from "lucide-react";
import { useState } from "react";
import { useResendInvitation, useRevokeInvitation } from "#generated/hrms/hooks/invitations.ts";
import type { Row } from "../../areas/area.ts";
import { Button } from "../../kit/button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { accessProblem } from "./problem-text.ts";

export function InvitationSteps({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const may = useAbility().can("update", "invitations");
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const [asking, ask] = useState(false);
  if (!may || row.status === "accepted" || row.status === "revoked") return null;
  const path = { companyId: scope["companyId"] ?? "", invitationId: row.id };
  const email = String(row["email"]);
  const take = async (step: typeof resend | typeof revoke, done: "access.resent" | "access.revoked"): Promise<void> => {
    try {
      await step.mutateAsync({ path });
      toast({ text: t(done, { email }) });
    } catch (error) {
      toast({ kind: "error", text: accessProblem(t, error) });
    }
  };
  return (
    <>
      <Button onClick={() => ask(true)}>
        <Undo2 size={16} aria-hidden />
        {t("access.revoke")}
      </Button>
      <Button variant="solid" loading={resend.isPending} onClick={() => void take(resend, "access.resent")}>
        <Send size={16} aria-hidden />
        {t("access.resend")}
      </Button>
      {asking && (
        <ConfirmDialog open danger title={t("access.revokeTitle", { email })} action={t("access.revoke")} onConfirm={() => take(revoke, "access.revoked")} onClose={() => ask(false)}>
          {t("access.revokeText")}
        </ConfirmDialog>
      )}
    </>
  );
}
