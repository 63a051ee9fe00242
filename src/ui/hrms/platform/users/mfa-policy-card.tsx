/** Whether all platform accounts need two-step verification. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { getPlatformMfaPolicyOptions, useUpdatePlatformMfaPolicy } from "#generated/hrms/hooks/platform-users.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { problemText } from "../../../kit/problem.ts";
import { Switch } from "../../../kit/switch.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

export function MfaPolicyCard() {
  const t = useText();
  const may = useAbility().can("update", "platform-users");
  const rule = useQuery(getPlatformMfaPolicyOptions());
  const change = useUpdatePlatformMfaPolicy();
  const error = rule.error ?? change.error;
  return (
    <Card padded className={css({ w: { base: "full", "2xl": "18rem" }, flexShrink: "0", display: "grid", gap: "3" })}>
      <CardTitle>{t("users.mfa")}</CardTitle>
      <p className={css({ color: "text.muted" })}>{t("users.mfaPolicyText")}</p>
      <Switch
        name="mfaPolicy"
        disabled={!may || !rule.data || change.isPending}
        checked={rule.data?.mfaPolicy === "required"}
        onChange={(required) => change.mutate({ body: { mfaPolicy: required ? "required" : "optional" } })}
      >
        {t("users.mfaPolicy")}
      </Switch>
      {error && (
        <Alert tone="danger" live="alert">
          {problemText(t, error)}
        </Alert>
      )}
    </Card>
  );
}
