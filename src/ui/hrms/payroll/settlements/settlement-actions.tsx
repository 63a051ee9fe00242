/** The next step of a settlement; its pay run has the steps of approval and payment. */
import { Calculator, Ellipsis, FileDown, Wallet, X } from "lucide-react";
import { useState } from "react";
import { downloadSettlementLetter } from "#generated/hrms/client/settlements.ts";
import { useCancelSettlement, usePrepareSettlement } from "#generated/hrms/hooks/settlements.ts";
import { Button } from "../../../kit/button.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { ButtonLink } from "../../../kit/link.tsx";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { currentTexts } from "../../../messages/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { settlementProblem } from "./problem-text.ts";
import { isOpenSettlement, type SettlementTabProps } from "./settlement-tab.ts";

const running: readonly string[] = ["calculated", "submitted", "approved", "locked", "paid"];

export function SettlementActions({ companyId, settlement }: SettlementTabProps) {
  const t = useText();
  const ability = useAbility();
  const attempt = useAttempt(settlementProblem);
  const prepare = usePrepareSettlement();
  const cancel = useCancelSettlement();
  const [cancelling, setCancelling] = useState(false);
  const [saving, setSaving] = useState(false);
  const { id, fullName, employeeNo, status, runId, payslipId } = settlement;
  const path = { companyId, settlementId: id };
  const mayRun = ability.can("run", "settlements");
  const open = mayRun && isOpenSettlement(settlement);
  const mayCancel = mayRun && !settlement.calculating && ["draft", "calculated", "submitted"].includes(status);
  const hasRun = runId !== null && running.includes(status);
  const letter = async (): Promise<void> => {
    setSaving(true);
    await attempt(async () => {
      const { language } = currentTexts();
      const file = await downloadSettlementLetter({ path, query: { language } });
      return downloadFile(`settlement-${employeeNo}.pdf`, file as Blob, "application/pdf");
    });
    setSaving(false);
  };
  const start = (): void =>
    void attempt(() => prepare.mutateAsync({ path }), t("settlements.prepared", { name: fullName }));
  return (
    <>
      {mayCancel && (
        <Menu
          align="end"
          trigger={(props) => (
            <Button {...props} variant="outline" square aria-label={t("crud.actionsOf", { name: fullName })}>
              <Ellipsis size={18} aria-hidden />
            </Button>
          )}
        >
          <MenuItem icon={<X size={16} aria-hidden />} danger onSelect={() => setCancelling(true)}>
            {t("settlements.do.cancel")}
          </MenuItem>
        </Menu>
      )}
      {payslipId !== null && (
        <Button loading={saving} onClick={() => void letter()}>
          <FileDown size={16} aria-hidden />
          {t("settlements.do.letter")}
        </Button>
      )}
      {open && (
        <Button
          {...(status === "draft" && { variant: "solid" })}
          data-step="prepare"
          loading={prepare.isPending}
          onClick={start}
        >
          <Calculator size={16} aria-hidden />
          {t(status === "draft" ? "settlements.do.prepare" : "settlements.do.again")}
        </Button>
      )}
      {hasRun && (
        <ButtonLink
          to={`/companies/${companyId}/pay-runs/${runId}` as string}
          {...(status !== "paid" && { variant: "solid" })}
        >
          <Wallet size={16} aria-hidden />
          {t("settlements.do.run")}
        </ButtonLink>
      )}
      {cancelling && (
        <ReasonDialog
          title={t("settlements.cancelTitle", { name: fullName })}
          action={t("settlements.do.cancel")}
          danger
          done={t("settlements.cancelled", { name: fullName })}
          send={(body) => cancel.mutateAsync({ path, body })}
          onClose={() => setCancelling(false)}
        >
          {t("settlements.cancelText")}
        </ReasonDialog>
      )}
    </>
  );
}
