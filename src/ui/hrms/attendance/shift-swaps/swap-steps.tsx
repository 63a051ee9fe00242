/** What can be done with a swap: answer it, decide it under Approvals, or take one's own back. */
import { Check, CheckCheck, Undo2, X } from "lucide-react";
import { useAnswerShiftSwap, useWithdrawShiftSwap } from "#generated/hrms/hooks/shift-swaps.ts";
import type { ShiftSwap } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { attendanceProblem } from "../shared/problem-text.ts";

export function SwapSteps({ row, scope: { companyId = "" } }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const format = useFormat();
  const answer = useAnswerShiftSwap();
  const withdraw = useWithdrawShiftSwap();
  const attempt = useAttempt(attendanceProblem);
  const swap = row as unknown as ShiftSwap;
  const path = { companyId, shiftSwapId: swap.id };
  const approvals: string = `/companies/${companyId}/approvals`;
  const isOpen = swap.status === "asked" || swap.status === "submitted";
  return (
    <>
      {isOpen && swap.own && (
        <ConfirmButton
          icon={Undo2}
          danger
          title={t("attendance-tools.withdrawTitle")}
          action={t("attendance-tools.withdraw")}
          onConfirm={() => attempt(() => withdraw.mutateAsync({ path }), t("attendance-tools.withdrawn"))}
        >
          {t("attendance-tools.withdrawText")}
        </ConfirmButton>
      )}
      {swap.mayAnswer && (
        <>
          <Button
            loading={answer.isPending}
            onClick={() =>
              void attempt(
                () => answer.mutateAsync({ path, body: { agree: false } }),
                t("attendance-tools.swapDeclined"),
              )
            }
          >
            <X size={16} aria-hidden />
            {t("attendance-tools.swapDecline")}
          </Button>
          <ConfirmButton
            icon={Check}
            button={{ variant: "solid" }}
            title={t("attendance-tools.swapAgreeTitle")}
            action={t("attendance-tools.swapAgree")}
            onConfirm={() =>
              attempt(() => answer.mutateAsync({ path, body: { agree: true } }), t("attendance-tools.swapAgreed"))
            }
          >
            {t("attendance-tools.swapAgreeText", {
              date: format.date(swap.date),
              other: format.date(swap.colleagueDate),
            })}
          </ConfirmButton>
        </>
      )}
      {swap.mayDecide && (
        <ButtonLink to={approvals} variant="solid">
          <CheckCheck size={16} aria-hidden />
          {t("attendance-tools.decide")}
        </ButtonLink>
      )}
    </>
  );
}
