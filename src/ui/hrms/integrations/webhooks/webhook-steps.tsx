/** Actions of a webhook: pause, resume, rotate the secret, and the dialog that shows it. */
import { KeyRound, Pause, Play } from "lucide-react";
import { useState } from "react";
import { usePauseWebhook, useResumeWebhook, useRotateWebhookSecret } from "#generated/hrms/hooks/webhooks.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { integrationProblem } from "../shared/problem-text.ts";
import { SecretDialog } from "../shared/secret-dialog.tsx";
import { dropSecret, secretOf } from "../shared/secrets.ts";

/** How long the old secret stays valid after rotation. */
const overlapHours = 24;

export function WebhookSteps({ row }: { row: Row }) {
  const t = useText();
  const may = useAbility().can("update", "webhooks");
  const [pause, resume, rotate] = [usePauseWebhook(), useResumeWebhook(), useRotateWebhookSecret()];
  const attempt = useAttempt(integrationProblem);
  const [secret, setSecret] = useState(() => secretOf(row.id));
  const path = { webhookId: row.id };
  const name = String(row["name"]);
  const paused = row.status === "paused";

  const renew = () =>
    attempt(async () => {
      const changed = await rotate.mutateAsync({ path, body: { overlapHours } });
      setSecret(changed.secret);
    });

  return (
    <>
      {may && (
        <>
          <ConfirmButton
            icon={KeyRound}
            title={t("integrations.renewTitle", { name })}
            action={t("integrations.renew")}
            onConfirm={renew}
          >
            {t("integrations.renewText", { hours: overlapHours })}
          </ConfirmButton>
          <Button
            loading={pause.isPending || resume.isPending}
            onClick={() =>
              void attempt(
                () => (paused ? resume : pause).mutateAsync({ path }),
                t(paused ? "integrations.resumed" : "integrations.pausedNow", { name }),
              )
            }
          >
            {paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
            {t(paused ? "integrations.resume" : "integrations.pause")}
          </Button>
        </>
      )}
      {secret !== undefined && (
        <SecretDialog
          kind="secret"
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
