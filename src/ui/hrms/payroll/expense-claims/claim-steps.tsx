/** What can be done with a waiting claim: decide it under Approvals, or take one's own back. */
import { CheckCheck, Undo2 } from "lucide-react";
import { useWithdrawExpenseClaim } from "#generated/hrms/hooks/expense-claims.ts";
import type { Row } from "../../../crud/area.ts";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { problemOf, problemText } from "../../../kit/problem.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { type Text, useText } from "../../../messages/use-text.ts";

const claimProblem = (t: Text, error: unknown): string =>
  problemOf(error)?.code === "decided" ? t("expense-claims.fault.decided") : problemText(t, error);

export function ClaimSteps({ row, scope: { companyId = "" } }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const withdraw = useWithdrawExpenseClaim();
  const attempt = useAttempt(claimProblem);
  if (row.status !== "submitted") return null;
  const approvals: string = `/companies/${companyId}/approvals`;
  return (
    <>
      {row["own"] === true && (
        <ConfirmButton
          icon={Undo2}
          danger
          title={t("expense-claims.withdrawTitle")}
          action={t("expense-claims.withdraw")}
          onConfirm={() =>
            attempt(
              () => withdraw.mutateAsync({ path: { companyId, expenseClaimId: row.id } }),
              t("expense-claims.withdrawn"),
            )
          }
        >
          {t("expense-claims.withdrawText")}
        </ConfirmButton>
      )}
      {row["mayDecide"] === true && (
        <ButtonLink to={approvals} variant="solid">
          <CheckCheck size={16} aria-hidden />
          {t("expense-claims.decide")}
        </ButtonLink>
      )}
    </>
  );
}
