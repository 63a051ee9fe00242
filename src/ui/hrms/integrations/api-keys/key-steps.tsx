/** Actions of an API key, and the dialog with its secret. */
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useRevokeApiKey } from "#generated/hrms/hooks/api-keys.ts";
import type { Row } from "../../../crud/area.ts";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { integrationProblem } from "../shared/problem-text.ts";
import { SecretDialog } from "../shared/secret-dialog.tsx";
import { dropSecret, secretOf } from "../shared/secrets.ts";

export function KeySteps({ row }: { row: Row }) {
  const t = useText();
  const may = useAbility().can("delete", "api-keys");
  const revoke = useRevokeApiKey();
  const attempt = useAttempt(integrationProblem);
  const [secret, setSecret] = useState(() => secretOf(row.id));
  const name = String(row["name"]);
  const take = () =>
    attempt(() => revoke.mutateAsync({ path: { apiKeyId: row.id } }), t("integrations.revoked", { name }));
  return (
    <>
      {may && row.status !== "revoked" && (
        <ConfirmButton
          icon={KeyRound}
          danger
          title={t("integrations.revokeTitle", { name })}
          action={t("integrations.revoke")}
          onConfirm={take}
        >
          {t("integrations.revokeText")}
        </ConfirmButton>
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
    </>
  );
}
