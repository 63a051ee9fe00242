/** Actions of a pending invitation: resend, confirm the address, revoke. */
import { css } from "#generated/styles/css/index.js";
import { Send, ShieldCheck, Undo2 } from "lucide-react";
import { useConfirmInvitation, useResendInvitation, useRevokeInvitation } from "#generated/hrms/hooks/invitations.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
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
      <ConfirmButton
        icon={Undo2}
        danger
        title={t("access.revokeTitle", { email })}
        action={t("access.revoke")}
        onConfirm={() => take(revoke, "access.revoked")}
      >
        {t("access.revokeText")}
      </ConfirmButton>
      {waits ? (
        row["mayConfirm"] === true && (
          <ConfirmButton
            icon={ShieldCheck}
            button={{ variant: "solid", loading: confirm.isPending }}
            title={t("access.confirmTitle", { email, person: String(row["employee"]) })}
            action={t("access.confirm")}
            onConfirm={() => take(confirm, "access.confirmed")}
          >
            {t("access.confirmText", { by: row["createdBy"] === null ? "–" : String(row["createdBy"]) })}
          </ConfirmButton>
        )
      ) : (
        <Button
          variant="solid"
          loading={resend.isPending}
          inactive={pause.left > 0}
          onClick={() => void take(resend, "access.resent")}
        >
          <Send size={16} aria-hidden />
          <span className={css({ fontVariantNumeric: "tabular-nums" })}>
            {pause.left > 0 ? t("access.resendIn", { seconds: pause.left }) : t("access.resend")}
          </span>
        </Button>
      )}
    </>
  );
}
