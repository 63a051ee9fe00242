/** At the head of a key: what was told once, and its end. */
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useRevokeApiKey } from "#generated/hrms/hooks/api-keys.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { integrationProblem } from "../shared/problem-text.ts";
import { SecretDialog } from "../shared/secret-dialog.tsx";
import { dropSecret, secretOf } from "../shared/secrets.ts";

export function KeySteps({ row }: { row: Row }) {
  const t = useText();
  const may = useAbility().can("delete", "api-keys");
  const revoke = useRevokeApiKey();
  const [asked, ask] = useState(false);
  const [secret, setSecret] = useState(() => secretOf(row.id));
  const name = String(row["name"]);
  const take = async (): Promise<void> => {
    try {
      await revoke.mutateAsync({ path: { apiKeyId: row.id } });
      toast({ text: t("integrations.revoked", { name }) });
    } catch (error) {
      toast({ kind: "error", text: integrationProblem(t, error) });
    }
  };
  return (
    <>
      {may && row.status !== "revoked" && (
        <Button onClick={() => ask(true)}>
          <KeyRound size={16} aria-hidden />
          {t("integrations.revoke")}
        </Button>
      )}
      {secret !== undefined && (
        <SecretDialog
          kind="key"
          secret={secret}
          onClose={() => {
            dropSecret(row.id);
            setSecret(undefined);
          }}
        />
      )}
      {asked && (
        <ConfirmDialog
          open
          danger
          title={t("integrations.revokeTitle", { name })}
          action={t("integrations.revoke")}
          onConfirm={take}
          onClose={() => ask(false)}
        >
          {t("integrations.revokeText")}
        </ConfirmDialog>
      )}
    </>
  );
}
