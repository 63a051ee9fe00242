/** Labels and icons of user roles, plans and states. */
import { css } from "#generated/styles/css/index.js";
import { BookOpen, PenLine, ShieldCheck, UserRound, Wrench, type LucideIcon } from "lucide-react";
import type { User } from "#generated/demo/schema.ts";
import { StatusDot, type Tone } from "../../kit/status-dot.tsx";
import { useText } from "../../messages/use-text.ts";

const roleIcons: Record<User["role"], LucideIcon> = {
  admin: ShieldCheck,
  editor: PenLine,
  author: BookOpen,
  maintainer: Wrench,
  subscriber: UserRound,
};

const statusTones: Record<User["status"], Tone> = { active: "success", pending: "warning", inactive: "neutral" };

export function Role({ role }: Pick<User, "role">) {
  const t = useText();
  const Icon = roleIcons[role];
  return (
    <span
      className={css({
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        verticalAlign: "middle",
        "& svg": { color: "text.muted", flexShrink: 0 },
      })}
    >
      <Icon size={16} aria-hidden />
      {t(`user.role.${role}`)}
    </span>
  );
}

export function Status({ status }: Pick<User, "status">) {
  const t = useText();
  return <StatusDot tone={statusTones[status]}>{t(`user.status.${status}`)}</StatusDot>;
}
