/** Lifecycle actions of a package: publish, retire, copy. */
import { useNavigate } from "@tanstack/react-router";
import { Archive, Copy, Rocket } from "lucide-react";
import { useState } from "react";
import { useClonePackage, usePublishPackage, useRetirePackage } from "#generated/hrms/hooks/packages.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { CloneDialog } from "../../access/shared/clone-dialog.tsx";
import { accessProblem } from "../../access/shared/problem-text.ts";
import { useMayEdit } from "../../access/shared/use-may-edit.ts";

export function PackageSteps({ row, base }: { row: Row; base: string }) {
  const t = useText();
  const mayEdit = useMayEdit("packages");
  const navigate = useNavigate();
  const [cloning, setCloning] = useState(false);
  const [clone, publish, retire] = [useClonePackage(), usePublishPackage(), useRetirePackage()];
  const attempt = useAttempt(accessProblem);
  if (!mayEdit) return null;
  const path = { packageId: row.id };
  const name = String(row["name"]);
  return (
    <>
      <Button onClick={() => setCloning(true)}>
        <Copy size={16} aria-hidden />
        {t("access.clone")}
      </Button>
      {row.status === "draft" && (
        <ConfirmButton
          icon={Rocket}
          title={t("access.publishTitle", { name })}
          action={t("access.publish")}
          onConfirm={() => attempt(() => publish.mutateAsync({ path }), t("access.published", { name }))}
        >
          {t("access.publishText")}
        </ConfirmButton>
      )}
      {row.status === "published" && (
        <ConfirmButton
          icon={Archive}
          title={t("access.retireTitle", { name })}
          action={t("access.retire")}
          onConfirm={() => attempt(() => retire.mutateAsync({ path }), t("access.retired", { name }))}
        >
          {t("access.retireText")}
        </ConfirmButton>
      )}
      {cloning && (
        <CloneDialog
          title={t("access.cloneTitle", { name })}
          help={t("access.clonePackageText")}
          from={{ code: String(row["code"]), name }}
          clone={(body) => clone.mutateAsync({ path, body })}
          onCloned={({ id }) => void navigate({ to: `${base}/${id}` })}
          onClose={() => setCloning(false)}
        />
      )}
    </>
  );
}
