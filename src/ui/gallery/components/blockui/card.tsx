/** Blocks a card while it reloads, then restores the focus. */
import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { BusyFrame } from "#src/ui/kit/busy-frame.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Stack } from "#src/ui/kit/example/stack.tsx";
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
        <chakra.div borderWidth="1px" borderColor="border" borderRadius="card" px="4" py="3">
          <chakra.ul>
            {staff.map((name) => (
              <chakra.li key={name} display="flex" alignItems="center" minH="8">
                <Link to="/components/$page" params={{ page: "avatar" }}>
                  {name}
                </Link>
              </chakra.li>
            ))}
          </chakra.ul>
          <Button size="sm" mt="2" onClick={() => setBusy(true)}>
            <RefreshCw size={16} aria-hidden />
            {t("showcase-overlays.blockui.fetch")}
          </Button>
        </chakra.div>
      </BusyFrame>
      <Result>{t("showcase-overlays.blockui.fetched", { count: fetched })}</Result>
    </Stack>
  );
}
