/** Recent activity of a user, newest first. */
import { css } from "#generated/styles/css/index.js";
import {
  Ban,
  CircleCheck,
  CreditCard,
  FileDown,
  ListChecks,
  LogIn,
  Pencil,
  ReceiptText,
  ShieldCheck,
  UserPlus,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { useListUserActivity } from "#generated/demo/hooks/users.ts";
import type { UserEvent } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { RelativeTime } from "../../kit/format.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { Timeline, TimelineItem } from "../../kit/timeline.tsx";
import { useText } from "../../messages/use-text.ts";
import { userPlanValues } from "#generated/demo/schema.ts";
import { CardSkeleton } from "./user-states.tsx";

const icons: Record<UserEvent["kind"], LucideIcon> = {
  joined: UserPlus,
  signedIn: LogIn,
  changed: Pencil,
  permissionsChanged: ShieldCheck,
  planChanged: CreditCard,
  suspended: Ban,
  reactivated: CircleCheck,
  invoicePaid: ReceiptText,
  taskCompleted: ListChecks,
  reportExported: FileDown,
};

const shownAtFirst = 8;

export function ActivityCard({ id }: { id: number }) {
  const t = useText();
  const { data, error, refetch } = useListUserActivity({ query: { id } });
  const [all, showAll] = useState(false);
  if (!data)
    return error ? (
      <Card padded>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <CardSkeleton lines={5} />
    );
  const { events } = data;
  const about = ({ kind, about: what }: UserEvent): string => {
    const plan = kind === "planChanged" ? userPlanValues.find((each) => each === what) : undefined;
    return plan ? t(`user.plan.${plan}`) : what;
  };
  return (
    <Card padded>
      <CardTitle className={css({ mb: "4" })}>{t("user.activity")}</CardTitle>
      {events.length === 0 ? (
        <EmptyState title={t("user.noActivity")}>{t("user.noActivityText")}</EmptyState>
      ) : (
        <Timeline label={t("user.activity")}>
          {(all ? events : events.slice(0, shownAtFirst)).map((event) => {
            const Icon = icons[event.kind];
            return (
              <TimelineItem
                key={event.id}
                icon={<Icon size={14} aria-hidden />}
                title={t(`user.event.${event.kind}`, { about: about(event) })}
                when={<RelativeTime value={event.at} />}
              />
            );
          })}
        </Timeline>
      )}
      {events.length > shownAtFirst && !all && (
        <Button size="sm" variant="ghost" onClick={() => showAll(true)} className={css({ mt: "3", mx: "-2.5" })}>
          {t("user.more")}
        </Button>
      )}
    </Card>
  );
}
