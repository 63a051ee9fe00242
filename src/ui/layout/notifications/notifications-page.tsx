/** Page with all notifications of the person. */
import { css } from "#generated/styles/css/index.js";
import { CheckCheck } from "lucide-react";
import { Fragment, useState } from "react";
import { listNotificationsOptions } from "#generated/hrms/hooks/notifications.ts";
import { Button } from "../../kit/button.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { choiceOf, choose } from "../../list/list-choice.ts";
import { ListRows } from "../../list/list-rows.tsx";
import { useAddressedList, useCleanAddress, useListAnswer } from "../../list/use-list.ts";
import { useListAddress } from "../../list/use-list-address.ts";
import { useText } from "../../messages/use-text.ts";
import { noticesList, queryOf } from "./notifications-list.ts";
import { byKind, moreExpiries } from "./notice-kinds.ts";
import { NoticeRow } from "./notice-row.tsx";
import { NoticeShapes } from "./notice-skeleton.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";
import { useMarks } from "./use-marks.ts";
import { useNotices } from "./use-notices.ts";

export function NotificationsPage() {
  const t = useText();
  const list = useAddressedList({ contract: noticesList, ...useListAddress() });
  useCleanAddress(list);
  const answer = useListAnswer(list, listNotificationsOptions({ query: queryOf(list.state) }));
  const noticeOf = useNotices();
  const groups = answer.rows && byKind(answer.rows);
  /** The kind above the first notification of each. */
  const kindsById = new Map(groups?.map(({ kind, notices }) => [notices[0]?.id, kind]));
  const sorted = groups?.flatMap(({ notices }) => notices);
  const [unfolded, unfold] = useState<string>();
  const folded = sorted && unfolded !== sorted[0]?.id ? moreExpiries(sorted) : [];
  const { setRead, readAll } = useMarks();
  const rows = useKeepFocus();
  const show = choiceOf(list, "show") === "unread" ? "unread" : "all";
  const open = (tab: typeof show): void => list.change(choose(list, "show", tab));
  const unread = answer.data?.unreadCount ?? 0;
  return (
    <PageFrame
      title={t("notifications.title")}
      intro={t("notifications.intro")}
      actions={
        <Button inactive={unread === 0} onClick={() => readAll()}>
          <CheckCheck size={16} aria-hidden />
          {t("notifications.markAllRead")}
        </Button>
      }
    >
      <div ref={rows} className={css({ maxW: "44rem" })}>
        <Tabs
          id="show"
          label={t("notifications.filter")}
          value={show}
          tabs={[
            { name: "all", label: t("notifications.all") },
            {
              name: "unread",
              label: answer.data ? `${t("notifications.unread")} (${unread})` : t("notifications.unread"),
            },
          ]}
          onChange={open}
        />
        <TabPanel id="show" value={show}>
          <div className={css({ mt: "4" })}>
            <ListRows
              answer={{ ...answer, rows: sorted }}
              onPage={(page) => list.change({ page })}
              waiting={<NoticeShapes lines={8} />}
              row={(notification) =>
                folded.includes(notification) ? (
                  folded[0] === notification && (
                    <li key={notification.id} className={css({ px: "3", py: "2" })}>
                      <Button size="sm" variant="ghost" onClick={() => unfold(sorted?.[0]?.id)}>
                        {t("notifications.moreExpiries", { count: folded.length })}
                      </Button>
                    </li>
                  )
                ) : (
                  <Fragment key={notification.id}>
                    {kindsById.has(notification.id) && (
                      <li>
                        <h2
                          className={css({
                            px: "3",
                            pt: "4",
                            pb: "1",
                            fontSize: "sm",
                            fontWeight: "medium",
                            color: "text.muted",
                          })}
                        >
                          {t(`notifications.kind.${kindsById.get(notification.id) ?? "news"}`)}
                        </h2>
                      </li>
                    )}
                    <NoticeRow notification={notification} notice={noticeOf(notification)} onRead={setRead} />
                  </Fragment>
                )
              }
              empty={
                show === "all" ? (
                  <EmptyState title={t("notifications.none")}>{t("notifications.noneText")}</EmptyState>
                ) : (
                  <EmptyState
                    title={t("notifications.noneUnread")}
                    action={<Button onClick={() => open("all")}>{t("notifications.showAll")}</Button>}
                  >
                    {t("notifications.noneUnreadText")}
                  </EmptyState>
                )
              }
            />
          </div>
        </TabPanel>
        <VisuallyHidden role="status">{answer.data ? t("notifications.count", { count: unread }) : ""}</VisuallyHidden>
      </div>
    </PageFrame>
  );
}
