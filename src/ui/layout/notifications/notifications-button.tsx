/** Bell in the navbar; count and list load when the page is idle. */
import { chakra } from "@chakra-ui/react";
import { Bell } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { IconButton } from "../../kit/button.tsx";
import { Popover } from "../../kit/popover.tsx";
import { loadMessages } from "../../messages/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PanelWait } from "../panel-wait.tsx";
import { useIdle } from "../use-idle.ts";

const UnreadBadge = lazy(async () => ({ default: (await import("./unread-badge.tsx")).UnreadBadge }));
const NotificationsPanel = lazy(async () => {
  const [module] = await Promise.all([import("./notifications-panel.tsx"), loadMessages("notifications")]);
  return { default: module.NotificationsPanel };
});

export function NotificationsButton() {
  const t = useText();
  const id = useId();
  const idle = useIdle();
  return (
    <chakra.span position="relative" display="inline-flex">
      <Popover
        align="end"
        label={t("shell.notifications")}
        trigger={(props) => (
          <IconButton {...props} label={t("shell.notifications")} aria-describedby={`${id}-count`}>
            <Bell size={18} aria-hidden />
          </IconButton>
        )}
      >
        {(close) => (
          <PanelWait>
            <NotificationsPanel onClose={close} />
          </PanelWait>
        )}
      </Popover>
      {idle && (
        <Suspense>
          <UnreadBadge id={`${id}-count`} />
        </Suspense>
      )}
    </chakra.span>
  );
}
