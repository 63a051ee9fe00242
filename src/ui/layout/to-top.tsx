/** Back-to-top button of long pages, above the page's button bar where one is in its way. */
import { css } from "#generated/styles/css/index.js";
import { ArrowUp } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useButtonBars } from "../kit/button-bars.ts";
import { IconButton } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";

/** Space below the button, and between it and a bar, in px. */
const gap = 16;

/** How far the button has to rise so that it covers no bar with buttons. */
function riseOf(button: HTMLElement, bars: readonly HTMLElement[]): number {
  const { offsetHeight } = button;
  const bottom = innerHeight - Number.parseFloat(getComputedStyle(button).bottom);
  const tops = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.top < bottom && bar.bottom > bottom - offsetHeight)
    .map(({ top }) => bottom - top + gap);
  return Math.max(0, ...tops);
}

export function ToTop() {
  const t = useText();
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const bars = useButtonBars();
  useEffect(() => {
    const onScroll = (): void => setShown(scrollY > innerHeight);
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  useLayoutEffect(() => {
    const button = place.current;
    if (!shown || !button) return;
    const rise = (): void => {
      button.style.translate = `0 ${-riseOf(button, bars)}px`;
    };
    rise();
    // A bar leaves the bottom of the window with its form, and grows with what it says.
    const sizes = new ResizeObserver(rise);
    for (const bar of bars) sizes.observe(bar);
    addEventListener("scroll", rise, { passive: true });
    addEventListener("resize", rise);
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", rise);
      removeEventListener("resize", rise);
    };
  }, [shown, bars]);
  if (!shown) return null;
  const up = (): void => {
    scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={place}
      data-to-top
      className={css({
        position: "fixed",
        insetBlockEnd: "calc(1rem + var(--footer-room, 0px))",
        insetInlineEnd: "4",
        zIndex: "docked",
      })}
    >
      <IconButton
        label={t("shell.toTop")}
        variant="outline"
        onClick={up}
        className={css({ bg: "raised", boxShadow: "floating" })}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
