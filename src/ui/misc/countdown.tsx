/** Countdown in days, hours, minutes and seconds. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useState } from "react";
import { useText } from "../messages/use-text.ts";

const second = 1_000;

export function useTimeLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), second / 4);
    return () => clearInterval(timer);
  }, [over]);
  return Math.max(0, Math.ceil((until - now) / second));
}

export function Countdown({ seconds }: { seconds: number }) {
  const t = useText();
  const parts = [
    ["days", Math.floor(seconds / 86_400)],
    ["hours", Math.floor(seconds / 3_600) % 24],
    ["minutes", Math.floor(seconds / 60) % 60],
    ["seconds", seconds % 60],
  ] as const;
  return (
    <div className={css({ w: "full", maxW: "26rem", mt: "6" })} role="timer" aria-label={t("misc.countdown")}>
      <dl
        className={css({
          display: "grid",
          gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
          gap: { base: "2", sm: "4" },
        })}
      >
        {parts.map(([unit, count]) => (
          <div
            key={unit}
            className={css({
              display: "flex",
              flexDirection: "column-reverse",
              bg: "surface",
              borderWidth: "1px",
              borderColor: "border",
              borderRadius: "card",
              py: "3",
            })}
          >
            <dt className={css({ color: "text.muted", fontSize: "xs", lineHeight: "xs" })}>
              {t(`misc.${unit}`, { count })}
            </dt>
            <dd
              className={css({
                fontSize: "3xl",
                lineHeight: "2.25rem",
                fontWeight: "semibold",
                fontVariantNumeric: "tabular-nums",
              })}
            >
              {String(count).padStart(2, "0")}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
