/** Avatar with a status dot, and the status in words. */
import { css } from "#generated/styles/css/index.js";
import { chatStatusValues, type ChatStatus } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { StatusDot, type Tone } from "../../kit/status-dot.tsx";
import { useText } from "../../messages/use-text.ts";

export const statuses = chatStatusValues;
const tones: Record<ChatStatus, Tone> = { online: "success", offline: "neutral", busy: "danger", away: "warning" };

interface PresenceProps {
  fullName: string;
  avatar: string | null;
  status: ChatStatus;
  size?: number;
}

export function Presence({ fullName, avatar, status, size = 36 }: PresenceProps) {
  const tone = tones[status];
  return (
    <span className={css({ position: "relative", display: "inline-flex", flexShrink: 0 })}>
      <Avatar name={fullName} src={avatar} size={size} />
      <span
        className={css({
          position: "absolute",
          insetBlockEnd: "0",
          insetInlineEnd: "0",
          boxSize: "2.5",
          borderRadius: "full",
          borderWidth: "2px",
          borderColor: "surface",
          bg: tone === "neutral" ? "border.strong" : tone,
        })}
        aria-hidden
      />
    </span>
  );
}

export function StatusText({ status }: { status: ChatStatus }) {
  const t = useText();
  return <StatusDot tone={tones[status]}>{t(`chat.status.${status}`)}</StatusDot>;
}
