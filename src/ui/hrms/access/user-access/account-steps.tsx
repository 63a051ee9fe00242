/** Actions on a person's account: lock, unlock, sign out everywhere, send a link to set a password, remove the second step. */
import { Ellipsis, Lock, LockOpen, LogOut, Mail, ShieldOff } from "lucide-react";
import { useState } from "react";
import {
  useEndTenantUserSessions,
  useLockTenantUser,
  useRemoveUserMfa,
  useSendTenantUserPasswordLink,
  useUnlockTenantUser,
} from "#generated/hrms/hooks/user-access.ts";
import type { EffectivePermissions } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { problemWords } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { ReasonDialog } from "../../platform/shared/reason-dialog.tsx";
import { RemoveMfaDialog } from "../shared/remove-mfa-dialog.tsx";

const accountProblem = problemWords({
  "last-owner": "access.account.lastOwner",
  "locked-by-platform": "access.account.byPlatform",
  "sent-recently": "access.account.sentRecently",
  "sso-required": "access.account.ssoRequired",
});

interface AccountStepsProps {
  userId: string;
  person: EffectivePermissions;
  own: boolean;
}

export function AccountSteps({ userId, person: { user: name, account, mfaEnrolledAt }, own }: AccountStepsProps) {
  const t = useText();
  const [asked, ask] = useState<"lock" | "removeMfa" | null>(null);
  const lock = useLockTenantUser();
  const unlock = useUnlockTenantUser();
  const endSessions = useEndTenantUserSessions();
  const sendLink = useSendTenantUserPasswordLink();
  const { mutateAsync: removeMfa } = useRemoveUserMfa();
  const take = useAttempt(accountProblem);
  if (account === null) return null;
  const path = { userId };
  const locked = account.status === "locked";
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <Button {...props} square aria-label={t("platform.steps")} data-tip={t("platform.steps")}>
            <Ellipsis size={18} aria-hidden />
          </Button>
        )}
      >
        <MenuItem
          icon={<Mail size={16} aria-hidden />}
          disabled={locked}
          onSelect={() =>
            void take(() => sendLink.mutateAsync({ path }), t("access.account.linkSent", { email: account.email }))
          }
        >
          {t(account.status === "invited" ? "access.account.resend" : "access.account.sendLink")}
        </MenuItem>
        {!own && (
          <MenuItem
            icon={<LogOut size={16} className="mirrored" aria-hidden />}
            disabled={account.sessions === 0}
            onSelect={() => void take(() => endSessions.mutateAsync({ path }), t("platform.sessionsEnded"))}
          >
            {t("platform.endSessions")}
          </MenuItem>
        )}
        {mfaEnrolledAt !== null && !own && (
          <MenuItem icon={<ShieldOff size={16} aria-hidden />} danger onSelect={() => ask("removeMfa")}>
            {t("mfa.remove")}
          </MenuItem>
        )}
      </Menu>
      {!own &&
        (locked ? (
          <Button
            variant="solid"
            loading={unlock.isPending}
            disabled={account.lockedByPlatform}
            onClick={() => void take(() => unlock.mutateAsync({ path }), t("platform.unlocked", { name }))}
          >
            <LockOpen size={16} aria-hidden />
            {t("platform.unlock")}
          </Button>
        ) : (
          <Button onClick={() => ask("lock")}>
            <Lock size={16} aria-hidden />
            {t("platform.lock")}
          </Button>
        ))}
      {asked === "lock" && (
        <ReasonDialog
          title={t("platform.lockTitle", { name })}
          text={t("platform.lockText")}
          action={t("platform.lock")}
          danger
          onTake={async (reason) => {
            await lock.mutateAsync({ path, body: { reason } });
            toast({ text: t("platform.locked", { name }) });
          }}
          onClose={() => ask(null)}
        />
      )}
      {asked === "removeMfa" && (
        <RemoveMfaDialog
          name={name}
          onRemove={(reason) => removeMfa({ path, body: { reason } })}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
