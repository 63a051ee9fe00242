/** Active sessions by device, with sign-out for one or all others. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { invalidate, useEndMySession, useEndMySessions, useListMySessions } from "#generated/hrms/hooks/my-profile.ts";
import type { MySession } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { RelativeTime } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { deviceOf } from "./device.ts";

function SessionRow({
  session: { userAgent, ip, lastUsedAt, current },
  onEnd,
}: {
  session: MySession;
  onEnd: () => void;
}) {
  const t = useText();
  const { browser, system, mobile } = deviceOf(userAgent);
  const name =
    browser && system
      ? t("my-profile.device", { browser, system })
      : (browser ?? system ?? t("my-profile.deviceUnknown"));
  const Icon = mobile ? Smartphone : Monitor;
  return (
    <li
      className={css({
        display: "flex",
        alignItems: "center",
        gap: "3",
        py: "3",
        borderTopWidth: "1px",
        borderColor: "border",
      })}
    >
      <span className={css({ color: "text.muted" })}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={css({ flex: "1", minW: "0" })}>
        <p className={css({ fontWeight: "medium", overflowWrap: "anywhere" })} title={userAgent ?? undefined}>
          {name}
        </p>
        <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
          {current ? (
            <span className={css({ color: "success.text" })}>{t("my-profile.thisDevice")}</span>
          ) : (
            <RelativeTime value={lastUsedAt} />
          )}
          {ip !== null && ` · ${ip}`}
        </p>
      </div>
      {!current && (
        <Button size="sm" aria-label={t("my-profile.endNamed", { name })} onClick={onEnd}>
          {t("my-profile.end")}
        </Button>
      )}
    </li>
  );
}

export function SessionsPanel() {
  const t = useText();
  const queryClient = useQueryClient();
  const query = useListMySessions();
  const { mutateAsync: endOne } = useEndMySession();
  const { mutateAsync: endAll } = useEndMySessions();
  const [asking, setAsking] = useState(false);
  const attempt = useAttempt();
  const end = async (work: () => Promise<unknown>): Promise<void> => {
    await attempt(work, t("my-profile.ended"));
    await invalidate.listMySessions(queryClient);
  };
  const others = query.data?.items.some(({ current }) => !current) === true;
  return (
    <Card padded className={css({ pb: "2!", maxW: "form" })}>
      <CardHead title={t("my-profile.sessionsTitle")} text={t("my-profile.sessionsText")}>
        <Button disabled={!others} onClick={() => setAsking(true)}>
          {t("my-profile.endOthers")}
        </Button>
      </CardHead>
      <Loaded
        query={query}
        waiting={[1, 2, 3].map((row) => (
          <Skeleton key={row} css={{ h: "11", mb: "3" }} />
        ))}
      >
        {({ items }) => (
          <ul aria-label={t("my-profile.sessionsTitle")}>
            {items.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => void end(() => endOne({ path: { sessionId: session.id } }))}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <ConfirmDialog
        open={asking}
        title={t("my-profile.endOthersTitle")}
        action={t("my-profile.endOthers")}
        onConfirm={() => end(() => endAll({}))}
        onClose={() => setAsking(false)}
      >
        {t("my-profile.endOthersText")}
      </ConfirmDialog>
    </Card>
  );
}
