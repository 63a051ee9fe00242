/** Blocks a card while it reloads, then restores the focus. */
import { css } from "#generated/styles/css/index.js";
import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { BusyFrame } from "#src/ui/gallery/parts/busy-frame.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Link } from "#src/ui/kit/link.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

/** Simulated round trip. */
const roundTripMs = 2500;
const staff = ["Nadia Osman", "Kelvin Teo", "Ravi Pillai"] as const;

export function OneCard() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [fetched, setFetched] = useState(1);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => {
      setBusy(false);
      setFetched((before) => before + 1);
    }, roundTripMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <Stack>
      <BusyFrame busy={busy} label={t("showcase-overlays.blockui.fetching")}>
        <div className={css({ borderWidth: "1px", borderColor: "border", borderRadius: "card", px: "4", py: "3" })}>
          <ul>
            {staff.map((name) => (
              <li key={name} className={css({ display: "flex", alignItems: "center", minH: "8" })}>
                <Link to="/components/$page" params={{ page: "avatar" }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <Button size="sm" onClick={() => setBusy(true)} className={css({ mt: "2" })}>
            <RefreshCw size={16} aria-hidden />
            {t("showcase-overlays.blockui.fetch")}
          </Button>
        </div>
      </BusyFrame>
      <Result>{t("showcase-overlays.blockui.fetched", { count: fetched })}</Result>
    </Stack>
  );
}
