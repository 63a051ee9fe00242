/** Ends a support access early. */
import { css } from "#generated/styles/css/index.js";
import { DoorClosed } from "lucide-react";
import { useEndSupportGrant } from "#generated/hrms/hooks/support-grants.ts";
import type { Row } from "../../../crud/area.ts";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { platformProblem } from "../../platform/shared/problem-text.ts";

export function EndAccess({ row }: { row: Row }) {
  const t = useText();
  const may = useAbility().can("delete", "support-grants");
  const end = useEndSupportGrant();
  const attempt = useAttempt(platformProblem);
  if (row.status !== "open" || !may) return null;
  const name = String(row["administrator"]);
  const take = () =>
    attempt(() => end.mutateAsync({ path: { supportGrantId: row.id } }), t("platform.ended", { name }));
  return (
    <ConfirmButton
      icon={DoorClosed}
      button={{ variant: "solid", className: css({ colorPalette: "danger" }) }}
      danger
      title={t("platform.endTitle", { name })}
      action={t("platform.end")}
      onConfirm={take}
    >
      {t("platform.endText")}
    </ConfirmButton>
  );
}
