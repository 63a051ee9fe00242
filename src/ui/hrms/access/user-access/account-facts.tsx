/** State of a person's account: address, lock with its reason, devices, last sign-in. */
import { css } from "#generated/styles/css/index.js";
import type { TenantUserAccount } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones = { active: "success", locked: "danger", invited: "info" } as const;

export function AccountFacts({ account }: { account: TenantUserAccount }) {
  const t = useText();
  const format = useFormat();
  const { email, status, lockReason, lockedByPlatform, sessions, lastSignInAt } = account;
  return (
    <div className={css({ display: "grid", gap: "3", mb: "4" })}>
      <p className={css({ display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", color: "text.muted" })}>
        <StatusDot tone={tones[status]}>{t(`access.account.status.${status}`)}</StatusDot>
        <span className={css({ overflowWrap: "anywhere" })}>{email}</span>
        <span>{t("access.account.devices", { count: sessions })}</span>
        {lastSignInAt !== null && (
          <span>{t("access.account.lastSignIn", { when: format.relative(lastSignInAt) })}</span>
        )}
      </p>
      {status === "locked" && (
        <Alert tone="warning" title={t("access.account.lockedTitle")}>
          {lockedByPlatform ? t("access.account.byPlatform") : (lockReason ?? "")}
        </Alert>
      )}
    </div>
  );
}
