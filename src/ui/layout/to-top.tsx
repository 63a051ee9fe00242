/** Back-to-top button of long pages. */
import { css } from "#generated/styles/css/index.js";
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";

export function ToTop() {
  const t = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setShown(scrollY > innerHeight);
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  if (!shown) return null;
  const up = (): void => {
    scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <div
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
