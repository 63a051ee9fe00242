/** Latest unread notifications by kind. */
import { css } from "#generated/styles/css/index.js";
import { Loaded } from "../../../kit/loaded.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Link } from "../../../kit/link.tsx";
import { useLatest } from "../../../layout/notifications/latest.ts";
import { NoticeGroups } from "../../../layout/notifications/notice-groups.tsx";
import { NoticeShapes } from "../../../layout/notifications/notice-skeleton.tsx";
import { useMarks } from "../../../layout/notifications/use-marks.ts";
import { useText } from "../../../messages/use-text.ts";

const waitingLines = 4;

export function UnreadNotices() {
  const t = useText();
  const latest = useLatest();
  const { setRead } = useMarks();
  return (
    <Card className={css({ overflow: "hidden" })}>
      <div
        className={css({
          display: "flex",
          alignItems: "baseline",
          justifyContent: "space-between",
          gap: "3",
          px: "5",
          pt: "5",
          pb: "2",
        })}
      >
        <CardTitle>{t("dashboard.unread")}</CardTitle>
        <Link to="/me/notifications">{t("dashboard.all")}</Link>
      </div>
      <Loaded query={latest} waiting={<NoticeShapes lines={waitingLines} />}>
        {({ items, unreadCount }) => {
          const unread = items.filter(({ readAt }) => readAt === null);
          if (unread.length === 0)
            return (
              <p className={css({ px: "5", pb: "5", color: "text.muted" })}>{t("notifications.noneUnreadText")}</p>
            );
          return (
            <div className={css({ px: "2", pb: "2" })} role="group" aria-label={t("dashboard.unread")}>
              <NoticeGroups notices={unread} whole={unread.length === unreadCount} onRead={setRead} />
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
