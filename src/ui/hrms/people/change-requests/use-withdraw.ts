/** Withdraws the user's own change request. */
import { useWithdrawChangeRequest } from "#generated/hrms/hooks/change-requests.ts";
import { problemText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

export function useWithdraw(companyId: string): (changeRequestId: string) => Promise<void> {
  const t = useText();
  const { mutateAsync } = useWithdrawChangeRequest();
  return async (changeRequestId) => {
    try {
      await mutateAsync({ path: { companyId, changeRequestId } });
      toast({ text: t("change-requests.withdrawn") });
    } catch (error) {
      toast({ text: problemText(t, error), kind: "error" });
    }
  };
}
