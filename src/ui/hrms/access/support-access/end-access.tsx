/** Ends a support access before its time. */
import { DoorClosed } from "lucide-react";
import { useState } from "react";
import { useEndSupportGrant } from "#generated/hrms/hooks/support-grants.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { platformProblem } from "../../platform/shared/problem-text.ts";

export function EndAccess({ row }: { row: Row }) {
  const t = useText();
  const may = useAbility().can("delete", "support-grants");
  const end = useEndSupportGrant();
  const [asked, ask] = useState(false);
  if (row.status !== "open" || !may) return null;
  const name = String(row["administrator"]);
  const take = async (): Promise<void> => {
    try {
      await end.mutateAsync({ path: { supportGrantId: row.id } });
      toast({ text: t("platform.ended", { name }) });
    } catch (error) {
      toast({ kind: "error", text: platformProblem(t, error) });
    }
  };
  return (
    <>
      <Button variant="solid" colorPalette="danger" onClick={() => ask(true)}>
        <DoorClosed size={16} aria-hidden />
        {t("platform.end")}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          danger
          title={t("platform.endTitle", { name })}
          action={t("platform.end")}
          onConfirm={take}
          onClose={() => ask(false)}
        >
          {t("platform.endText")}
        </ConfirmDialog>
      )}
    </>
  );
}
