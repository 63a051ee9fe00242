/** Opens the final settlement of a leaver: the one there is, else a new one. */
import { useNavigate } from "@tanstack/react-router";
import { Wallet } from "lucide-react";
import { useState } from "react";
import { listSettlements } from "#generated/hrms/client/settlements.ts";
import { useCreateSettlement } from "#generated/hrms/hooks/settlements.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";

export function SettleButton({ employee: { companyId, id } }: { employee: Pick<Employee, "companyId" | "id"> }) {
  const t = useText();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const create = useCreateSettlement();
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const path = { companyId };
      const { items } = await listSettlements({ path, query: { employeeId: id } });
      const settlement = items[0] ?? (await create.mutateAsync({ path, body: { employeeId: id } }));
      await navigate({ to: `/companies/${companyId}/settlements/${settlement.id}` as string });
    });
    setBusy(false);
  };
  return (
    <Button loading={busy} onClick={() => void open()}>
      <Wallet size={16} aria-hidden />
      {t("employees.settle")}
    </Button>
  );
}
