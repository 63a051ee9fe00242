/** What can be done with an invitation that is still open: send it again, confirm its address, or revoke it. */
import { chakra } from "@chakra-ui/react";
import { Send, ShieldCheck, Undo2 } from "lucide-react";
import { useState } from "react";
import { useConfirmInvitation, useResendInvitation, useRevokeInvitation } from "#generated/hrms/hooks/invitations.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { usePause, waitOf } from "../../../session/use-pause.ts";
import { accessProblem } from "../../access/shared/problem-text.ts";

export function InvitationSteps({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const may = useAbility().can("update", "invitations");
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const confirm = useConfirmInvitation();
  const pause = usePause();
  const [asking, ask] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const waits = row.status === "awaitingConfirmation";
  if (!may || row.status === "accepted" || row.status === "revoked") return null;
  const path = { companyId: scope["companyId"] ?? "", invitationId: row.id };
  const email = String(row["email"]);
  const take = async (
    step: typeof resend | typeof revoke | typeof confirm,
    done: "access.resent" | "access.revoked" | "access.confirmed",
  ): Promise<void> => {
    try {
      await step.mutateAsync({ path });
      toast({ text: t(done, { email }) });
      if (step === resend) pause.begin();
    } catch (error) {
      const wait = waitOf(error);
      if (wait !== undefined) return pause.begin(wait);
      toast({ kind: "error", text: accessProblem(t, error) });
    }
  };
  return (
    <>
      <Button onClick={() => ask(true)}>
        <Undo2 size={16} aria-hidden />
        {t("access.revoke")}
      </Button>
      {waits ? (
        row["mayConfirm"] === true && (
          <Button variant="solid" loading={confirm.isPending} onClick={() => setConfirming(true)}>
            <ShieldCheck size={16} aria-hidden />
            {t("access.confirm")}
          </Button>
        )
      ) : (
        <>
          {/* Not `disabled`: the focus would fall off it when it was just pressed. */}
          <Button
            variant="solid"
            loading={resend.isPending}
            aria-disabled={pause.left > 0 || undefined}
            opacity={pause.left > 0 ? 0.75 : 1}
            onClick={() => pause.left === 0 && void take(resend, "access.resent")}
          >
            <Send size={16} aria-hidden />
            <chakra.span fontVariantNumeric="tabular-nums">
              {pause.left > 0 ? t("access.resendIn", { seconds: pause.left }) : t("access.resend")}
            </chakra.span>
          </Button>
        </>
      )}
      {confirming && (
        <ConfirmDialog
          open
          title={t("access.confirmTitle", { email, person: String(row["employee"]) })}
          action={t("access.confirm")}
          onConfirm={() => take(confirm, "access.confirmed")}
          onClose={() => setConfirming(false)}
        >
          {t("access.confirmText", { by: row["createdBy"] === null ? "–" : String(row["createdBy"]) })}
        </ConfirmDialog>
      )}
      {asking && (
        <ConfirmDialog
          open
          danger
          title={t("access.revokeTitle", { email })}
          action={t("access.revoke")}
          onConfirm={() => take(revoke, "access.revoked")}
          onClose={() => ask(false)}
        >
          {t("access.revokeText")}
        </ConfirmDialog>
      )}
    </>
  );
}
