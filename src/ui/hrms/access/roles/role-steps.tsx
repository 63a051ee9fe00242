/** Actions of a role: copy and compare. */
import { useNavigate } from "@tanstack/react-router";
import { Copy, Scale } from "lucide-react";
import { useState } from "react";
import { useCloneRole } from "#generated/hrms/hooks/roles.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { CloneDialog } from "../shared/clone-dialog.tsx";

export function RoleSteps({ row, base }: { row: Row; base: string }) {
  const t = useText();
  const mayCreate = useAbility().can("create", "roles");
  const navigate = useNavigate();
  const [cloning, begin] = useState(false);
  const clone = useCloneRole();
  const name = useBuiltInName()("role", String(row["name"]));
  return (
    <>
      <ButtonLink to="/tenant/roles/compare" search={{ one: row.id }}>
        <Scale size={16} aria-hidden />
        {t("access.compare")}
      </ButtonLink>
      {mayCreate && (
        <Button onClick={() => begin(true)}>
          <Copy size={16} aria-hidden />
          {t("access.clone")}
        </Button>
      )}
      {cloning && (
        <CloneDialog
          title={t("access.cloneTitle", { name })}
          help={t("access.cloneRoleText")}
          from={{ code: String(row["code"]), name }}
          clone={(body) => clone.mutateAsync({ path: { roleId: row.id }, body })}
          onCloned={({ id }) => void navigate({ to: `${base}/${id}`, search: { tab: "rights" } as never })}
          onClose={() => begin(false)}
        />
      )}
    </>
  );
}
