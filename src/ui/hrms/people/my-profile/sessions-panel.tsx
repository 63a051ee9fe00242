/** Active sessions by device, with sign-out for one or all others. */
import { chakra } from "@chakra-ui/react";
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
    <chakra.li display="flex" alignItems="center" gap="3" py="3" borderTopWidth="1px" borderColor="border">
      <chakra.span color="text.muted">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <chakra.p fontWeight="medium" overflowWrap="anywhere" title={userAgent ?? undefined}>
          {name}
        </chakra.p>
        <chakra.p color="text.muted" fontSize="sm" lineHeight="sm">
          {current ? (
            <chakra.span color="success.text">{t("my-profile.thisDevice")}</chakra.span>
          ) : (
            <RelativeTime value={lastUsedAt} />
          )}
          {ip !== null && ` · ${ip}`}
        </chakra.p>
      </chakra.div>
      {!current && (
        <Button size="sm" aria-label={t("my-profile.endNamed", { name })} onClick={onEnd}>
          {t("my-profile.end")}
        </Button>
      )}
    </chakra.li>
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
    <Card padded pb="2!" maxW="form">
      <CardHead title={t("my-profile.sessionsTitle")} text={t("my-profile.sessionsText")}>
        <Button disabled={!others} onClick={() => setAsking(true)}>
          {t("my-profile.endOthers")}
        </Button>
      </CardHead>
      <Loaded
        query={query}
        waiting={[1, 2, 3].map((row) => (
          <Skeleton key={row} h="11" mb="3" />
        ))}
      >
        {({ items }) => (
          <chakra.ul aria-label={t("my-profile.sessionsTitle")}>
            {items.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => void end(() => endOne({ path: { sessionId: session.id } }))}
              />
            ))}
          </chakra.ul>
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
