/** Steps of a package's life: published, retired, and a copy to begin the next one from. */
import { useNavigate } from "@tanstack/react-router";
import { Archive, Copy, Rocket } from "lucide-react";
import { useState } from "react";
import { useClonePackage, usePublishPackage, useRetirePackage } from "#generated/hrms/hooks/packages.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { CloneDialog } from "../../access/shared/clone-dialog.tsx";
import { accessProblem } from "../../access/shared/problem-text.ts";
import { useMayKeep } from "../../access/shared/use-may-keep.ts";

export function PackageSteps({ row, base }: { row: Row; base: string }) {
  const t = useText();
  const mayKeep = useMayKeep("packages");
  const navigate = useNavigate();
  const [asked, ask] = useState<"publish" | "retire" | "clone" | null>(null);
  const clone = useClonePackage();
  const steps = { publish: usePublishPackage(), retire: useRetirePackage() };
  if (!mayKeep) return null;
  const name = String(row["name"]);
  const take = async (step: keyof typeof steps): Promise<void> => {
    try {
      await steps[step].mutateAsync({ path: { packageId: row.id } });
      toast({ text: t(step === "publish" ? "access.published" : "access.retired", { name }) });
    } catch (error) {
      toast({ kind: "error", text: accessProblem(t, error) });
    }
  };
  return (
    <>
      <Button onClick={() => ask("clone")}>
        <Copy size={16} aria-hidden />
        {t("access.clone")}
      </Button>
      {row.status === "draft" && (
        <Button onClick={() => ask("publish")}>
          <Rocket size={16} aria-hidden />
          {t("access.publish")}
        </Button>
      )}
      {row.status === "published" && (
        <Button onClick={() => ask("retire")}>
          <Archive size={16} aria-hidden />
          {t("access.retire")}
        </Button>
      )}
      {(asked === "publish" || asked === "retire") && (
        <ConfirmDialog
          open
          title={t(asked === "publish" ? "access.publishTitle" : "access.retireTitle", { name })}
          action={t(asked === "publish" ? "access.publish" : "access.retire")}
          onConfirm={() => take(asked)}
          onClose={() => ask(null)}
        >
          {t(asked === "publish" ? "access.publishText" : "access.retireText")}
        </ConfirmDialog>
      )}
      {asked === "clone" && (
        <CloneDialog
          title={t("access.cloneTitle", { name })}
          help={t("access.clonePackageText")}
          from={{ code: String(row["code"]), name }}
          clone={(body) => clone.mutateAsync({ path: { packageId: row.id }, body })}
          onCloned={({ id }) => void navigate({ to: `${base}/${id}` })}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
