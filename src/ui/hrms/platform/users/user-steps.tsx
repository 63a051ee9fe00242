/** Actions on an account: lock, unlock, sign out, send a reminder; remove platform accounts. */
import { useNavigate } from "@tanstack/react-router";
import { Ellipsis, Lock, LockOpen, LogOut, Mail, ShieldOff, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  useEndPlatformUserSessions,
  useLockPlatformUser,
  useRemovePlatformUser,
  useRemovePlatformUserMfa,
  useResendVerification,
  useUnlockPlatformUser,
} from "#generated/hrms/hooks/platform-users.ts";
import type { PlatformUser } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAccount } from "../../../session/account.ts";
import { RemoveMfaDialog } from "../../access/shared/remove-mfa-dialog.tsx";
import { platformProblem } from "../shared/problem-text.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";

export function UserSteps({ user }: { user: PlatformUser }) {
  const t = useText();
  const navigate = useNavigate();
  const [asked, ask] = useState<"lock" | "remove" | "removeMfa" | null>(null);
  const lock = useLockPlatformUser();
  const unlock = useUnlockPlatformUser();
  const endSessions = useEndPlatformUserSessions();
  const resend = useResendVerification();
  const remove = useRemovePlatformUser();
  const removeMfa = useRemovePlatformUserMfa();
  const own = useAccount()?.id === user.id;
  const path = { userId: user.id };
  const name = user.name ?? user.email;
  const take = useAttempt(platformProblem);
  if (user.status === "removed") return null;
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
          icon={<LogOut size={16} className="mirrored" aria-hidden />}
          disabled={user.sessions === 0}
          onSelect={() => void take(() => endSessions.mutateAsync({ path }), t("platform.sessionsEnded"))}
        >
          {t("platform.endSessions")}
        </MenuItem>
        {(user.status === "invited" || !user.emailVerified) && (
          <MenuItem
            icon={<Mail size={16} aria-hidden />}
            onSelect={() => void take(() => resend.mutateAsync({ path, body: {} }), t("platform.invitationSent"))}
          >
            {t("platform.resend")}
          </MenuItem>
        )}
        {user.mfa && !own && (
          <MenuItem icon={<ShieldOff size={16} aria-hidden />} danger onSelect={() => ask("removeMfa")}>
            {t("mfa.remove")}
          </MenuItem>
        )}
        {user.kind === "platform" && (
          <MenuItem icon={<Trash2 size={16} aria-hidden />} danger onSelect={() => ask("remove")}>
            {t("platform.remove")}
          </MenuItem>
        )}
      </Menu>
      {user.status === "locked" ? (
        <Button
          variant="solid"
          loading={unlock.isPending}
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
      )}
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
          onRemove={(reason) => removeMfa.mutateAsync({ path, body: { reason } })}
          onClose={() => ask(null)}
        />
      )}
      {asked === "remove" && (
        <ConfirmDialog
          open
          danger
          title={t("platform.removeTitle", { name })}
          action={t("platform.remove")}
          onConfirm={() =>
            take(
              async () => {
                await remove.mutateAsync({ path });
                await navigate({ to: "/platform/$area", params: { area: "users" }, replace: true });
              },
              t("platform.removed", { name }),
            )
          }
          onClose={() => ask(null)}
        >
          {t("platform.removeText")}
        </ConfirmDialog>
      )}
    </>
  );
}
