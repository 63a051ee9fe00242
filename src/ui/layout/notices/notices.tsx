/** Notices for a lost or restored connection and for a new app version. */
import { css } from "#generated/styles/css/index.js";
import { onlineManager } from "@tanstack/react-query";
import { RefreshCw, WifiOff } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../../kit/button.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { Notice } from "./notice.tsx";
import { useNewVersion } from "./use-new-version.ts";

const subscribe = (listener: () => void): (() => void) => onlineManager.subscribe(listener);

/** Online state as TanStack Query sees it; queries pause while offline. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

export function Notices() {
  const t = useText();
  const online = useOnline();
  const outdated = useNewVersion();
  const [later, setLater] = useState(false);
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (online && wasOffline.current) toast({ text: t("notices.online") });
    wasOffline.current = !online;
  }, [online, t]);
  return (
    <div
      className={css({
        position: "fixed",
        insetBlockEnd: "4",
        insetInlineStart: "4",
        zIndex: "overlay",
        w: "min(26rem, calc(100vw - 2rem))",
        display: "grid",
        gap: "2",
        pointerEvents: "none",
        "& > *": { pointerEvents: "auto" },
      })}
      data-notices
      role="status"
    >
      {!online && (
        <Notice icon={WifiOff} color="warning" title={t("notices.offline")}>
          {t("notices.offlineText")}
        </Notice>
      )}
      {outdated && !later && (
        <Notice
          icon={RefreshCw}
          color="info"
          title={t("notices.newVersion")}
          actions={
            <>
              <Button size="sm" variant="ghost" onClick={() => setLater(true)}>
                {t("notices.later")}
              </Button>
              {/* Forms with unsaved changes prompt before the reload. */}
              <Button size="sm" onClick={() => location.reload()}>
                {t("notices.reload")}
              </Button>
            </>
          }
        >
          {t("notices.newVersionText")}
        </Notice>
      )}
    </div>
  );
}
