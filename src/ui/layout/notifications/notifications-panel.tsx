/** Bell panel: latest notifications (all or unread) by kind, and a link to the full page. */
import { css } from "#generated/styles/css/index.js";
import { CheckCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useListNotifications } from "#generated/hrms/hooks/notifications.ts";
import type { NotificationPage } from "#generated/hrms/schema.ts";
import { IconButton } from "../../kit/button.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { useText } from "../../messages/use-text.ts";
import { useLatest } from "./latest.ts";
import { NoticeGroups } from "./notice-groups.tsx";
import { NoticeShapes } from "./notice-skeleton.tsx";
import { fetched } from "./notifications-list.ts";
import { useKeepFocus } from "./use-keep-focus.ts";
import { useMarks } from "./use-marks.ts";

type Show = "all" | "unread";

export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [show, setShow] = useState<Show>("all");
  const latest = useLatest();
  const all = useListNotifications({ query: { pageSize: fetched } }, { enabled: show === "all" });
  const unread = useListNotifications({ query: { pageSize: fetched, unread: true } }, { enabled: show === "unread" });
  const { setRead, readAll } = useMarks();
  const panel = useKeepFocus();
  useEffect(() => {
    // If the panel opened before its code loaded, the focus is still on the bell.
    const tab = panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    if (!panel.current?.contains(document.activeElement)) tab?.focus();
  }, [panel]);
  const count = latest.data?.unreadCount ?? 0;
  const list = ({ items, total }: NotificationPage) => {
    if (items.length === 0) {
      return show === "all" ? (
        <EmptyState title={t("notifications.none")}>{t("notifications.noneText")}</EmptyState>
      ) : (
        <EmptyState title={t("notifications.noneUnread")}>{t("notifications.noneUnreadText")}</EmptyState>
      );
    }
    return <NoticeGroups notices={items} whole={items.length === total} onRead={setRead} onOpen={onClose} />;
  };
  return (
    <div
      ref={panel}
      className={css({ m: "-3", display: "flex", flexDirection: "column", maxH: "min(31rem, calc(100dvh - 5rem))" })}
    >
      <div
        className={css({
          display: "flex",
          alignItems: "center",
          gap: "2",
          paddingInlineStart: "3",
          paddingInlineEnd: "2",
          h: "11",
          flexShrink: 0,
        })}
      >
        <h2 className={css({ fontWeight: "semibold" })}>{t("notifications.title")}</h2>
        <span className={css({ color: "text.muted", fontSize: "sm", flex: "1" })} role="status">
          {latest.data && t("notifications.count", { count })}
        </span>
        <IconButton size="sm" label={t("notifications.markAllRead")} inactive={count === 0} onClick={() => readAll()}>
          <CheckCheck size={18} aria-hidden />
        </IconButton>
      </div>
      <div className={css({ px: "3", flexShrink: 0 })}>
        <Tabs
          id="notices"
          label={t("notifications.filter")}
          value={show}
          tabs={[
            { name: "all", label: t("notifications.all") },
            { name: "unread", label: t("notifications.unread") },
          ]}
          onChange={setShow}
        />
      </div>
      <div className={css({ flex: "1", minH: "16rem", overflowY: "auto", overscrollBehavior: "contain" })}>
        <TabPanel id="notices" value={show}>
          <Loaded query={show === "all" ? all : unread} waiting={<NoticeShapes lines={4} />}>
            {list}
          </Loaded>
        </TabPanel>
      </div>
      <div className={css({ borderTopWidth: "1px", borderColor: "border", p: "2", flexShrink: 0 })}>
        <ButtonLink to="/me/notifications" variant="ghost" size="sm" onClick={onClose} className={css({ w: "full" })}>
          {t("notifications.showAll")}
        </ButtonLink>
      </div>
    </div>
  );
}
