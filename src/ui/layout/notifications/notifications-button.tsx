/** Bell in the navbar; its count loads when the page is idle, its list when it opens. */
import { Bell } from "lucide-react";
import { part } from "../../detail/part.ts";
import { useText } from "../../messages/use-text.ts";
import { PanelButton } from "../panel-button.tsx";
import { whenIdle } from "../when-idle.tsx";

const UnreadBadge = whenIdle(async () => (await import("./unread-badge.tsx")).UnreadBadge);
const NotificationsPanel = part(
  async () => (await import("./notifications-panel.tsx")).NotificationsPanel,
  "notifications",
);

export function NotificationsButton() {
  const t = useText();
  return (
    <PanelButton
      label={t("shell.notifications")}
      icon={Bell}
      data-tour="notifications"
      badge={(id) => <UnreadBadge id={id} />}
    >
      {(close) => <NotificationsPanel onClose={close} />}
    </PanelButton>
  );
}
