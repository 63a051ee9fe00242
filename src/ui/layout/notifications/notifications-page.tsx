/** All notifications of the signed-in person, page by page. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { CheckCheck } from "lucide-react";
import { useEffect } from "react";
import { useListNotifications } from "#generated/hrms/hooks/notifications.ts";
import { Button } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { Pager } from "../../kit/data-table/pager.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { queryOf, type NotificationsSearch } from "./notifications-search.ts";
import { NoticeRow } from "./notice-row.tsx";
import { NoticeSkeleton } from "./notice-skeleton.tsx";
import { useFocusKept } from "./use-focus-kept.ts";
import { useMarks } from "./use-marks.ts";
import { useNotices } from "./use-notices.ts";

const route = getRouteApi("/_app/me/notifications");

export function NotificationsPage() {
  const t = useText();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { show = "all" } = search;
  const { data, error, refetch, isPlaceholderData } = useListNotifications(
    { query: queryOf(search) },
    { placeholderData: keepPreviousData },
  );
  const noticeOf = useNotices();
  const { setRead, readAll } = useMarks();
  const list = useFocusKept();
  const go = (next: NotificationsSearch): void => void navigate({ search: next, resetScroll: false });
  const { page: shownPage } = data ?? {};
  useEffect(() => {
    // The server answers a page past the end with the last one.
    if (shownPage !== undefined && !isPlaceholderData && shownPage !== (search.page ?? 1))
      void navigate({ search: { ...search, page: shownPage }, replace: true });
  }, [shownPage, isPlaceholderData, search, navigate]);

  const content = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) return <NoticeSkeleton lines={8} />;
    if (data.total > 0) {
      return (
        <chakra.ul opacity={isPlaceholderData ? 0.6 : 1}>
          {data.items.map((notification) => (
            <NoticeRow
              key={notification.id}
              notification={notification}
              notice={noticeOf(notification)}
              onRead={setRead}
            />
          ))}
        </chakra.ul>
      );
    }
    return show === "all" ? (
      <EmptyState title={t("notifications.none")}>{t("notifications.noneText")}</EmptyState>
    ) : (
      <EmptyState
        title={t("notifications.noneUnread")}
        action={<Button onClick={() => go({})}>{t("notifications.showAll")}</Button>}
      >
        {t("notifications.noneUnreadText")}
      </EmptyState>
    );
  };
  const unread = data?.unreadCount ?? 0;
  return (
    <PageFrame
      title={t("notifications.title")}
      intro={t("notifications.intro")}
      actions={
        <Button
          aria-disabled={unread === 0 || undefined}
          opacity={unread === 0 ? 0.55 : 1}
          onClick={() => unread > 0 && readAll()}
        >
          <CheckCheck size={16} aria-hidden />
          {t("notifications.markAllRead")}
        </Button>
      }
    >
      <chakra.div ref={list} maxW="44rem">
        <Tabs
          id="show"
          label={t("notifications.filter")}
          value={show}
          tabs={[
            { name: "all", label: t("notifications.all") },
            { name: "unread", label: data ? `${t("notifications.unread")} (${unread})` : t("notifications.unread") },
          ]}
          onChange={(next) => go(next === "unread" ? { show: next } : {})}
        />
        <TabPanel id="show" value={show}>
          <Card p="0" mt="4" overflow="hidden">
            {content()}
            {data && data.total > data.pageSize && (
              <Pager
                page={data.page}
                pageSize={data.pageSize}
                total={data.total}
                onPage={(page) => go({ ...search, page })}
              />
            )}
          </Card>
        </TabPanel>
        <VisuallyHidden role="status">{data ? t("notifications.count", { count: unread }) : ""}</VisuallyHidden>
      </chakra.div>
    </PageFrame>
  );
}
