/** Notifications under a heading per kind; long groups start with their newest. */
import { css } from "#generated/styles/css/index.js";
import { useId, useState } from "react";
import type { Notification } from "#generated/hrms/schema.ts";
import { Button } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";
import { byKind, type NoticeGroup } from "./notice-kinds.ts";
import { NoticeRow } from "./notice-row.tsx";
import type { Marks } from "./use-marks.ts";
import { useNotices } from "./use-notices.ts";

const shownAtFirst = 3;

interface NoticeGroupsProps {
  notices: readonly Notification[];
  /** Whether there are no others: what is unread is counted only then. */
  whole: boolean;
  onRead: Marks["setRead"];
  onOpen?: () => void;
}

export function NoticeGroups({ notices, ...rest }: NoticeGroupsProps) {
  return byKind(notices).map((group) => <Group key={group.kind} group={group} {...rest} />);
}

function Group({
  group: { kind, notices, unread },
  whole,
  onRead,
  onOpen,
}: Omit<NoticeGroupsProps, "notices"> & { group: NoticeGroup }) {
  const t = useText();
  const id = useId();
  const noticeOf = useNotices();
  const [all, setAll] = useState(false);
  const more = notices.length - shownAtFirst;
  return (
    <div role="group" aria-labelledby={id}>
      <h3
        className={css({ px: "3", pt: "3", pb: "1", fontSize: "xs", fontWeight: "medium", color: "text.muted" })}
        id={id}
      >
        {t(`notifications.kind.${kind}`)}
        {whole && unread > 0 && ` · ${t("notifications.count", { count: unread })}`}
      </h3>
      <ul aria-labelledby={id}>
        {(all ? notices : notices.slice(0, shownAtFirst)).map((notification) => (
          <NoticeRow
            key={notification.id}
            notification={notification}
            notice={noticeOf(notification)}
            onRead={onRead}
            {...(onOpen && { onOpen })}
          />
        ))}
      </ul>
      {more > 0 && !all && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {t("notifications.moreOfKind", { count: more })}
        </Button>
      )}
    </div>
  );
}
